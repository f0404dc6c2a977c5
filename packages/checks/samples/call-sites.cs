// Prints where the compiled samples use what the library has that they are compiled against: file and
// line, type, member and parameters, separated by tabs. call-sites.ts reads it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using Mono.CompilerServices.SymbolWriter;
internal static class CallSites {
    /// <summary>The arguments are the samples and the library.</summary>
    private static void Main(string[] arguments) {
        // The compiler has the reader of what it writes.
        string compiler = Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location), "mcs.exe");
        AppDomain.CurrentDomain.AssemblyResolve += (_, wanted) => wanted.Name.StartsWith("mcs,") ? Assembly.LoadFrom(compiler) : null;
        Print(Assembly.LoadFrom(arguments[0]), Assembly.LoadFrom(arguments[1]));
    }

    private static void Print(Assembly samples, Assembly library) {
        MonoSymbolFile symbols = MonoSymbolFile.ReadSymbolFile(samples.Location + ".mdb");
        foreach (MethodBase method in samples.GetTypes().SelectMany(type => type.GetMembers(Uses.Declared)).OfType<MethodBase>()) {
            MethodEntry entry = method.GetMethodBody() == null ? null : symbols.GetMethodByToken(method.MetadataToken);
            if (entry == null) continue;
            string file = entry.CompileUnit.SourceFile.FileName;
            LineNumberEntry[] lines = entry.GetLineNumberTable().LineNumbers;
            foreach (KeyValuePair<int, MemberInfo> use in Uses.In(method)) {
                LineNumberEntry line = lines.LastOrDefault(one => one.Offset <= use.Key && !one.IsHidden);
                MemberInfo member = Uses.Definition(use.Value);
                if (line == null || member.DeclaringType.Assembly != library) continue;
                Console.WriteLine(string.Join("\t", Path.GetFileName(file), line.Row, Uses.NameOf(member.DeclaringType), member is ConstructorInfo ? "#ctor" : member.Name, ParametersOf(member)));
            }
        }
    }

    private static string ParametersOf(MemberInfo member) {
        ParameterInfo[] parameters = member is MethodBase ? ((MethodBase)member).GetParameters() : member is PropertyInfo ? ((PropertyInfo)member).GetIndexParameters() : new ParameterInfo[0];
        return string.Join(", ", parameters.Select(one => (!one.ParameterType.IsByRef ? "" : one.IsOut ? "out " : "ref ") + Uses.NameOf(one.ParameterType)));
    }
}
