// Prints what compiled answers declare and use, for judge.ts: the namespace of the answer, then a
// fact, separated by a tab. Compiled with uses.cs.
//   Door : RealtimeComponent<DoorModel>                              a base type or an interface
//   DoorModel._open [RealtimeProperty(1, True, True)]                an attribute
//   Door.Toggle > RealtimeComponent.RequestOwnership                 a use, in the order of the code
//   Door.Toggle > set DoorModel.open                                 with get, set, add or remove
//   Door.OnRealtimeModelReplaced override RealtimeComponent.OnRealtimeModelReplaced
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.RegularExpressions;
internal static class Evidence {
    private static string _answer;

    /// <summary>The arguments are the library of the answers, and the one that they are compiled against.</summary>
    private static void Main(string[] arguments) {
        Assembly.LoadFrom(arguments[1]);
        Type[] types = Assembly.LoadFrom(arguments[0]).GetTypes();
        foreach (Type type in types) {
            _answer = (type.Namespace ?? "").Split('.')[0];
            if (!Owner(type).Equals(type)) continue;
            foreach (Type one in new[] { type.BaseType }.Concat(type.GetInterfaces())) if (one != null) Print(Short(type) + " : " + Short(one));
            Attributes(Short(type), type);
            foreach (MemberInfo member in type.GetMembers(Uses.Declared)) if (!(member is Type)) Attributes(Short(type) + "." + member.Name, member);
        }
        foreach (MethodBase method in types.SelectMany(type => type.GetMembers(Uses.Declared)).OfType<MethodBase>()) {
            if (method.GetMethodBody() == null) continue;
            _answer = (method.DeclaringType.Namespace ?? "").Split('.')[0];
            MethodInfo own = method as MethodInfo;
            string place = Short(Owner(method.DeclaringType)) + "." + NameIn(method);
            if (own != null && own.GetBaseDefinition() != own) Print(place + " override " + Named(own.GetBaseDefinition()));
            foreach (KeyValuePair<int, MemberInfo> use in Uses.In(method)) Print(place + " > " + Named(use.Value));
        }
    }

    private static void Attributes(string place, MemberInfo member) {
        foreach (CustomAttributeData one in CustomAttributeData.GetCustomAttributes(member)) {
            IEnumerable<string> values = one.ConstructorArguments.Select(value => value.Value is Type ? Short((Type)value.Value) : Convert.ToString(value.Value)).Concat(one.NamedArguments.Select(named => named.MemberInfo.Name + " = " + named.TypedValue.Value));
            Print(place + " [" + one.Constructor.DeclaringType.Name.Replace("Attribute", "") + "(" + string.Join(", ", values) + ")]");
        }
    }

    /// <summary>The type in the source: lambdas, iterators and async methods have types of the compiler.</summary>
    private static Type Owner(Type type) { return type.IsNested && type.Name.IndexOfAny(new[] { '<', '$' }) >= 0 ? Owner(type.DeclaringType) : type; }

    /// <summary>The method in the source.</summary>
    private static string NameIn(MethodBase method) {
        Match inside = Regex.Match(method.DeclaringType.Name + method.Name, "<([^<>]+)>");
        return inside.Success ? inside.Groups[1].Value : method.Name;
    }

    /// <summary>`set Door.open` for what is called set_open.</summary>
    private static string Named(MemberInfo raw) {
        MemberInfo member = Uses.Definition(raw);
        string verb = member is PropertyInfo || member is EventInfo ? raw.Name.Split('.').Last().Split('_')[0] + " " : "";
        return verb + Regex.Replace(Short(Owner(raw.DeclaringType)), "<.*", "") + "." + (raw is ConstructorInfo ? "new" : raw is MethodBase && member == raw ? NameIn((MethodBase)raw) : member.Name);
    }

    private static string Short(Type type) {
        string name = Uses.NameOf(type);
        return Regex.Replace(name, @"\b(?:[A-Z]\w*\.)+(?=[A-Z])", match => "");
    }

    private static void Print(string fact) { if (_answer.StartsWith("Sample")) Console.WriteLine(_answer + "\t" + fact); }
}
