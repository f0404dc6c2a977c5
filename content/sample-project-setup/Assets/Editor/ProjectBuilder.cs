using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using TMPro;
using UnityEditor;
using UnityEditor.Events;
using UnityEditor.SceneManagement;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.InputSystem;
using UnityEngine.InputSystem.UI;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using Object = UnityEngine.Object;

/// <summary>
/// Makes assets, prefabs and scenes, as BuildProject says. Objects are found by their
/// path in the prefab or scene being built, assets by their name.
/// </summary>
public sealed class ProjectBuilder {
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public
        | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly Dictionary<string, GameObject> _objects =
        new Dictionary<string, GameObject>();
    private readonly Dictionary<string, Object> _assets = new Dictionary<string, Object>();
    private readonly List<string> _scenes = new List<string>();
    private bool _hasNavMesh;

    /// <summary>Builds the project if it does not have its scene yet.</summary>
    public static void OnFirstOpen(string scene, Action build) {
        // Assets cannot be made while scripts are being loaded.
        EditorApplication.delayCall += () => { if (!Exists(scene)) build(); };
    }

    /// <summary>Asks before what is there is replaced.</summary>
    public static bool MayBuild(string scene) {
        return !Exists(scene)
            || EditorSceneManager.SaveCurrentModifiedScenesIfUserWantsTo()
            && EditorUtility.DisplayDialog(
                "Build the project again?",
                "This replaces the scenes and prefabs. Changes you made in them are lost.",
                "Replace",
                "Cancel");
    }

    private static bool Exists(string scene) {
        return AssetDatabase.LoadAssetAtPath<SceneAsset>(scene) != null;
    }

    /// <summary>An asset that another script has made.</summary>
    public void Asset(string name, string path) {
        Object found = AssetDatabase.LoadAssetAtPath<Object>(path);
        if (found == null) throw new InvalidOperationException($"There is no asset {path}.");
        _assets.Add(name, found);
    }

    public void Layer(int index, string name) {
        Object tags = AssetDatabase.LoadAllAssetsAtPath("ProjectSettings/TagManager.asset")[0];
        SerializedObject serialized = new SerializedObject(tags);
        serialized.FindProperty("layers").GetArrayElementAtIndex(index).stringValue = name;
        serialized.ApplyModifiedProperties();
    }

    public void Material(string name, string color, string shader = "Standard") {
        string path = PathIn("Materials", name + ".mat");
        Material material = AssetDatabase.LoadAssetAtPath<Material>(path);
        if (material == null) {
            material = new Material(Shader.Find(shader));
            AssetDatabase.CreateAsset(material, path);
        }
        material.color = (Color)Converted(typeof(Color), color);
        EditorUtility.SetDirty(material);
        _assets.Add(name, material);
    }

    /// <summary>An action of type Vector2 in an asset, which is made if it is not there.</summary>
    public void InputAction(string name, string action, string binding) {
        string path = PathIn("Input", name + ".inputactions");
        if (AssetDatabase.LoadAssetAtPath<InputActionAsset>(path) == null) {
            InputActionAsset made = ScriptableObject.CreateInstance<InputActionAsset>();
            made.AddActionMap("Player")
                .AddAction(action, InputActionType.Value, binding, expectedControlLayout: "Vector2");
            File.WriteAllText(path, made.ToJson());
            AssetDatabase.ImportAsset(path);
        }
        _assets[name] = AssetDatabase.LoadAssetAtPath<InputActionAsset>(path);
    }

