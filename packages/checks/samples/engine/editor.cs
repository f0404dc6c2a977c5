// The part of the Editor that the scripts of sample projects use, in memory: what they make stays in
// AssetDatabase.Assets and EditorBuildSettings, where runner.cs reads it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using UnityObject = UnityEngine.Object;
namespace UnityEditor {
    public sealed class SceneAsset : UnityObject {
        /// <summary>The objects at the root of the scene.</summary>
        public readonly List<GameObject> Roots = new List<GameObject>();
    }
    /// <summary>The asset of the project's settings that has its layers.</summary>
    public sealed class TagManager : UnityObject {
        public readonly SortedDictionary<int, string> Layers = new SortedDictionary<int, string>();
    }
    public static class AssetDatabase {
        public static TagManager Tags = new TagManager();
        public static readonly SortedDictionary<string, UnityObject> Assets = new SortedDictionary<string, UnityObject>(StringComparer.Ordinal);
        private static readonly HashSet<string> Folders = new HashSet<string>();
        /// <summary>An empty project.</summary>
        public static void Reset() { Assets.Clear(); Folders.Clear(); Tags = new TagManager(); AddressableAssets.AddressableAssetSettingsDefaultObject.Settings = null; }
        /// <summary>Saves an asset; like the Editor, only into a folder that is there.</summary>
        internal static void Save(UnityObject asset, string path) {
            if (!IsValidFolder(path.Substring(0, path.LastIndexOf('/')))) throw new InvalidOperationException("There is no folder for " + path);
            Assets[path] = asset;
        }
        public static T LoadAssetAtPath<T>(string assetPath) where T : UnityObject { UnityObject found; Assets.TryGetValue(assetPath, out found); return found as T; }
        public static UnityObject[] LoadAllAssetsAtPath(string assetPath) => assetPath == "ProjectSettings/TagManager.asset" ? new UnityObject[] { Tags } : new UnityObject[0];
        public static string[] FindAssets(string filter) => throw null;
        public static string GUIDToAssetPath(string guid) => throw null;
        public static string AssetPathToGUID(string path) { if (!Assets.ContainsKey(path)) throw new ArgumentException(path); return path; }
        public static string GetAssetPath(UnityObject assetObject) => throw null;
        public static bool IsValidFolder(string path) => path == "Assets" || Folders.Contains(path);
        public static string CreateFolder(string parentFolder, string newFolderName) { Folders.Add(parentFolder + "/" + newFolderName); Directory.CreateDirectory(parentFolder + "/" + newFolderName); return ""; }
        public static void CreateAsset(UnityObject asset, string path) { asset.name = Path.GetFileNameWithoutExtension(path); Save(asset, path); }
        public static void ImportAsset(string path) { if (path.EndsWith(".inputactions")) CreateAsset(ScriptableObject.CreateInstance<UnityEngine.InputSystem.InputActionAsset>(), path); else if (path.EndsWith(".wav")) CreateAsset(new AudioClip(), path); }
        public static void AddObjectToAsset(UnityObject objectToAdd, UnityObject assetObject) { }
        public static void SaveAssets() { }
        public static void Refresh() => throw null;
    }
    public static class PrefabUtility {
        public static GameObject SaveAsPrefabAsset(GameObject instanceRoot, string assetPath) { instanceRoot.Leave(); AssetDatabase.Save(instanceRoot, assetPath); return instanceRoot; }
    }
    [Flags] public enum StaticEditorFlags { NavigationStatic = 8, BatchingStatic = 4 }
    public static class GameObjectUtility {
        public static void SetStaticEditorFlags(GameObject go, StaticEditorFlags flags) { go.isStatic = true; }
    }
    public sealed class EditorBuildSettingsScene {
        public EditorBuildSettingsScene(string path, bool enabled) { this.path = path; this.enabled = enabled; }
        public string path { get; set; }
        public bool enabled { get; set; }
    }
    public static class EditorBuildSettings {
        public static EditorBuildSettingsScene[] scenes { get; set; }
    }
    public static class PlayerSettings {
        public static bool runInBackground { get; set; }
        public static FullScreenMode fullScreenMode { get; set; }
    }
}
namespace UnityEditor.AddressableAssets {
    public static class AddressableAssetSettingsDefaultObject {
        public static Settings.AddressableAssetSettings Settings { get; set; }
        public static Settings.AddressableAssetSettings GetSettings(bool create) => Settings ?? (Settings = new Settings.AddressableAssetSettings());
    }
}
namespace UnityEditor.AddressableAssets.Settings {
    public class AddressableAssetGroup : ScriptableObject { }
    public class AddressableAssetEntry {
        public string address { get; set; }
    }
    public class AddressableAssetSettings : ScriptableObject {
        public readonly SortedDictionary<string, AddressableAssetEntry> Entries = new SortedDictionary<string, AddressableAssetEntry>();
        public AddressableAssetGroup DefaultGroup { get; set; } = new AddressableAssetGroup();
        public AddressableAssetEntry CreateOrMoveEntry(string guid, AddressableAssetGroup targetParent, bool readOnly = false, bool postEvent = true) => Entries[guid] = new AddressableAssetEntry();
    }
}
namespace UnityEditor {
    public class AnimationClipSettings {
        public bool loopTime { get; set; }
    }
    public struct EditorCurveBinding {
        public static EditorCurveBinding FloatCurve(string inPath, Type inType, string inPropertyName) => new EditorCurveBinding();
    }
    public static class AnimationUtility {
        public static void SetEditorCurve(AnimationClip clip, EditorCurveBinding binding, AnimationCurve curve) { }
        public static AnimationClipSettings GetAnimationClipSettings(AnimationClip clip) => new AnimationClipSettings();
        public static void SetAnimationClipSettings(AnimationClip clip, AnimationClipSettings srcClipInfo) { }
    }
}
namespace UnityEditor.Animations {
    public enum AnimatorConditionMode { If = 1, IfNot = 2, Greater = 3, Less = 4, Equals = 6, NotEqual = 7 }
    public class AnimatorStateTransition : UnityObject {
        public bool hasExitTime { get; set; }
        public float exitTime { get; set; }
        public void AddCondition(AnimatorConditionMode mode, float threshold, string parameter) { }
    }
    public sealed class AnimatorState : UnityObject {
        public AnimationClip motion { get; set; }
        public string speedParameter { get; set; }
        public bool speedParameterActive { get; set; }
        public AnimatorStateTransition AddTransition(AnimatorState destinationState) => new AnimatorStateTransition();
        public AnimatorStateTransition AddTransition(AnimatorState destinationState, bool defaultExitTime) => new AnimatorStateTransition { hasExitTime = defaultExitTime };
    }
    public sealed class AnimatorStateMachine : UnityObject {
        public AnimatorState AddState(string name) => new AnimatorState { name = name };
        public AnimatorStateTransition AddAnyStateTransition(AnimatorState destinationState) => new AnimatorStateTransition();
    }
    public class AnimatorControllerLayer {
        public AnimatorStateMachine stateMachine { get; set; } = new AnimatorStateMachine();
    }
    public sealed class AnimatorController : RuntimeAnimatorController {
        public AnimatorControllerLayer[] layers { get; set; } = { new AnimatorControllerLayer() };
        public void AddParameter(string name, AnimatorControllerParameterType type) { }
        public static AnimatorController CreateAnimatorControllerAtPath(string path) { AnimatorController made = new AnimatorController(); AssetDatabase.CreateAsset(made, path); return made; }
    }
}
namespace UnityEditor.AI {
    public static class NavMeshBuilder {
        public static void BuildNavMesh() {
            if (!SceneManager.Open.Any(one => one.isStatic)) throw new InvalidOperationException("Nothing is walkable");
        }
    }
}
namespace UnityEditor.SceneManagement {
    public enum NewSceneSetup { EmptyScene, DefaultGameObjects }
    public enum NewSceneMode { Single, Additive }
    public enum OpenSceneMode { Single, Additive, AdditiveWithoutLoading }
    public static class EditorSceneManager {
        public static Scene NewScene(NewSceneSetup setup, NewSceneMode mode = NewSceneMode.Single) {
            SceneManager.Open.Clear();
            if (setup == NewSceneSetup.DefaultGameObjects) {
                new GameObject("Main Camera", typeof(Camera), typeof(AudioListener)).tag = "MainCamera";
                new GameObject("Directional Light", typeof(Light));
            }
            return new Scene();
        }
        public static bool SaveScene(Scene scene, string dstScenePath = "", bool saveAsCopy = false) {
            SceneAsset saved = new SceneAsset();
            saved.Roots.AddRange(SceneManager.Open);
            AssetDatabase.Save(saved, dstScenePath);
            return true;
        }
        public static Scene OpenScene(string scenePath, OpenSceneMode mode = OpenSceneMode.Single) {
            if (AssetDatabase.LoadAssetAtPath<SceneAsset>(scenePath) == null) throw new ArgumentException("There is no scene " + scenePath);
            return new Scene();
        }
        public static bool SaveCurrentModifiedScenesIfUserWantsTo() => true;
    }
}
namespace UnityEditor.Events {
    public static class UnityEventTools {
        private static void Add(UnityEventBase called, Delegate call, string argument = "") {
            if (call.Method.ReturnType != typeof(void)) throw new ArgumentException(call.Method.Name + " returns a value");
            called.Listeners.Add(new KeyValuePair<object, string>(call.Target, call.Target.GetType().Name + "." + call.Method.Name + argument));
        }
        public static void AddPersistentListener(UnityEvent unityEvent, UnityAction call) => Add(unityEvent, call);
        public static void AddPersistentListener<T0>(UnityEvent<T0> unityEvent, UnityAction<T0> call) => Add(unityEvent, call);
        public static void AddVoidPersistentListener(UnityEventBase unityEvent, UnityAction call) => Add(unityEvent, call);
        public static void AddIntPersistentListener(UnityEventBase unityEvent, UnityAction<int> call, int argument) => Add(unityEvent, call, "(" + argument + ")");
        public static void AddFloatPersistentListener(UnityEventBase unityEvent, UnityAction<float> call, float argument) => Add(unityEvent, call, FormattableString.Invariant($"({argument})"));
        public static void AddStringPersistentListener(UnityEventBase unityEvent, UnityAction<string> call, string argument) => Add(unityEvent, call, "(" + argument + ")");
        public static void AddBoolPersistentListener(UnityEventBase unityEvent, UnityAction<bool> call, bool argument) => Add(unityEvent, call, argument ? "(true)" : "(false)");
        public static void AddObjectPersistentListener<T>(UnityEventBase unityEvent, UnityAction<T> call, T argument) where T : UnityObject => Add(unityEvent, call, "(" + argument.name + ")");
    }
}
namespace UnityEngine {
    public enum FullScreenMode { ExclusiveFullScreen, FullScreenWindow, MaximizedWindow, Windowed }
    public class RectOffset {
        public RectOffset(int left, int right, int top, int bottom) { }
    }
}
namespace UnityEngine.InputSystem.UI {
    public class InputSystemUIInputModule : EventSystems.UIBehaviour { }
}
namespace UnityEngine.UI {
    public class CanvasScaler : EventSystems.UIBehaviour { }
    public class GraphicRaycaster : EventSystems.UIBehaviour { }
    public abstract class LayoutGroup : EventSystems.UIBehaviour {
        public RectOffset padding { get; set; }
    }
    public abstract class HorizontalOrVerticalLayoutGroup : LayoutGroup {
        public float spacing { get; set; }
        public bool childForceExpandWidth { get; set; }
        public bool childForceExpandHeight { get; set; }
    }
    public class VerticalLayoutGroup : HorizontalOrVerticalLayoutGroup { }
    public static class DefaultControls {
        public struct Resources { }
        internal static GameObject Make(Type control, Type label) {
            GameObject made = new GameObject(control.Name, typeof(Image), control);
            if (label != null) new GameObject(label.Name, label).transform.SetParent(made.transform, false);
            return made;
        }
        public static GameObject CreateSlider(Resources resources) => Make(typeof(Slider), null);
    }
}
namespace TMPro {
    public static class TMP_DefaultControls {
        public struct Resources { }
        public static GameObject CreateButton(Resources resources) => DefaultControls.Make(typeof(Button), typeof(TextMeshProUGUI));
        public static GameObject CreateInputField(Resources resources) => DefaultControls.Make(typeof(TMP_InputField), typeof(TextMeshProUGUI));
        public static GameObject CreateDropdown(Resources resources) => DefaultControls.Make(typeof(TMP_Dropdown), typeof(TextMeshProUGUI));
    }
}
