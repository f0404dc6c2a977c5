// What compiled code uses, for call-sites.cs and others.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
internal static class Uses {
    internal const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private static readonly Dictionary<ushort, OpCode> Codes = typeof(OpCodes).GetFields().Select(field => (OpCode)field.GetValue(null)).ToDictionary(code => (ushort)code.Value);

    /// <summary>The members that a method overrides, calls, reads, writes or makes handlers of, with their places in its code.</summary>
    internal static IEnumerable<KeyValuePair<int, MemberInfo>> In(MethodBase method) {
        MethodInfo own = method as MethodInfo;
        if (own != null && own.GetBaseDefinition() != own) yield return new KeyValuePair<int, MemberInfo>(0, own.GetBaseDefinition());
        Type[] ofType = method.DeclaringType.IsGenericType ? method.DeclaringType.GetGenericArguments() : null;
        Type[] ofMethod = method.IsGenericMethod ? method.GetGenericArguments() : null;
        byte[] code = method.GetMethodBody().GetILAsByteArray();
        for (int at = 0; at < code.Length;) {
            int start = at;
            OpCode operation = Codes[code[at] == 0xfe ? (ushort)(code[at++] << 8 | code[at++]) : code[at++]];
            switch (operation.OperandType) {
                case OperandType.InlineField:
                case OperandType.InlineMethod:
                    MemberInfo member = method.Module.ResolveMember(BitConverter.ToInt32(code, at), ofType, ofMethod);
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
    internal static MemberInfo Definition(MemberInfo member) {
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

    internal static string NameOf(Type type) {
        if (type.HasElementType) return NameOf(type.GetElementType()) + (type.IsArray ? "[]" : "");
        string outer = type.IsGenericParameter ? "" : (type.IsNested ? NameOf(type.DeclaringType) : type.Namespace) + ".";
        string name = outer + type.Name.Split('`')[0];
        return type.IsGenericType ? name + "<" + string.Join(", ", type.GetGenericArguments().Select(NameOf)) + ">" : name;
    }
}