    /// <summary>A clip that ticks each second and each tenth one higher: drift is easy to hear.</summary>
    public void Metronome(string name, int seconds) {
        const int Rate = 22050;
        string path = PathIn("Audio", name + ".wav");
        if (AssetDatabase.LoadAssetAtPath<AudioClip>(path) == null) {
            using (BinaryWriter file = new BinaryWriter(File.Create(path))) {
                int bytes = seconds * Rate * 2;
                file.Write("RIFF".ToCharArray());
                file.Write(36 + bytes);
                file.Write("WAVEfmt ".ToCharArray());
                file.Write(16);
                foreach (short format in new short[] { 1, 1 }) file.Write(format);
                file.Write(Rate);
                file.Write(Rate * 2);
                foreach (short format in new short[] { 2, 16 }) file.Write(format);
                file.Write("data".ToCharArray());
                file.Write(bytes);
                for (int i = 0; i < seconds * Rate; i++) {
                    double time = i % Rate / (double)Rate;
                    double pitch = i / Rate % 10 == 0 ? 1320.0 : 880.0;
                    double wave = Math.Sin(2.0 * Math.PI * pitch * time);
                    file.Write((short)(12000.0 * Math.Exp(-40.0 * time) * wave));
                }
            }
            AssetDatabase.ImportAsset(path);
        }
        _assets.Add(name, AssetDatabase.LoadAssetAtPath<AudioClip>(path));
    }

    /// <summary>An empty object, unless the new scene has it: the camera or the light.</summary>
    public void Create(string path) {
        GameObject there;
        if (_objects.ContainsKey(path)) return;
        if (path.EndsWith("/Main Camera") && _objects.TryGetValue("Main Camera", out there)) {
            // A rig takes the camera of the scene.
            _objects.Remove("Main Camera");
            Create(path, there);
        } else {
            Create(path, new GameObject());
        }
    }

    public void Create(string path, PrimitiveType shape) {
        Create(path, GameObject.CreatePrimitive(shape));
    }

    /// <summary>Adds an object; a control gets its name as its label.</summary>
    public void Create(string path, GameObject made) {
        int slash = path.LastIndexOf('/');
        made.name = path.Substring(slash + 1);
        if (slash > 0) made.transform.SetParent(Find(path.Substring(0, slash)).transform, false);
        TMP_Text label = made.GetComponentInChildren<TMP_Text>();
        if (label != null) label.text = made.name;
        _objects.Add(path, made);
    }

    /// <summary>A canvas with its controls in a column, and what gives them input.</summary>
    public void Canvas(string path) {
        Create(path, new GameObject("", typeof(Canvas), typeof(CanvasScaler),
            typeof(GraphicRaycaster), typeof(VerticalLayoutGroup)));
        GameObject made = Find(path);
        made.GetComponent<Canvas>().renderMode = RenderMode.ScreenSpaceOverlay;
        VerticalLayoutGroup column = made.GetComponent<VerticalLayoutGroup>();
        column.padding = new RectOffset(20, 20, 20, 20);
        column.spacing = 10f;
        column.childForceExpandWidth = false;
        column.childForceExpandHeight = false;
        Create("EventSystem", new GameObject("", typeof(EventSystem),
            typeof(InputSystemUIInputModule)));
    }

    public void At(string path, float x, float y, float z) {
        Find(path).transform.localPosition = new Vector3(x, y, z);
    }

    public void Turned(string path, float x, float y, float z) {
        Find(path).transform.localEulerAngles = new Vector3(x, y, z);
    }

    public void Scale(string path, float x, float y, float z) {
        Find(path).transform.localScale = new Vector3(x, y, z);
    }

    public void RemoveCollider(string path) {
        Object.DestroyImmediate(Find(path).GetComponent<Collider>());
    }

    public void Deactivate(string path) {
        Find(path).SetActive(false);
    }

    /// <summary>Makes the object part of the NavMesh, which is baked with its scene.</summary>
    public void Walkable(string path) {
        // Of the ways to bake, the only one that all supported Editors have built in.
#pragma warning disable 618
        GameObjectUtility.SetStaticEditorFlags(Find(path), StaticEditorFlags.NavigationStatic);
#pragma warning restore 618
        _hasNavMesh = true;
    }

    /// <summary>Adds a component, unless another one has brought it along.</summary>
    public void Add<T>(string path) where T : Component {
        T there;
        if (!Find(path).TryGetComponent(out there)) Find(path).AddComponent<T>();
    }

