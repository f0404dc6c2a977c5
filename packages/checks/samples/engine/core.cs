// Signatures of the engine's objects, scenes and services that samples use. What the scripts of sample
// projects do in the Editor works: objects have components, children and values, in memory.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
namespace UnityEngine {
    public class Object {
        public string name { get; set; }
        public HideFlags hideFlags { get; set; }
        public int GetInstanceID() => throw null;
        public static void Destroy(Object obj) => throw null;
        public static void Destroy(Object obj, float t) => throw null;
        public static void DestroyImmediate(Object obj) { if (obj is Component) ((Component)obj).gameObject.Drop((Component)obj); else if (obj is GameObject) ((GameObject)obj).Leave(); }
        public static void DestroyImmediate(Object obj, bool allowDestroyingAssets) => throw null;
        public static void DontDestroyOnLoad(Object target) => throw null;
        public static Object Instantiate(Object original) => throw null;
        public static Object Instantiate(Object original, Vector3 position, Quaternion rotation) => throw null;
        public static T Instantiate<T>(T original) where T : Object => throw null;
        public static T Instantiate<T>(T original, Transform parent) where T : Object => throw null;
        public static T Instantiate<T>(T original, Transform parent, bool worldPositionStays) where T : Object => throw null;
        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation) where T : Object => throw null;
        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation, Transform parent) where T : Object => throw null;
        public static T FindFirstObjectByType<T>() where T : Object => throw null;
        public static T[] FindObjectsByType<T>(FindObjectsSortMode sortMode) where T : Object => throw null;
        public static implicit operator bool(Object exists) => !ReferenceEquals(exists, null);
        public static bool operator ==(Object x, Object y) => ReferenceEquals(x, y);
        public static bool operator !=(Object x, Object y) => !ReferenceEquals(x, y);
        public override bool Equals(object other) => ReferenceEquals(this, other);
        public override int GetHashCode() => base.GetHashCode();
        public override string ToString() => name;
    }
    [Flags] public enum HideFlags { None = 0, HideInHierarchy = 1, HideInInspector = 2, DontSaveInEditor = 4, NotEditable = 8, DontSaveInBuild = 16, DontUnloadUnusedAsset = 32, DontSave = 52, HideAndDontSave = 61 }
    public enum SendMessageOptions { RequireReceiver, DontRequireReceiver }
    public enum PrimitiveType { Sphere, Capsule, Cylinder, Cube, Plane, Quad }
    public enum Space { World, Self }
    public enum FindObjectsSortMode { None, InstanceID }
    public class Component : Object {
        public new string name { get => gameObject.name; set => gameObject.name = value; }
        public Transform transform => gameObject.transform;
        public GameObject gameObject { get; internal set; }
        public string tag { get; set; }
        public bool CompareTag(string tag) => throw null;
        public T GetComponent<T>() => gameObject.GetComponent<T>();
        public Component GetComponent(Type type) => gameObject.GetComponent(type);
        public bool TryGetComponent<T>(out T component) => throw null;
        public T GetComponentInChildren<T>() => throw null;
        public T GetComponentInChildren<T>(bool includeInactive) => throw null;
        public T GetComponentInParent<T>() => throw null;
        public T GetComponentInParent<T>(bool includeInactive) => throw null;
        public T[] GetComponents<T>() => throw null;
        public void GetComponents<T>(List<T> results) => throw null;
        public T[] GetComponentsInChildren<T>() => throw null;
        public T[] GetComponentsInChildren<T>(bool includeInactive) => throw null;
        public T[] GetComponentsInParent<T>() => throw null;
        public void SendMessage(string methodName) => throw null;
        public void SendMessage(string methodName, object value) => throw null;
        public void BroadcastMessage(string methodName) => throw null;
        public void SendMessageUpwards(string methodName) => throw null;
    }
    public class Behaviour : Component {
        public bool enabled { get; set; }
        public bool isActiveAndEnabled => throw null;
    }
    public class MonoBehaviour : Behaviour {
        public bool runInEditMode { get; set; }
        public Coroutine StartCoroutine(IEnumerator routine) => throw null;
        public Coroutine StartCoroutine(string methodName) => throw null;
        public void StopCoroutine(IEnumerator routine) => throw null;
        public void StopCoroutine(Coroutine routine) => throw null;
        public void StopAllCoroutines() => throw null;
        public void Invoke(string methodName, float time) => throw null;
        public void InvokeRepeating(string methodName, float time, float repeatRate) => throw null;
        public void CancelInvoke() => throw null;
        public void CancelInvoke(string methodName) => throw null;
        public bool IsInvoking(string methodName) => throw null;
        public static void print(object message) => throw null;
    }
    public class ScriptableObject : Object {
        public static T CreateInstance<T>() where T : ScriptableObject => Activator.CreateInstance<T>();
        public static ScriptableObject CreateInstance(Type type) => throw null;
    }
    public sealed class GameObject : Object {
        private readonly List<Component> _components = new List<Component>();
        public GameObject() : this("New Game Object") { }
        public GameObject(string name) : this(name, new Type[0]) { }
        public GameObject(string name, params Type[] components) {
            this.name = name;
            activeSelf = true;
            AddComponent(typeof(Transform));
            foreach (Type type in components) AddComponent(type);
            SceneManagement.SceneManager.Open.Add(this);
        }
        /// <summary>Leaves its scene, or its parent.</summary>
        internal void Leave() {
            SceneManagement.SceneManager.Open.Remove(this);
            if (transform.parent != null) transform.parent.Children.Remove(transform);
        }
        internal void Drop(Component component) { _components.Remove(component); }
        public Transform transform => (Transform)_components[0];
        public GameObject gameObject => this;
        public int layer { get; set; }
        public string tag { get; set; }
        public bool activeSelf { get; private set; }
        public bool activeInHierarchy => throw null;
        public bool isStatic { get; set; }
        public SceneManagement.Scene scene => throw null;
        public void SetActive(bool value) { activeSelf = value; }
        public bool CompareTag(string tag) => throw null;
        public T AddComponent<T>() where T : Component => (T)AddComponent(typeof(T));
        public Component AddComponent(Type componentType) {
            foreach (RequireComponent needs in componentType.GetCustomAttributes(typeof(RequireComponent), true)) {
                foreach (Type type in needs.Types) if (GetComponent(type) == null) AddComponent(type);
            }
            Component made = (Component)Activator.CreateInstance(componentType, true);
            made.gameObject = this;
            if (made is RectTransform) { ((RectTransform)made).Replace(transform); _components[0] = made; }
            else _components.Add(made);
            return made;
        }
        public T GetComponent<T>() => GetComponents<T>().FirstOrDefault();
        public Component GetComponent(Type type) => _components.FirstOrDefault(type.IsInstanceOfType);
        public bool TryGetComponent<T>(out T component) { component = GetComponent<T>(); return component != null; }
        public T GetComponentInChildren<T>() => GetComponentsInChildren<T>().FirstOrDefault();
        public T GetComponentInChildren<T>(bool includeInactive) => throw null;
        public T GetComponentInParent<T>() => throw null;
        public T GetComponentInParent<T>(bool includeInactive) => throw null;
        public T[] GetComponents<T>() => _components.OfType<T>().ToArray();
        public T[] GetComponentsInChildren<T>() => GetComponents<T>().Concat(transform.Children.SelectMany(one => one.gameObject.GetComponentsInChildren<T>())).ToArray();
        public T[] GetComponentsInChildren<T>(bool includeInactive) => throw null;
        public T[] GetComponentsInParent<T>() => throw null;
        public void SendMessage(string methodName) => throw null;
        public void SendMessage(string methodName, object value) => throw null;
        public void BroadcastMessage(string methodName) => throw null;
        public static GameObject Find(string name) => throw null;
        public static GameObject FindWithTag(string tag) => throw null;
        public static GameObject FindGameObjectWithTag(string tag) => throw null;
        public static GameObject[] FindGameObjectsWithTag(string tag) => throw null;
        public static GameObject CreatePrimitive(PrimitiveType type) {
            Type collider = type == PrimitiveType.Sphere ? typeof(SphereCollider) : type == PrimitiveType.Cube ? typeof(BoxCollider)
                : type == PrimitiveType.Plane || type == PrimitiveType.Quad ? typeof(MeshCollider) : typeof(CapsuleCollider);
            return new GameObject(type.ToString(), typeof(MeshFilter), typeof(MeshRenderer), collider);
        }
    }
    public class Transform : Component, IEnumerable {
        internal readonly List<Transform> Children = new List<Transform>();
        public Vector3 position { get; set; }
        public Vector3 localPosition { get; set; }
        public Vector3 eulerAngles { get; set; }
        public Vector3 localEulerAngles { get; set; }
        public Vector3 right { get; set; }
        public Vector3 up { get; set; }
        public Vector3 forward { get; set; }
        public Quaternion rotation { get; set; }
        public Quaternion localRotation { get; set; }
        public Vector3 localScale { get; set; } = Vector3.one;
        public Vector3 lossyScale => throw null;
        public Transform parent { get; set; }
        public Transform root => throw null;
        public int childCount => Children.Count;
        public bool hasChanged { get; set; }
        public Matrix4x4 worldToLocalMatrix => throw null;
        public Matrix4x4 localToWorldMatrix => throw null;
        public void SetParent(Transform p) => SetParent(p, true);
        public void SetParent(Transform parent, bool worldPositionStays) { gameObject.Leave(); this.parent = parent; parent.Children.Add(this); }
        public void SetPositionAndRotation(Vector3 position, Quaternion rotation) => throw null;
        public void SetLocalPositionAndRotation(Vector3 localPosition, Quaternion localRotation) => throw null;
        public void Translate(Vector3 translation) => throw null;
        public void Translate(Vector3 translation, Space relativeTo) => throw null;
        public void Translate(float x, float y, float z) => throw null;
        public void Translate(float x, float y, float z, Space relativeTo) => throw null;
        public void Rotate(Vector3 eulers) => throw null;
        public void Rotate(Vector3 eulers, Space relativeTo) => throw null;
        public void Rotate(float xAngle, float yAngle, float zAngle) => throw null;
        public void Rotate(float xAngle, float yAngle, float zAngle, Space relativeTo) => throw null;
        public void Rotate(Vector3 axis, float angle) => throw null;
        public void Rotate(Vector3 axis, float angle, Space relativeTo) => throw null;
        public void RotateAround(Vector3 point, Vector3 axis, float angle) => throw null;
        public void LookAt(Transform target) => throw null;
        public void LookAt(Vector3 worldPosition) => throw null;
        public void LookAt(Transform target, Vector3 worldUp) => throw null;
        public void LookAt(Vector3 worldPosition, Vector3 worldUp) => throw null;
        public Vector3 TransformDirection(Vector3 direction) => throw null;
        public Vector3 InverseTransformDirection(Vector3 direction) => throw null;
        public Vector3 TransformVector(Vector3 vector) => throw null;
        public Vector3 InverseTransformVector(Vector3 vector) => throw null;
        public Vector3 TransformPoint(Vector3 position) => throw null;
        public Vector3 TransformPoint(float x, float y, float z) => throw null;
        public Vector3 InverseTransformPoint(Vector3 position) => throw null;
        public void DetachChildren() => throw null;
        public Transform GetChild(int index) => Children[index];
        public Transform Find(string n) => throw null;
        public bool IsChildOf(Transform parent) => throw null;
        public int GetSiblingIndex() => throw null;
        public void SetSiblingIndex(int index) => throw null;
        public void SetAsFirstSibling() => throw null;
        public void SetAsLastSibling() => throw null;
        public IEnumerator GetEnumerator() => Children.GetEnumerator();
    }
    public sealed class RectTransform : Transform {
        internal void Replace(Transform other) { localPosition = other.localPosition; localEulerAngles = other.localEulerAngles; localScale = other.localScale; Children.AddRange(other.Children); parent = other.parent; if (parent != null) parent.Children[parent.Children.IndexOf(other)] = this; }
        public Rect rect => throw null;
        public Vector2 anchorMin { get; set; }
        public Vector2 anchorMax { get; set; }
        public Vector2 anchoredPosition { get; set; }
        public Vector3 anchoredPosition3D { get; set; }
        public Vector2 sizeDelta { get; set; }
        public Vector2 pivot { get; set; }
        public Vector2 offsetMin { get; set; }
        public Vector2 offsetMax { get; set; }
    }
    public static class RectTransformUtility {
        public static bool ScreenPointToLocalPointInRectangle(RectTransform rect, Vector2 screenPoint, Camera cam, out Vector2 localPoint) => throw null;
        public static bool RectangleContainsScreenPoint(RectTransform rect, Vector2 screenPoint) => throw null;
        public static bool RectangleContainsScreenPoint(RectTransform rect, Vector2 screenPoint, Camera cam) => throw null;
    }
    public class YieldInstruction { }
    public sealed class Coroutine : YieldInstruction {
        private Coroutine() { }
    }
    public abstract class CustomYieldInstruction : IEnumerator {
        public abstract bool keepWaiting { get; }
        public object Current => throw null;
        public bool MoveNext() => throw null;
        public virtual void Reset() => throw null;
    }
    public sealed class WaitForSeconds : YieldInstruction {
        public WaitForSeconds(float seconds) { }
    }
    public class WaitForSecondsRealtime : CustomYieldInstruction {
        public WaitForSecondsRealtime(float time) { }
        public override bool keepWaiting => throw null;
    }
    public sealed class WaitForFixedUpdate : YieldInstruction { }
    public sealed class WaitForEndOfFrame : YieldInstruction { }
    public sealed class WaitUntil : CustomYieldInstruction {
        public WaitUntil(Func<bool> predicate) { }
        public override bool keepWaiting => throw null;
    }
    public sealed class WaitWhile : CustomYieldInstruction {
        public WaitWhile(Func<bool> predicate) { }
        public override bool keepWaiting => throw null;
    }
    public class AsyncOperation : YieldInstruction {
        public bool isDone => throw null;
        public float progress => throw null;
        public int priority { get; set; }
        public bool allowSceneActivation { get; set; }
        public event Action<AsyncOperation> completed { add { } remove { } }
    }
    public class ResourceRequest : AsyncOperation {
        public Object asset => throw null;
    }
    public abstract class PropertyAttribute : Attribute {
        public int order { get; set; }
    }
    [AttributeUsage(AttributeTargets.Field)] public sealed class SerializeField : Attribute { }
    [AttributeUsage(AttributeTargets.Field)] public sealed class SerializeReference : Attribute { }
    [AttributeUsage(AttributeTargets.Field)] public sealed class HideInInspector : Attribute { }
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true)] public class TooltipAttribute : PropertyAttribute {
        public TooltipAttribute(string tooltip) { }
    }
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true)] public class HeaderAttribute : PropertyAttribute {
        public HeaderAttribute(string header) { }
    }
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true)] public class SpaceAttribute : PropertyAttribute {
        public SpaceAttribute() { }
        public SpaceAttribute(float height) { }
    }
    [AttributeUsage(AttributeTargets.Field)] public sealed class RangeAttribute : PropertyAttribute {
        public RangeAttribute(float min, float max) { }
    }
    [AttributeUsage(AttributeTargets.Field)] public sealed class MinAttribute : PropertyAttribute {
        public MinAttribute(float min) { }
    }
    [AttributeUsage(AttributeTargets.Field)] public sealed class MultilineAttribute : PropertyAttribute {
        public MultilineAttribute() { }
        public MultilineAttribute(int lines) { }
    }
    [AttributeUsage(AttributeTargets.Field)] public sealed class TextAreaAttribute : PropertyAttribute {
        public TextAreaAttribute() { }
        public TextAreaAttribute(int minLines, int maxLines) { }
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)] public sealed class RequireComponent : Attribute {
        internal readonly Type[] Types;
        public RequireComponent(Type requiredComponent) { Types = new[] { requiredComponent }; }
        public RequireComponent(Type requiredComponent, Type requiredComponent2) { Types = new[] { requiredComponent, requiredComponent2 }; }
        public RequireComponent(Type requiredComponent, Type requiredComponent2, Type requiredComponent3) { Types = new[] { requiredComponent, requiredComponent2, requiredComponent3 }; }
    }
    [AttributeUsage(AttributeTargets.Class)] public sealed class DisallowMultipleComponent : Attribute { }
    [AttributeUsage(AttributeTargets.Class)] public class DefaultExecutionOrder : Attribute {
        public DefaultExecutionOrder(int order) { }
    }
    [AttributeUsage(AttributeTargets.Class)] public sealed class ExecuteAlways : Attribute { }
    [AttributeUsage(AttributeTargets.Class)] public sealed class ExecuteInEditMode : Attribute { }
    public sealed class AddComponentMenu : Attribute {
        public AddComponentMenu(string menuName) { }
    }
    [AttributeUsage(AttributeTargets.Class)] public sealed class CreateAssetMenuAttribute : Attribute {
        public string menuName { get; set; }
        public string fileName { get; set; }
        public int order { get; set; }
    }
    public sealed class ContextMenu : Attribute {
        public ContextMenu(string itemName) { }
    }
    [AttributeUsage(AttributeTargets.Method)] public class RuntimeInitializeOnLoadMethodAttribute : Attribute {
        public RuntimeInitializeOnLoadMethodAttribute() { }
        public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType loadType) { }
    }
    public enum RuntimeInitializeLoadType { AfterSceneLoad, BeforeSceneLoad, AfterAssembliesLoaded, BeforeSplashScreen, SubsystemRegistration }
    public static class Debug {
        public static bool isDebugBuild => throw null;
        public static void Log(object message) => throw null;
        public static void Log(object message, Object context) => throw null;
        public static void LogFormat(string format, params object[] args) => throw null;
        public static void LogWarning(object message) => throw null;
        public static void LogWarning(object message, Object context) => throw null;
        public static void LogWarningFormat(string format, params object[] args) => throw null;
        public static void LogError(object message) => throw null;
        public static void LogError(object message, Object context) => throw null;
        public static void LogErrorFormat(string format, params object[] args) => throw null;
        public static void LogException(Exception exception) => throw null;
        public static void LogException(Exception exception, Object context) => throw null;
        public static void Assert(bool condition) => throw null;
        public static void Assert(bool condition, string message) => throw null;
        public static void DrawLine(Vector3 start, Vector3 end) => throw null;
        public static void DrawLine(Vector3 start, Vector3 end, Color color) => throw null;
        public static void DrawLine(Vector3 start, Vector3 end, Color color, float duration) => throw null;
        public static void DrawRay(Vector3 start, Vector3 dir) => throw null;
        public static void DrawRay(Vector3 start, Vector3 dir, Color color) => throw null;
        public static void DrawRay(Vector3 start, Vector3 dir, Color color, float duration) => throw null;
        public static void Break() => throw null;
    }
    public enum LogType { Error, Assert, Warning, Log, Exception }
    public static class Time {
        public static float time => throw null;
        public static double timeAsDouble => throw null;
        public static float deltaTime => throw null;
        public static float fixedTime => throw null;
        public static float fixedDeltaTime { get; set; }
        public static float unscaledTime => throw null;
        public static double unscaledTimeAsDouble => throw null;
        public static float unscaledDeltaTime => throw null;
        public static float smoothDeltaTime => throw null;
        public static float maximumDeltaTime { get; set; }
        public static float timeScale { get; set; }
        public static int frameCount => throw null;
        public static float realtimeSinceStartup => throw null;
        public static double realtimeSinceStartupAsDouble => throw null;
        public static float timeSinceLevelLoad => throw null;
        public static bool inFixedTimeStep => throw null;
    }
    public enum RuntimePlatform { OSXEditor = 0, OSXPlayer = 1, WindowsPlayer = 2, WindowsEditor = 7, IPhonePlayer = 8, Android = 11, LinuxPlayer = 13, LinuxEditor = 16, WebGLPlayer = 17, PS4 = 25, XboxOne = 27, tvOS = 31, Switch = 32, LinuxServer = 43, WindowsServer = 44, VisionOS = 50 }
    public enum NetworkReachability { NotReachable, ReachableViaCarrierDataNetwork, ReachableViaLocalAreaNetwork }
    public static class Application {
        public delegate void LogCallback(string condition, string stackTrace, LogType type);
        public static bool isPlaying => throw null;
        public static bool isEditor => throw null;
        public static bool isFocused => throw null;
        public static bool isBatchMode => throw null;
        public static bool isMobilePlatform => throw null;
        public static bool runInBackground { get; set; }
        public static int targetFrameRate { get; set; }
        public static string dataPath => throw null;
        public static string persistentDataPath => throw null;
        public static string streamingAssetsPath => throw null;
        public static string temporaryCachePath => throw null;
        public static string absoluteURL => throw null;
        public static event Action<string> deepLinkActivated { add { } remove { } }
        public static string version => throw null;
        public static string unityVersion => throw null;
        public static string identifier => throw null;
        public static string productName => throw null;
        public static string companyName => throw null;
        public static string buildGUID => throw null;
        public static RuntimePlatform platform => throw null;
        public static NetworkReachability internetReachability => throw null;
        public static SystemLanguage systemLanguage => throw null;
        public static event Action quitting { add { } remove { } }
        public static event Func<bool> wantsToQuit { add { } remove { } }
        public static event Action<bool> focusChanged { add { } remove { } }
        public static event Action lowMemory { add { } remove { } }
        public static event LogCallback logMessageReceived { add { } remove { } }
        public static event LogCallback logMessageReceivedThreaded { add { } remove { } }
        public static void Quit() => throw null;
        public static void Quit(int exitCode) => throw null;
        public static void OpenURL(string url) => throw null;
        public static bool HasUserAuthorization(UserAuthorization mode) => throw null;
        public static AsyncOperation RequestUserAuthorization(UserAuthorization mode) => throw null;
    }
    [Flags] public enum UserAuthorization { WebCam = 1, Microphone = 2 }
    public enum SystemLanguage { English = 10, French = 14, German = 15, Unknown = 42 }
    public static class Screen {
        public static int width => throw null;
        public static int height => throw null;
        public static float dpi => throw null;
        public static bool fullScreen { get; set; }
        public static int sleepTimeout { get; set; }
        public static Rect safeArea => throw null;
        public static ScreenOrientation orientation { get; set; }
        public static void SetResolution(int width, int height, bool fullscreen) => throw null;
    }
    public enum ScreenOrientation { Portrait = 1, PortraitUpsideDown = 2, LandscapeLeft = 3, LandscapeRight = 4, AutoRotation = 5 }
    public static class SleepTimeout {
        public const int NeverSleep = -1;
        public const int SystemSetting = -2;
    }
    public static class SystemInfo {
        public const string unsupportedIdentifier = "n/a";
        public static string deviceName => throw null;
        public static string deviceModel => throw null;
        public static string deviceUniqueIdentifier => throw null;
        public static DeviceType deviceType => throw null;
        public static string operatingSystem => throw null;
        public static OperatingSystemFamily operatingSystemFamily => throw null;
        public static int processorCount => throw null;
        public static int systemMemorySize => throw null;
        public static string graphicsDeviceName => throw null;
        public static Rendering.GraphicsDeviceType graphicsDeviceType => throw null;
        public static float batteryLevel => throw null;
        public static bool supportsGyroscope => throw null;
    }
    public enum DeviceType { Unknown, Handheld, Console, Desktop }
    public enum OperatingSystemFamily { Other, MacOSX, Windows, Linux }
    public static class PlayerPrefs {
        public static void SetInt(string key, int value) => throw null;
        public static int GetInt(string key) => throw null;
        public static int GetInt(string key, int defaultValue) => throw null;
        public static void SetFloat(string key, float value) => throw null;
        public static float GetFloat(string key) => throw null;
        public static float GetFloat(string key, float defaultValue) => throw null;
        public static void SetString(string key, string value) => throw null;
        public static string GetString(string key) => throw null;
        public static string GetString(string key, string defaultValue) => throw null;
        public static bool HasKey(string key) => throw null;
        public static void DeleteKey(string key) => throw null;
        public static void DeleteAll() => throw null;
        public static void Save() => throw null;
    }
    public static class Resources {
        public static T GetBuiltinResource<T>(string path) where T : Object => Activator.CreateInstance<T>();
        public static T Load<T>(string path) where T : Object => throw null;
        public static Object Load(string path) => throw null;
        public static T[] LoadAll<T>(string path) where T : Object => throw null;
        public static ResourceRequest LoadAsync<T>(string path) where T : Object => throw null;
        public static void UnloadAsset(Object assetToUnload) => throw null;
        public static AsyncOperation UnloadUnusedAssets() => throw null;
    }
    public static class JsonUtility {
        public static string ToJson(object obj) => throw null;
        public static string ToJson(object obj, bool prettyPrint) => throw null;
        public static T FromJson<T>(string json) => throw null;
        public static void FromJsonOverwrite(string json, object objectToOverwrite) => throw null;
    }
    public static class GUIUtility {
        public static string systemCopyBuffer { get; set; }
    }
    public class TextAsset : Object {
        public string text => throw null;
        public byte[] bytes => throw null;
    }
    public static class Gizmos {
        public static Color color { get; set; }
        public static Matrix4x4 matrix { get; set; }
        public static void DrawLine(Vector3 from, Vector3 to) => throw null;
        public static void DrawRay(Vector3 from, Vector3 direction) => throw null;
        public static void DrawSphere(Vector3 center, float radius) => throw null;
        public static void DrawWireSphere(Vector3 center, float radius) => throw null;
        public static void DrawCube(Vector3 center, Vector3 size) => throw null;
        public static void DrawWireCube(Vector3 center, Vector3 size) => throw null;
        public static void DrawIcon(Vector3 center, string name) => throw null;
    }
    public static class GUI {
        public static Color color { get; set; }
        public static bool enabled { get; set; }
        public static GUISkin skin { get; set; }
        public static void Label(Rect position, string text) => throw null;
        public static void Label(Rect position, string text, GUIStyle style) => throw null;
        public static void Box(Rect position, string text) => throw null;
        public static bool Button(Rect position, string text) => throw null;
        public static bool Toggle(Rect position, bool value, string text) => throw null;
        public static string TextField(Rect position, string text) => throw null;
        public static float HorizontalSlider(Rect position, float value, float leftValue, float rightValue) => throw null;
        public static void DrawTexture(Rect position, Texture image) => throw null;
    }
    public class GUISkin : ScriptableObject {
        public GUIStyle label { get; set; }
        public GUIStyle box { get; set; }
        public GUIStyle button { get; set; }
    }
    public sealed class GUIStyle {
        public GUIStyle() { }
        public GUIStyle(GUIStyle other) { }
        public int fontSize { get; set; }
        public TextAnchor alignment { get; set; }
        public bool wordWrap { get; set; }
        public bool richText { get; set; }
        public GUIStyleState normal { get; set; }
    }
    public sealed class GUIStyleState {
        public Color textColor { get; set; }
    }
    public class GUILayoutOption { }
    public static class GUILayout {
        public static void Label(string text, params GUILayoutOption[] options) => throw null;
        public static bool Button(string text, params GUILayoutOption[] options) => throw null;
        public static string TextField(string text, params GUILayoutOption[] options) => throw null;
        public static bool Toggle(bool value, string text, params GUILayoutOption[] options) => throw null;
        public static float HorizontalSlider(float value, float leftValue, float rightValue, params GUILayoutOption[] options) => throw null;
        public static void Box(string text, params GUILayoutOption[] options) => throw null;
        public static void Space(float pixels) => throw null;
        public static void FlexibleSpace() => throw null;
        public static void BeginHorizontal(params GUILayoutOption[] options) => throw null;
        public static void EndHorizontal() => throw null;
        public static void BeginVertical(params GUILayoutOption[] options) => throw null;
        public static void EndVertical() => throw null;
        public static void BeginArea(Rect screenRect) => throw null;
        public static void EndArea() => throw null;
        public static Vector2 BeginScrollView(Vector2 scrollPosition, params GUILayoutOption[] options) => throw null;
        public static void EndScrollView() => throw null;
        public static GUILayoutOption Width(float width) => throw null;
        public static GUILayoutOption Height(float height) => throw null;
    }
    public enum TextAnchor { UpperLeft, UpperCenter, UpperRight, MiddleLeft, MiddleCenter, MiddleRight, LowerLeft, LowerCenter, LowerRight }
    public enum FontStyle { Normal, Bold, Italic, BoldAndItalic }
    public class Font : Object {
        public Material material { get; set; }
    }
    public static class Input {
        public static Vector3 mousePosition => throw null;
        public static Vector2 mouseScrollDelta => throw null;
        public static bool mousePresent => throw null;
        public static bool anyKey => throw null;
        public static bool anyKeyDown => throw null;
        public static string inputString => throw null;
        public static int touchCount => throw null;
        public static Touch[] touches => throw null;
        public static bool touchSupported => throw null;
        public static Vector3 acceleration => throw null;
        public static Gyroscope gyro => throw null;
        public static float GetAxis(string axisName) => throw null;
        public static float GetAxisRaw(string axisName) => throw null;
        public static bool GetButton(string buttonName) => throw null;
        public static bool GetButtonDown(string buttonName) => throw null;
        public static bool GetButtonUp(string buttonName) => throw null;
        public static bool GetKey(KeyCode key) => throw null;
        public static bool GetKeyDown(KeyCode key) => throw null;
        public static bool GetKeyUp(KeyCode key) => throw null;
        public static bool GetMouseButton(int button) => throw null;
        public static bool GetMouseButtonDown(int button) => throw null;
        public static bool GetMouseButtonUp(int button) => throw null;
        public static Touch GetTouch(int index) => throw null;
        public static string[] GetJoystickNames() => throw null;
    }
    public class Gyroscope {
        public bool enabled { get; set; }
        public Quaternion attitude => throw null;
    }
    public enum TouchPhase { Began, Moved, Stationary, Ended, Canceled }
    public struct Touch {
        public int fingerId { get => throw null; set => throw null; }
        public Vector2 position { get => throw null; set => throw null; }
        public Vector2 deltaPosition { get => throw null; set => throw null; }
        public float deltaTime { get => throw null; set => throw null; }
        public int tapCount { get => throw null; set => throw null; }
        public TouchPhase phase { get => throw null; set => throw null; }
        public float pressure { get => throw null; set => throw null; }
    }
    public enum KeyCode { None = 0, Backspace = 8, Tab = 9, Return = 13, Escape = 27, Space = 32, Plus = 43, Minus = 45, Alpha0 = 48, Alpha1, Alpha2, Alpha3, Alpha4, Alpha5, Alpha6, Alpha7, Alpha8, Alpha9, BackQuote = 96, A = 97, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, Delete = 127, KeypadEnter = 271, UpArrow = 273, DownArrow, RightArrow, LeftArrow, Insert, Home, End, PageUp, PageDown, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, RightShift = 303, LeftShift, RightControl, LeftControl, RightAlt, LeftAlt, Mouse0 = 323, Mouse1, Mouse2, JoystickButton0 = 330, JoystickButton1, JoystickButton2, JoystickButton3 }
    public enum CursorLockMode { None, Locked, Confined }
    public static class Cursor {
        public static bool visible { get; set; }
        public static CursorLockMode lockState { get; set; }
        public static void SetCursor(Texture2D texture, Vector2 hotspot, CursorMode cursorMode) => throw null;
    }
    public enum CursorMode { Auto, ForceSoftware }
    public static class Physics {
        public static Vector3 gravity { get; set; }
        public const int DefaultRaycastLayers = ~4;
        public const int AllLayers = ~0;
        public const int IgnoreRaycastLayer = 4;
        public static bool autoSimulation { get; set; }
        public static bool autoSyncTransforms { get; set; }
        public static void Simulate(float step) => throw null;
        public static void SyncTransforms() => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance, int layerMask) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance, int layerMask) => throw null;
        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance, int layerMask, QueryTriggerInteraction queryTriggerInteraction) => throw null;
        public static bool Raycast(Ray ray) => throw null;
        public static bool Raycast(Ray ray, float maxDistance) => throw null;
        public static bool Raycast(Ray ray, out RaycastHit hitInfo) => throw null;
        public static bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance) => throw null;
        public static bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance, int layerMask) => throw null;
        public static RaycastHit[] RaycastAll(Ray ray) => throw null;
        public static RaycastHit[] RaycastAll(Ray ray, float maxDistance) => throw null;
        public static RaycastHit[] RaycastAll(Vector3 origin, Vector3 direction, float maxDistance) => throw null;
        public static bool Linecast(Vector3 start, Vector3 end) => throw null;
        public static bool Linecast(Vector3 start, Vector3 end, out RaycastHit hitInfo) => throw null;
        public static bool Linecast(Vector3 start, Vector3 end, out RaycastHit hitInfo, int layerMask) => throw null;
        public static bool SphereCast(Vector3 origin, float radius, Vector3 direction, out RaycastHit hitInfo) => throw null;
        public static bool SphereCast(Vector3 origin, float radius, Vector3 direction, out RaycastHit hitInfo, float maxDistance) => throw null;
        public static bool SphereCast(Ray ray, float radius, out RaycastHit hitInfo) => throw null;
        public static bool SphereCast(Ray ray, float radius, out RaycastHit hitInfo, float maxDistance) => throw null;
        public static bool CheckSphere(Vector3 position, float radius) => throw null;
        public static bool CheckSphere(Vector3 position, float radius, int layerMask) => throw null;
        public static Collider[] OverlapSphere(Vector3 position, float radius) => throw null;
        public static Collider[] OverlapSphere(Vector3 position, float radius, int layerMask) => throw null;
        public static int OverlapSphereNonAlloc(Vector3 position, float radius, Collider[] results) => throw null;
        public static int OverlapSphereNonAlloc(Vector3 position, float radius, Collider[] results, int layerMask) => throw null;
        public static Collider[] OverlapBox(Vector3 center, Vector3 halfExtents) => throw null;
        public static int RaycastNonAlloc(Ray ray, RaycastHit[] results) => throw null;
        public static void IgnoreCollision(Collider collider1, Collider collider2) => throw null;
        public static void IgnoreCollision(Collider collider1, Collider collider2, bool ignore) => throw null;
        public static void IgnoreLayerCollision(int layer1, int layer2, bool ignore) => throw null;
    }
    public enum QueryTriggerInteraction { UseGlobal, Ignore, Collide }
    public struct RaycastHit {
        public Collider collider => throw null;
        public Vector3 point { get => throw null; set => throw null; }
        public Vector3 normal { get => throw null; set => throw null; }
        public float distance { get => throw null; set => throw null; }
        public Transform transform => throw null;
        public Rigidbody rigidbody => throw null;
        public Vector2 textureCoord => throw null;
        public int triangleIndex => throw null;
    }
    public class Collider : Component {
        public bool enabled { get; set; }
        public Rigidbody attachedRigidbody => throw null;
        public bool isTrigger { get; set; }
        public Bounds bounds => throw null;
        public PhysicMaterial material { get; set; }
        public PhysicMaterial sharedMaterial { get; set; }
        public Vector3 ClosestPoint(Vector3 position) => throw null;
        public bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance) => throw null;
    }
    public class PhysicMaterial : Object {
        public float bounciness { get; set; }
        public float dynamicFriction { get; set; }
        public float staticFriction { get; set; }
    }
    public class BoxCollider : Collider {
        public Vector3 center { get; set; }
        public Vector3 size { get; set; }
    }
    public class SphereCollider : Collider {
        public Vector3 center { get; set; }
        public float radius { get; set; }
    }
    public class CapsuleCollider : Collider {
        public Vector3 center { get; set; }
        public float radius { get; set; }
        public float height { get; set; }
        public int direction { get; set; }
    }
    public class MeshCollider : Collider {
        public Mesh sharedMesh { get; set; }
        public bool convex { get; set; }
    }
    public class WheelCollider : Collider {
        public float motorTorque { get; set; }
        public float brakeTorque { get; set; }
        public float steerAngle { get; set; }
        public float radius { get; set; }
        public bool isGrounded => throw null;
        public float rpm => throw null;
        public void GetWorldPose(out Vector3 pos, out Quaternion quat) => throw null;
    }
    public class CharacterController : Collider {
        public Vector3 velocity => throw null;
        public bool isGrounded => throw null;
        public CollisionFlags collisionFlags => throw null;
        public float radius { get; set; }
        public float height { get; set; }
        public Vector3 center { get; set; }
        public float slopeLimit { get; set; }
        public float stepOffset { get; set; }
        public float skinWidth { get; set; }
        public bool detectCollisions { get; set; }
        public CollisionFlags Move(Vector3 motion) => throw null;
        public bool SimpleMove(Vector3 speed) => throw null;
    }
    [Flags] public enum CollisionFlags { None = 0, Sides = 1, Above = 2, Below = 4 }
    public class ControllerColliderHit {
        public Collider collider => throw null;
        public Rigidbody rigidbody => throw null;
        public GameObject gameObject => throw null;
        public Transform transform => throw null;
        public Vector3 point => throw null;
        public Vector3 normal => throw null;
        public Vector3 moveDirection => throw null;
        public CharacterController controller => throw null;
    }
    public class Collision {
        public Vector3 relativeVelocity => throw null;
        public Rigidbody rigidbody => throw null;
        public Collider collider => throw null;
        public Transform transform => throw null;
        public GameObject gameObject => throw null;
        public int contactCount => throw null;
        public ContactPoint[] contacts => throw null;
        public Vector3 impulse => throw null;
        public ContactPoint GetContact(int index) => throw null;
    }
    public struct ContactPoint {
        public Vector3 point => throw null;
        public Vector3 normal => throw null;
        public Collider thisCollider => throw null;
        public Collider otherCollider => throw null;
        public float separation => throw null;
    }
    public class Rigidbody : Component {
        public Vector3 velocity { get; set; }
        public Vector3 angularVelocity { get; set; }
        public float drag { get; set; }
        public float angularDrag { get; set; }
        public float mass { get; set; }
        public bool useGravity { get; set; }
        public bool isKinematic { get; set; }
        public bool freezeRotation { get; set; }
        public bool detectCollisions { get; set; }
        public float maxAngularVelocity { get; set; }
        public RigidbodyConstraints constraints { get; set; }
        public CollisionDetectionMode collisionDetectionMode { get; set; }
        public RigidbodyInterpolation interpolation { get; set; }
        public Vector3 centerOfMass { get; set; }
        public Vector3 worldCenterOfMass => throw null;
        public Vector3 position { get; set; }
        public Quaternion rotation { get; set; }
        public float sleepThreshold { get; set; }
        public void AddForce(Vector3 force) => throw null;
        public void AddForce(Vector3 force, ForceMode mode) => throw null;
        public void AddForce(float x, float y, float z) => throw null;
        public void AddRelativeForce(Vector3 force) => throw null;
        public void AddRelativeForce(Vector3 force, ForceMode mode) => throw null;
        public void AddTorque(Vector3 torque) => throw null;
        public void AddTorque(Vector3 torque, ForceMode mode) => throw null;
        public void AddRelativeTorque(Vector3 torque) => throw null;
        public void AddRelativeTorque(Vector3 torque, ForceMode mode) => throw null;
        public void AddForceAtPosition(Vector3 force, Vector3 position) => throw null;
        public void AddForceAtPosition(Vector3 force, Vector3 position, ForceMode mode) => throw null;
        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius) => throw null;
        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius, float upwardsModifier) => throw null;
        public void MovePosition(Vector3 position) => throw null;
        public void MoveRotation(Quaternion rot) => throw null;
        public void Sleep() => throw null;
        public bool IsSleeping() => throw null;
        public void WakeUp() => throw null;
        public Vector3 GetPointVelocity(Vector3 worldPoint) => throw null;
        public bool SweepTest(Vector3 direction, out RaycastHit hitInfo, float maxDistance) => throw null;
        public void ResetInertiaTensor() => throw null;
    }
    public enum ForceMode { Force = 0, Impulse = 1, VelocityChange = 2, Acceleration = 5 }
    public enum RigidbodyInterpolation { None, Interpolate, Extrapolate }
    public enum CollisionDetectionMode { Discrete, Continuous, ContinuousDynamic, ContinuousSpeculative }
    [Flags] public enum RigidbodyConstraints { None = 0, FreezePositionX = 2, FreezePositionY = 4, FreezePositionZ = 8, FreezeRotationX = 16, FreezeRotationY = 32, FreezeRotationZ = 64, FreezePosition = 14, FreezeRotation = 112, FreezeAll = 126 }
    public class Joint : Component {
        public Rigidbody connectedBody { get; set; }
        public Vector3 anchor { get; set; }
        public Vector3 axis { get; set; }
        public Vector3 connectedAnchor { get; set; }
        public bool autoConfigureConnectedAnchor { get; set; }
        public float breakForce { get; set; }
        public float breakTorque { get; set; }
        public bool enableCollision { get; set; }
    }
    public class FixedJoint : Joint { }
    public class SpringJoint : Joint {
        public float spring { get; set; }
        public float damper { get; set; }
        public float minDistance { get; set; }
        public float maxDistance { get; set; }
    }
    public struct JointMotor {
        public float targetVelocity { get => throw null; set => throw null; }
        public float force { get => throw null; set => throw null; }
        public bool freeSpin { get => throw null; set => throw null; }
    }
    public class HingeJoint : Joint {
        public float angle => throw null;
        public float velocity => throw null;
        public JointMotor motor { get; set; }
        public bool useMotor { get; set; }
        public bool useSpring { get; set; }
        public bool useLimits { get; set; }
    }
    public class ConfigurableJoint : Joint { }
    public static class Physics2D {
        public static Vector2 gravity { get; set; }
        public static RaycastHit2D Raycast(Vector2 origin, Vector2 direction) => throw null;
        public static RaycastHit2D Raycast(Vector2 origin, Vector2 direction, float distance) => throw null;
        public static RaycastHit2D Raycast(Vector2 origin, Vector2 direction, float distance, int layerMask) => throw null;
        public static Collider2D OverlapCircle(Vector2 point, float radius) => throw null;
        public static Collider2D OverlapCircle(Vector2 point, float radius, int layerMask) => throw null;
        public static Collider2D OverlapPoint(Vector2 point) => throw null;
    }
    public struct RaycastHit2D {
        public Collider2D collider => throw null;
        public Vector2 point { get => throw null; set => throw null; }
        public Vector2 normal { get => throw null; set => throw null; }
        public float distance { get => throw null; set => throw null; }
        public Transform transform => throw null;
        public Rigidbody2D rigidbody => throw null;
        public static implicit operator bool(RaycastHit2D hit) => throw null;
    }
    public class Collider2D : Behaviour {
        public bool isTrigger { get; set; }
        public Bounds bounds => throw null;
        public Rigidbody2D attachedRigidbody => throw null;
        public bool IsTouchingLayers(int layerMask) => throw null;
    }
    public class BoxCollider2D : Collider2D {
        public Vector2 size { get; set; }
    }
    public class CircleCollider2D : Collider2D {
        public float radius { get; set; }
    }
    public class CapsuleCollider2D : Collider2D { }
    public class PolygonCollider2D : Collider2D { }
    public struct ContactPoint2D {
        public Vector2 point => throw null;
        public Vector2 normal => throw null;
    }
    public class Collision2D {
        public Collider2D collider => throw null;
        public GameObject gameObject => throw null;
        public Transform transform => throw null;
        public Rigidbody2D rigidbody => throw null;
        public Vector2 relativeVelocity => throw null;
        public ContactPoint2D GetContact(int index) => throw null;
    }
    public enum ForceMode2D { Force, Impulse }
    public enum RigidbodyType2D { Dynamic, Kinematic, Static }
    public class Rigidbody2D : Component {
        public Vector2 position { get; set; }
        public float rotation { get; set; }
        public Vector2 velocity { get; set; }
        public float angularVelocity { get; set; }
        public float mass { get; set; }
        public float drag { get; set; }
        public float gravityScale { get; set; }
        public RigidbodyType2D bodyType { get; set; }
        public bool isKinematic { get; set; }
        public bool simulated { get; set; }
        public bool freezeRotation { get; set; }
        public void AddForce(Vector2 force) => throw null;
        public void AddForce(Vector2 force, ForceMode2D mode) => throw null;
        public void AddTorque(float torque) => throw null;
        public void MovePosition(Vector2 position) => throw null;
        public void MoveRotation(float angle) => throw null;
        public void Sleep() => throw null;
        public bool IsSleeping() => throw null;
        public void WakeUp() => throw null;
    }
}
namespace UnityEngine.SceneManagement {
    public struct Scene {
        public string name { get => throw null; set => throw null; }
        public string path => throw null;
        public int buildIndex => throw null;
        public bool isLoaded => throw null;
        public int rootCount => throw null;
        public bool IsValid() => throw null;
        public GameObject[] GetRootGameObjects() => SceneManager.Open.ToArray();
        public static bool operator ==(Scene a, Scene b) => throw null;
        public static bool operator !=(Scene a, Scene b) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public enum LoadSceneMode { Single, Additive }
    public static class SceneManager {
        /// <summary>The roots of the open scene.</summary>
        public static readonly List<GameObject> Open = new List<GameObject>();
        public static int sceneCount => throw null;
        public static int sceneCountInBuildSettings => throw null;
        public static event UnityEngine.Events.UnityAction<Scene, LoadSceneMode> sceneLoaded { add { } remove { } }
        public static event UnityEngine.Events.UnityAction<Scene> sceneUnloaded { add { } remove { } }
        public static event UnityEngine.Events.UnityAction<Scene, Scene> activeSceneChanged { add { } remove { } }
        public static Scene GetActiveScene() => new Scene();
        public static bool SetActiveScene(Scene scene) => throw null;
        public static Scene GetSceneByName(string name) => throw null;
        public static Scene GetSceneAt(int index) => throw null;
        public static Scene CreateScene(string sceneName) => throw null;
        public static void LoadScene(string sceneName) => throw null;
        public static void LoadScene(string sceneName, LoadSceneMode mode) => throw null;
        public static void LoadScene(int sceneBuildIndex) => throw null;
        public static void LoadScene(int sceneBuildIndex, LoadSceneMode mode) => throw null;
        public static AsyncOperation LoadSceneAsync(string sceneName) => throw null;
        public static AsyncOperation LoadSceneAsync(string sceneName, LoadSceneMode mode) => throw null;
        public static AsyncOperation LoadSceneAsync(int sceneBuildIndex) => throw null;
        public static AsyncOperation LoadSceneAsync(int sceneBuildIndex, LoadSceneMode mode) => throw null;
        public static AsyncOperation UnloadSceneAsync(string sceneName) => throw null;
        public static AsyncOperation UnloadSceneAsync(Scene scene) => throw null;
        public static void MoveGameObjectToScene(GameObject go, Scene scene) => throw null;
    }
}
namespace UnityEngine.Events {
    public delegate void UnityAction();
    public delegate void UnityAction<T0>(T0 arg0);
    public delegate void UnityAction<T0, T1>(T0 arg0, T1 arg1);
    public abstract class UnityEventBase {
        /// <summary>What the Inspector shows: `Door.Open` or `Door.Open(3)`, with its target.</summary>
        public readonly List<KeyValuePair<object, string>> Listeners = new List<KeyValuePair<object, string>>();
        public void RemoveAllListeners() => throw null;
        public int GetPersistentEventCount() => Listeners.Count;
    }
    [Serializable] public class UnityEvent : UnityEventBase {
        public void AddListener(UnityAction call) => throw null;
        public void RemoveListener(UnityAction call) => throw null;
        public void Invoke() => throw null;
    }
    [Serializable] public class UnityEvent<T0> : UnityEventBase {
        public void AddListener(UnityAction<T0> call) => throw null;
        public void RemoveListener(UnityAction<T0> call) => throw null;
        public void Invoke(T0 arg0) => throw null;
    }
    [Serializable] public class UnityEvent<T0, T1> : UnityEventBase {
        public void AddListener(UnityAction<T0, T1> call) => throw null;
        public void RemoveListener(UnityAction<T0, T1> call) => throw null;
        public void Invoke(T0 arg0, T1 arg1) => throw null;
    }
}
namespace UnityEngine.Serialization {
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true)] public class FormerlySerializedAsAttribute : Attribute {
        public FormerlySerializedAsAttribute(string oldName) { }
    }
}
namespace UnityEngine.Assertions {
    public static class Assert {
        public static void IsTrue(bool condition) => throw null;
        public static void IsTrue(bool condition, string message) => throw null;
        public static void IsNotNull<T>(T value) where T : class => throw null;
        public static void IsNotNull<T>(T value, string message) where T : class => throw null;
        public static void AreEqual<T>(T expected, T actual) => throw null;
    }
}
namespace UnityEngine.Profiling {
    public static class Profiler {
        public static bool enabled { get; set; }
        public static void BeginSample(string name) => throw null;
        public static void EndSample() => throw null;
        public static long GetTotalAllocatedMemoryLong() => throw null;
        public static long GetMonoUsedSizeLong() => throw null;
    }
}
namespace UnityEngine.Scripting {
    public class PreserveAttribute : Attribute { }
}
namespace UnityEngine.Pool {
    public interface IObjectPool<T> where T : class {
        int CountInactive { get; }
        T Get();
        void Release(T element);
        void Clear();
    }
    public class ObjectPool<T> : IDisposable, IObjectPool<T> where T : class {
        public ObjectPool(Func<T> createFunc, Action<T> actionOnGet = null, Action<T> actionOnRelease = null, Action<T> actionOnDestroy = null, bool collectionCheck = true, int defaultCapacity = 10, int maxSize = 10000) { }
        public int CountAll => throw null;
        public int CountActive => throw null;
        public int CountInactive => throw null;
        public T Get() => throw null;
        public void Release(T element) => throw null;
        public void Clear() => throw null;
        public void Dispose() => throw null;
    }
}
