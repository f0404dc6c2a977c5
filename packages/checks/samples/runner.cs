// Runs the Editor scripts of sample projects in the memory of engine/editor.cs, and prints what they
// have made: lines of columns that are separated by tabs. run-projects.ts reads them.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using UnityEditor;
using UnityEngine;
using UnityEngine.Events;
using Object = UnityEngine.Object;
internal static class Runner {
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private static readonly List<string> Lines = new List<string>();

    /// <summary>The argument is the assembly with the scripts of all projects, each in its namespace.</summary>
    private static void Main(string[] arguments) {
        foreach (Type type in Assembly.LoadFrom(arguments[0]).GetTypes()) {
            if (!type.IsDefined(typeof(InitializeOnLoadAttribute), false)) continue;
            Console.WriteLine("project\t" + type.Namespace);
            AssetDatabase.Reset();
            EditorApplication.delayCall = null;
            try {
                // As on first open, then the menu command, then as on each later start.
                RuntimeHelpers.RunClassConstructor(type.TypeHandle);
                EditorApplication.delayCall();
                string built = Record();
                foreach (MethodInfo method in type.GetMethods(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public)) {
                    if (method.IsDefined(typeof(MenuItem), false)) method.Invoke(null, null);
                }
                if (Record() != built) Console.WriteLine("again");
                Console.WriteLine(built);
                Object first = AssetDatabase.Assets.Values.First();
                EditorApplication.delayCall();
                if (AssetDatabase.Assets.Values.First() != first) Console.WriteLine("restart");
                // Static classes beside the scripts: the tests of what needs no engine.
                foreach (Type tests in type.Assembly.GetTypes()) {
                    if (tests.Namespace != type.Namespace || !IsStatic(tests) || !tests.Name.EndsWith("Tests")) continue;
                    foreach (MethodInfo test in tests.GetMethods(BindingFlags.Static | BindingFlags.Public)) test.Invoke(null, null);
                    Console.WriteLine("tested");
                }
            } catch (Exception exception) {
                string place = exception.ToString().Split('\n').LastOrDefault(line => line.Contains(".Build ()") || line.Contains("Tests.")) ?? "";
                while (exception.InnerException != null) exception = exception.InnerException;
                string from = exception.StackTrace.Split('\n')[0].Trim().Split(new[] { " [" }, StringSplitOptions.None)[0];
                Print("error", place.Substring(place.LastIndexOf('/') + 1), exception.GetType().Name, exception.Message + (exception is InvalidOperationException ? "" : " (" + from.Replace(type.Namespace + ".", "") + ")"));
            }
        }
    }

    private static bool IsStatic(Type type) { return type.IsAbstract && type.IsSealed; }

    private static string Record() {
        Lines.Clear();
        foreach (KeyValuePair<string, Object> asset in AssetDatabase.Assets) {
            Line("asset", asset.Key);
            SceneAsset scene = asset.Value as SceneAsset;
            GameObject prefab = asset.Value as GameObject;
            if (scene != null) foreach (GameObject root in scene.Roots) Walk(asset.Key, root, root.name);
            if (prefab != null) Walk(asset.Key, prefab, prefab.name);
        }
        foreach (EditorBuildSettingsScene scene in EditorBuildSettings.scenes) if (scene.enabled) Line("build", scene.path);
        foreach (KeyValuePair<int, string> layer in AssetDatabase.Tags.Layers) Line("layer", layer.Key.ToString(), layer.Value);
        var addresses = UnityEditor.AddressableAssets.AddressableAssetSettingsDefaultObject.Settings;
        if (addresses != null) foreach (var entry in addresses.Entries.Values) Line("address", entry.address);
        return string.Join("\n", Lines);
    }

    private static void Walk(string asset, GameObject from, string path) {
        Line("object", asset, path);
        foreach (Component component in from.GetComponents<Component>()) {
            Type type = component.GetType();
            Line("component", asset, path, type.Name);
            for (Type part = type; part != typeof(Component) && part != null; part = part.BaseType) {
                // A RectTransform is a Transform, too: what it has from there is listed as such.
                if (component is Transform) type = part;
                foreach (FieldInfo field in part.GetFields(Members)) {
                    if (field.IsInitOnly || !field.IsPublic && !field.IsDefined(typeof(SerializeField), false)) continue;
                    Value(asset, path, type, field.Name, field.FieldType, field.GetValue(component));
                }
                foreach (PropertyInfo property in part.GetProperties(Members)) {
                    if (property.GetSetMethod() == null || property.GetIndexParameters().Length > 0) continue;
                    object value;
                    try { value = property.GetValue(component); } catch (TargetInvocationException) { continue; }
                    Value(asset, path, type, property.Name, property.PropertyType, value);
                }
            }
        }
        foreach (Transform child in from.transform) Walk(asset, child.gameObject, path + "/" + child.gameObject.name);
    }

    /// <summary>A field, and whether it is a reference of a script that is empty.</summary>
    private static void Value(string asset, string path, Type type, string name, Type kind, object value) {
        bool own = type.Assembly != typeof(Runner).Assembly && type.Assembly != typeof(Object).Assembly;
        bool empty = own && value == null && typeof(Object).IsAssignableFrom(kind);
        Line("field", asset, path, type.Name, name, empty ? "empty" : Text(value));
        Array list = value as Array;
        for (int i = 0; list != null && i < list.Length; i++) Value(asset, path, type, name + ".Element " + i, kind.GetElementType(), list.GetValue(i));
        // The parts of a struct or an object in the field, such as the parts of a rig.
        if (value == null || !kind.IsNested || kind.IsEnum || value is UnityEventBase) return;
        foreach (PropertyInfo part in kind.GetProperties(Members)) if (part.CanRead) Value(asset, path, type, name + "." + part.Name, part.PropertyType, part.GetValue(value));
        foreach (FieldInfo part in kind.GetFields(Members)) if (part.IsPublic) Value(asset, path, type, name + "." + part.Name, part.FieldType, part.GetValue(value));
    }

    private static string Text(object value) {
        if (value == null) return "null";
        if (value is bool) return (bool)value ? "true" : "false";
        if (value is Color) return "#" + ColorUtility.ToHtmlStringRGB((Color)value);
        if (value is Vector2) return Joined(((Vector2)value).x, ((Vector2)value).y);
        if (value is Vector3) return Joined(((Vector3)value).x, ((Vector3)value).y, ((Vector3)value).z);
        if (value is Array) return Joined(((Array)value).Cast<object>().ToArray());
        UnityEventBase called = value as UnityEventBase;
        if (called != null) return Joined(called.Listeners.Select(one => (object)(PathOf((Component)one.Key) + "." + one.Value)).ToArray());
        Component component = value as Component;
        if (component != null) return PathOf(component);
        if (value is GameObject) return PathOf(((GameObject)value).transform);
        if (value is Object) return ((Object)value).name;
        return Convert.ToString(value, CultureInfo.InvariantCulture);
    }

    private static string Joined(params object[] values) { return string.Join(", ", values.Select(Text)); }

    private static string PathOf(Component component) {
        Transform at = component.transform;
        return at.parent == null ? at.gameObject.name : PathOf(at.parent) + "/" + at.gameObject.name;
    }

    private static void Line(params string[] columns) { Lines.Add(string.Join("\t", columns)); }
    private static void Print(params string[] columns) { Console.WriteLine(string.Join("\t", columns.Select(one => one.Trim().Replace('\n', ' ')))); }
}