    /// <summary>Sets a field as the Inspector does; several values are a vector or a list.</summary>
    public void Set<T>(string path, string member, params object[] values) where T : Component {
        T component = Find(path).GetComponent<T>();
        Assign(component, member, values);
        EditorUtility.SetDirty(component);
    }

    /// <summary>
    /// Makes an event call a method: with the argument if there is one, else with the
    /// value of the event if the method takes one.
    /// </summary>
    public void Call<T>(string path, string member, string target, string method, object argument = null)
        where T : Component {
        T component = Find(path).GetComponent<T>();
        string[] names = method.Split('.');
        Component called = Find(target).GetComponents<Component>()
            .FirstOrDefault(one => one.GetType().Name == names[0]);
        MethodInfo info = called == null ? null : called.GetType().GetMethod(names[1]);
        if (info == null || info.ReturnType != typeof(void))
            throw new InvalidOperationException($"{target} has no void method {method} that is public.");
        FieldInfo field;
        PropertyInfo property;
        Find(component, member, out field, out property);
        object found = field != null ? field.GetValue(component) : property.GetValue(component);
        if (found == null) {
            found = Activator.CreateInstance(field != null ? field.FieldType : property.PropertyType);
            if (field != null) field.SetValue(component, found);
            else property.SetValue(component, found);
        }
        Listen((UnityEventBase)found, called, info, argument);
        EditorUtility.SetDirty(component);
    }

    private void Listen(UnityEventBase called, Component target, MethodInfo method, object argument) {
        Type type = method.GetParameters().Select(one => one.ParameterType).FirstOrDefault();
        if (type == null) {
            UnityEventTools.AddVoidPersistentListener(
                called,
                (UnityAction)Delegate.CreateDelegate(typeof(UnityAction), target, method));
            return;
        }
        Type kind = typeof(Object).IsAssignableFrom(type) ? typeof(Object) : type;
        string name = argument == null ? "AddPersistentListener"
            : kind == typeof(Object) ? "AddObjectPersistentListener"
            : kind == typeof(string) ? "AddStringPersistentListener"
            : kind == typeof(int) ? "AddIntPersistentListener"
            : kind == typeof(float) ? "AddFloatPersistentListener"
            : "AddBoolPersistentListener";
        int count = argument == null ? 2 : 3;
        MethodInfo add = typeof(UnityEventTools).GetMethods().First(one => one.Name == name
            && one.GetParameters().Length == count
            && one.GetGenericArguments().Length == (argument == null || kind == typeof(Object) ? 1 : 0));
        if (add.IsGenericMethodDefinition) add = add.MakeGenericMethod(type);
        Delegate action = Delegate.CreateDelegate(
            typeof(UnityAction<>).MakeGenericType(type), target, method);
        add.Invoke(null, argument == null
            ? new object[] { called, action }
            : new object[] { called, action, Converted(type, argument) });
    }

    public void SavePrefab(string root, string folder) {
        GameObject made = Find(root);
        string path = PathIn(folder, root + ".prefab");
        _assets.Add(root, PrefabUtility.SaveAsPrefabAsset(made, path));
        Object.DestroyImmediate(made);
        _objects.Clear();
    }

    /// <summary>The first scene has a camera and a light; those loaded next to it do not.</summary>
    public void NewScene() {
        Scene scene = EditorSceneManager.NewScene(
            _scenes.Count == 0 ? NewSceneSetup.DefaultGameObjects : NewSceneSetup.EmptyScene,
            NewSceneMode.Single);
        foreach (GameObject root in scene.GetRootGameObjects()) _objects.Add(root.name, root);
    }

    public void SaveScene(string name) {
        string path = PathIn("Scenes", name + ".unity");
        EditorSceneManager.SaveScene(SceneManager.GetActiveScene(), path);
        if (_hasNavMesh) {
            // The NavMesh is an asset beside the scene, so the scene is saved before and after.
            UnityEditor.AI.NavMeshBuilder.BuildNavMesh();
            EditorSceneManager.SaveScene(SceneManager.GetActiveScene(), path);
            _hasNavMesh = false;
        }
        _scenes.Add(path);
        _objects.Clear();
    }

