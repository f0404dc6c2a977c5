// Prints where the compiled samples use what the library has that they are compiled against: file and
// line, type, member and parameters, separated by tabs. call-sites.ts reads it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Mono.CompilerServices.SymbolWriter;
internal static class CallSites {
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private static readonly Dictionary<ushort, OpCode> Codes = typeof(OpCodes).GetFields().Select(field => (OpCode)field.GetValue(null)).ToDictionary(code => (ushort)code.Value);

    /// <summary>The arguments are the samples and the library.</summary>
    private static void Main(string[] arguments) {
        // The compiler has the reader of what it writes.
        string compiler = Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location), "mcs.exe");
        AppDomain.CurrentDomain.AssemblyResolve += (_, wanted) => wanted.Name.StartsWith("mcs,") ? Assembly.LoadFrom(compiler) : null;
        Print(Assembly.LoadFrom(arguments[0]), Assembly.LoadFrom(arguments[1]));
    }

    private static void Print(Assembly samples, Assembly library) {
        MonoSymbolFile symbols = MonoSymbolFile.ReadSymbolFile(samples.Location + ".mdb");
        foreach (MethodBase method in samples.GetTypes().SelectMany(type => type.GetMembers(Declared)).OfType<MethodBase>()) {
            MethodEntry entry = method.GetMethodBody() == null ? null : symbols.GetMethodByToken(method.MetadataToken);
            if (entry == null) continue;
            string file = entry.CompileUnit.SourceFile.FileName;
            LineNumberEntry[] lines = entry.GetLineNumberTable().LineNumbers;
            foreach (KeyValuePair<int, MemberInfo> use in UsesIn(method)) {
                LineNumberEntry line = lines.LastOrDefault(one => one.Offset <= use.Key && !one.IsHidden);
                MemberInfo member = use.Value;
                if (line == null || member.DeclaringType.Assembly != library) continue;
                Console.WriteLine(string.Join("\t", Path.GetFileName(file), line.Row, NameOf(member.DeclaringType), member is ConstructorInfo ? "#ctor" : member.Name, ParametersOf(member)));
            }
        }
    }

    /// <summary>The members that a method overrides, calls, reads, writes or makes handlers of, with their places in its code.</summary>
    private static IEnumerable<KeyValuePair<int, MemberInfo>> UsesIn(MethodBase method) {
        MethodInfo own = method as MethodInfo;
        if (own != null && own.GetBaseDefinition() != own) yield return new KeyValuePair<int, MemberInfo>(0, Definition(own.GetBaseDefinition()));
        Type[] ofType = method.DeclaringType.IsGenericType ? method.DeclaringType.GetGenericArguments() : null;
        Type[] ofMethod = method.IsGenericMethod ? method.GetGenericArguments() : null;
        byte[] code = method.GetMethodBody().GetILAsByteArray();
        for (int at = 0; at < code.Length;) {
            int start = at;
            OpCode operation = Codes[code[at] == 0xfe ? (ushort)(code[at++] << 8 | code[at++]) : code[at++]];
            switch (operation.OperandType) {
                case OperandType.InlineField:
                case OperandType.InlineMethod:
                    MemberInfo member = Definition(method.Module.ResolveMember(BitConverter.ToInt32(code, at), ofType, ofMethod));
                    // Every class calls a constructor of its base, whether its source says so or not.
                    bool isBase = operation == OpCodes.Call && member is ConstructorInfo && !member.DeclaringType.IsValueType;
                    if (!isBase) yield return new KeyValuePair<int, MemberInfo>(start, member);
                    at += 4;
                    break;
                case OperandType.InlineNone: break;
                case OperandType.ShortInlineBrTarget:
                case OperandType.ShortInlineI:
                case OperandType.ShortInlineVar: at += 1; break;
                case OperandType.InlineVar: at += 2; break;
                case OperandType.InlineI8:
                case OperandType.InlineR: at += 8; break;
                case OperandType.InlineSwitch: at += 4 + 4 * BitConverter.ToInt32(code, at); break;
                default: at += 4; break;
            }
        }
    }

    /// <summary>As it is declared, without arguments for type parameters; the property or event for one of its accessors.</summary>
    private static MemberInfo Definition(MemberInfo member) {
        FieldInfo field = member as FieldInfo;
        if (field != null) return field.Module.ResolveField(field.MetadataToken);
        MethodBase method = member.Module.ResolveMethod(member.MetadataToken);
        if (!method.IsSpecialName || method.IsConstructor) return method;
        return method.DeclaringType.GetMembers(Declared).FirstOrDefault(one => AccessorsOf(one).Contains(method)) ?? (MemberInfo)method;
    }

    private static IEnumerable<MethodBase> AccessorsOf(MemberInfo member) {
        EventInfo raised = member as EventInfo;
        if (raised != null) return new[] { raised.GetAddMethod(true), raised.GetRemoveMethod(true) };
        return member is PropertyInfo ? ((PropertyInfo)member).GetAccessors(true) : new MethodBase[0];
    }

    private static string ParametersOf(MemberInfo member) {
        ParameterInfo[] parameters = member is MethodBase ? ((MethodBase)member).GetParameters() : member is PropertyInfo ? ((PropertyInfo)member).GetIndexParameters() : new ParameterInfo[0];
        return string.Join(", ", parameters.Select(one => (!one.ParameterType.IsByRef ? "" : one.IsOut ? "out " : "ref ") + NameOf(one.ParameterType)));
    }

    private static string NameOf(Type type) {
        if (type.HasElementType) return NameOf(type.GetElementType()) + (type.IsArray ? "[]" : "");
        string outer = type.IsGenericParameter ? "" : (type.IsNested ? NameOf(type.DeclaringType) : type.Namespace) + ".";
        string name = outer + type.Name.Split('`')[0];
        return type.IsGenericType ? name + "<" + string.Join(", ", type.GetGenericArguments().Select(NameOf)) + ">" : name;
    }
}