    /// <summary>Puts the scenes into the build and opens the first one.</summary>
    public void Finish() {
        EditorBuildSettings.scenes =
            _scenes.Select(path => new EditorBuildSettingsScene(path, true)).ToArray();
        // Two clients on one computer: neither covers or stops the other.
        PlayerSettings.runInBackground = true;
        PlayerSettings.fullScreenMode = FullScreenMode.Windowed;
        AssetDatabase.SaveAssets();
        EditorSceneManager.OpenScene(_scenes[0]);
    }

    private static string PathIn(string folder, string file) {
        if (!AssetDatabase.IsValidFolder("Assets/" + folder))
            AssetDatabase.CreateFolder("Assets", folder);
        return "Assets/" + folder + "/" + file;
    }

    private GameObject Find(string path) {
        GameObject found;
        if (_objects.TryGetValue(path, out found)) return found;
        throw new InvalidOperationException($"There is no object {path} here.");
    }

    private static void Find(
        object target,
        string member,
        out FieldInfo field,
        out PropertyInfo property
    ) {
        field = null;
        property = null;
        for (Type type = target.GetType(); type != null; type = type.BaseType) {
            field = type.GetField(member, Declared);
            if (field != null && (field.IsPublic
                || field.IsDefined(typeof(SerializeField), false))) return;
            property = type.GetProperty(member, Declared);
            if (property != null && property.CanWrite) return;
        }
        throw new InvalidOperationException(
            $"{target.GetType().Name} has no field {member} that the Inspector shows.");
    }

    private void Assign(object target, string member, object[] values) {
        FieldInfo field;
        PropertyInfo property;
        int dot = member.IndexOf('.');
        if (dot > 0) {
            // A struct is a copy, so it is put back.
            Find(target, member.Substring(0, dot), out field, out property);
            object inner = field != null ? field.GetValue(target) : property.GetValue(target);
            if (inner == null)
                inner = Activator.CreateInstance(field?.FieldType ?? property.PropertyType);
            Assign(inner, member.Substring(dot + 1), values);
            if (field != null) field.SetValue(target, inner);
            else property.SetValue(target, inner);
            return;
        }
        Find(target, member, out field, out property);
        if (field != null) field.SetValue(target, Converted(field.FieldType, values));
        else property.SetValue(target, Converted(property.PropertyType, values));
    }

    private object Converted(Type type, params object[] values) {
        if (type.IsArray) {
            Array list = Array.CreateInstance(type.GetElementType(), values.Length);
            for (int i = 0; i < values.Length; i++)
                list.SetValue(Converted(type.GetElementType(), values[i]), i);
            return list;
        }
        if (values[0] == null) return null;
        if (type == typeof(Vector2)) return new Vector2(Number(values[0]), Number(values[1]));
        if (type == typeof(Vector3))
            return new Vector3(Number(values[0]), Number(values[1]), Number(values[2]));
        string text = values[0] as string;
        if (text == null || type == typeof(string))
            return Convert.ChangeType(values[0], type, CultureInfo.InvariantCulture);
        if (type.IsEnum) return Enum.Parse(type, text);
        if (type == typeof(InputActionProperty)) {
            string action = text.Substring(text.LastIndexOf('/') + 1);
            return new InputActionProperty(new InputAction(action, InputActionType.Value, text));
        }
        Color color;
        if (type == typeof(Color) && ColorUtility.TryParseHtmlString(text, out color)) return color;
        return Reference(type, text);
    }

    private static float Number(object value) {
        return Convert.ToSingle(value, CultureInfo.InvariantCulture);
    }

    private Object Reference(Type type, string name) {
        GameObject there;
        Object found;
        if (_objects.TryGetValue(name, out there)) found = there;
        else _assets.TryGetValue(name, out found);
        GameObject holder = found as GameObject;
        if (holder != null && typeof(Component).IsAssignableFrom(type))
            found = holder.GetComponent(type);
        if (found != null && type.IsInstanceOfType(found)) return found;
        throw new InvalidOperationException($"There is no {type.Name} on or named {name} here.");
    }
}
