// Signatures for rendering, sound, animation and user interfaces that samples use.
using System;
using System.Collections;
using System.Collections.Generic;
using UnityEngine.Events;
namespace UnityEngine.Rendering {
    public enum GraphicsDeviceType { Null = 4, Direct3D11 = 2, Metal = 16, Vulkan = 21 }
    public enum ShadowCastingMode { Off, On, TwoSided, ShadowsOnly }
    public enum IndexFormat { UInt16, UInt32 }
}
namespace UnityEngine {
    public class Renderer : Component {
        public bool enabled { get; set; }
        public bool isVisible => throw null;
        public Bounds bounds => throw null;
        public Material material { get; set; }
        public Material[] materials { get; set; }
        public Material sharedMaterial { get; set; }
        public Material[] sharedMaterials { get; set; }
        public int sortingOrder { get; set; }
        public Rendering.ShadowCastingMode shadowCastingMode { get; set; }
        public bool receiveShadows { get; set; }
        public void SetPropertyBlock(MaterialPropertyBlock properties) => throw null;
        public void GetPropertyBlock(MaterialPropertyBlock properties) => throw null;
    }
    public class MeshRenderer : Renderer { }
    public class SkinnedMeshRenderer : Renderer {
        public Mesh sharedMesh { get; set; }
        public Transform[] bones { get; set; }
        public Transform rootBone { get; set; }
        public void SetBlendShapeWeight(int index, float value) => throw null;
        public float GetBlendShapeWeight(int index) => throw null;
    }
    public class SpriteRenderer : Renderer {
        public Sprite sprite { get; set; }
        public Color color { get; set; }
        public bool flipX { get; set; }
        public bool flipY { get; set; }
    }
    public class LineRenderer : Renderer {
        public int positionCount { get; set; }
        public float startWidth { get; set; }
        public float endWidth { get; set; }
        public float widthMultiplier { get; set; }
        public AnimationCurve widthCurve { get; set; }
        public Color startColor { get; set; }
        public Color endColor { get; set; }
        public Gradient colorGradient { get; set; }
        public bool useWorldSpace { get; set; }
        public bool loop { get; set; }
        public int numCapVertices { get; set; }
        public int numCornerVertices { get; set; }
        public LineAlignment alignment { get; set; }
        public void SetPosition(int index, Vector3 position) => throw null;
        public Vector3 GetPosition(int index) => throw null;
        public void SetPositions(Vector3[] positions) => throw null;
        public int GetPositions(Vector3[] positions) => throw null;
        public void Simplify(float tolerance) => throw null;
    }
    public enum LineAlignment { View, TransformZ }
    public class TrailRenderer : Renderer {
        public float time { get; set; }
        public float startWidth { get; set; }
        public float endWidth { get; set; }
        public float widthMultiplier { get; set; }
        public Color startColor { get; set; }
        public Color endColor { get; set; }
        public bool emitting { get; set; }
        public bool autodestruct { get; set; }
        public float minVertexDistance { get; set; }
        public int positionCount => throw null;
        public void Clear() => throw null;
        public void AddPosition(Vector3 position) => throw null;
    }
    public class MeshFilter : Component {
        public Mesh mesh { get; set; }
        public Mesh sharedMesh { get; set; }
    }
    public class Mesh : Object {
        public Vector3[] vertices { get; set; }
        public Vector3[] normals { get; set; }
        public Vector4[] tangents { get; set; }
        public Vector2[] uv { get; set; }
        public Color[] colors { get; set; }
        public Color32[] colors32 { get; set; }
        public int[] triangles { get; set; }
        public Bounds bounds { get; set; }
        public int vertexCount => throw null;
        public int subMeshCount { get; set; }
        public Rendering.IndexFormat indexFormat { get; set; }
        public void Clear() => throw null;
        public void Clear(bool keepVertexLayout) => throw null;
        public void MarkDynamic() => throw null;
        public void RecalculateNormals() => throw null;
        public void RecalculateBounds() => throw null;
        public void RecalculateTangents() => throw null;
        public void UploadMeshData(bool markNoLongerReadable) => throw null;
        public void SetVertices(List<Vector3> inVertices) => throw null;
        public void SetVertices(Vector3[] inVertices) => throw null;
        public void SetNormals(List<Vector3> inNormals) => throw null;
        public void SetUVs(int channel, List<Vector2> uvs) => throw null;
        public void SetColors(List<Color> inColors) => throw null;
        public void SetTriangles(List<int> triangles, int submesh) => throw null;
        public void SetTriangles(int[] triangles, int submesh) => throw null;
    }
    public class Shader : Object {
        public static Shader Find(string name) => new Shader { name = name };
        public static int PropertyToID(string name) => throw null;
    }
    public class Material : Object {
        public Material(Shader shader) { this.shader = shader; }
        public Material(Material source) { }
        public Color color { get; set; }
        public Texture mainTexture { get; set; }
        public Vector2 mainTextureOffset { get; set; }
        public Shader shader { get; set; }
        public int renderQueue { get; set; }
        public void SetColor(string name, Color value) => throw null;
        public void SetColor(int nameID, Color value) => throw null;
        public Color GetColor(string name) => throw null;
        public void SetFloat(string name, float value) => throw null;
        public void SetFloat(int nameID, float value) => throw null;
        public float GetFloat(string name) => throw null;
        public void SetInt(string name, int value) => throw null;
        public void SetVector(string name, Vector4 value) => throw null;
        public void SetTexture(string name, Texture value) => throw null;
        public void EnableKeyword(string keyword) => throw null;
        public void DisableKeyword(string keyword) => throw null;
        public bool HasProperty(string name) => throw null;
    }
    public sealed class MaterialPropertyBlock {
        public void SetColor(string name, Color value) => throw null;
        public void SetColor(int nameID, Color value) => throw null;
        public void SetFloat(string name, float value) => throw null;
        public void Clear() => throw null;
    }
    public enum TextureFormat { Alpha8 = 1, RGB24 = 3, RGBA32 = 4, ARGB32 = 5, R8 = 63 }
    public enum FilterMode { Point, Bilinear, Trilinear }
    public enum TextureWrapMode { Repeat, Clamp, Mirror, MirrorOnce }
    public enum RenderTextureFormat { ARGB32, Depth, Default = 7 }
    public class Texture : Object {
        public virtual int width { get; set; }
        public virtual int height { get; set; }
        public FilterMode filterMode { get; set; }
        public TextureWrapMode wrapMode { get; set; }
    }
    public class Texture2D : Texture {
        public Texture2D(int width, int height) { }
        public Texture2D(int width, int height, TextureFormat textureFormat, bool mipChain) { }
        public static Texture2D whiteTexture => throw null;
        public static Texture2D blackTexture => throw null;
        public TextureFormat format => throw null;
        public void SetPixel(int x, int y, Color color) => throw null;
        public Color GetPixel(int x, int y) => throw null;
        public Color[] GetPixels() => throw null;
        public Color32[] GetPixels32() => throw null;
        public void SetPixels(Color[] colors) => throw null;
        public void SetPixels(int x, int y, int blockWidth, int blockHeight, Color[] colors) => throw null;
        public void SetPixels32(Color32[] colors) => throw null;
        public byte[] GetRawTextureData() => throw null;
        public void LoadRawTextureData(byte[] data) => throw null;
        public void Apply() => throw null;
        public void Apply(bool updateMipmaps) => throw null;
        public void ReadPixels(Rect source, int destX, int destY) => throw null;
    }
    public static class ImageConversion {
        public static byte[] EncodeToPNG(this Texture2D tex) => throw null;
        public static byte[] EncodeToJPG(this Texture2D tex) => throw null;
        public static byte[] EncodeToJPG(this Texture2D tex, int quality) => throw null;
        public static bool LoadImage(this Texture2D tex, byte[] data) => throw null;
    }
    public class RenderTexture : Texture {
        public RenderTexture(int width, int height, int depth) { }
        public RenderTexture(int width, int height, int depth, RenderTextureFormat format) { }
        public static RenderTexture active { get; set; }
        public bool Create() => throw null;
        public void Release() => throw null;
        public bool IsCreated() => throw null;
        public static RenderTexture GetTemporary(int width, int height) => throw null;
        public static RenderTexture GetTemporary(int width, int height, int depthBuffer) => throw null;
        public static void ReleaseTemporary(RenderTexture temp) => throw null;
    }
    public static class Graphics {
        public static void Blit(Texture source, RenderTexture dest) => throw null;
        public static void Blit(Texture source, RenderTexture dest, Material mat) => throw null;
        public static void CopyTexture(Texture src, Texture dst) => throw null;
        public static void DrawMesh(Mesh mesh, Matrix4x4 matrix, Material material, int layer) => throw null;
    }
    public class Sprite : Object {
        public Texture2D texture => throw null;
        public Rect rect => throw null;
        public static Sprite Create(Texture2D texture, Rect rect, Vector2 pivot) => throw null;
    }
    public enum CameraClearFlags { Skybox = 1, Color = 2, SolidColor = 2, Depth = 3, Nothing = 4 }
    public class Camera : Behaviour {
        public static Camera main => throw null;
        public static Camera current => throw null;
        public static Camera[] allCameras => throw null;
        public float fieldOfView { get; set; }
        public float nearClipPlane { get; set; }
        public float farClipPlane { get; set; }
        public float orthographicSize { get; set; }
        public bool orthographic { get; set; }
        public float depth { get; set; }
        public float aspect { get; set; }
        public int cullingMask { get; set; }
        public Color backgroundColor { get; set; }
        public CameraClearFlags clearFlags { get; set; }
        public RenderTexture targetTexture { get; set; }
        public int targetDisplay { get; set; }
        public Rect rect { get; set; }
        public int pixelWidth => throw null;
        public int pixelHeight => throw null;
        public Matrix4x4 projectionMatrix { get; set; }
        public Vector3 WorldToScreenPoint(Vector3 position) => throw null;
        public Vector3 WorldToViewportPoint(Vector3 position) => throw null;
        public Vector3 ViewportToWorldPoint(Vector3 position) => throw null;
        public Vector3 ScreenToWorldPoint(Vector3 position) => throw null;
        public Ray ScreenPointToRay(Vector3 pos) => throw null;
        public Ray ViewportPointToRay(Vector3 pos) => throw null;
        public void Render() => throw null;
        public void ResetProjectionMatrix() => throw null;
    }
    public enum LightType { Spot, Directional, Point, Area }
    public class Light : Behaviour {
        public LightType type { get; set; }
        public Color color { get; set; }
        public float intensity { get; set; }
        public float range { get; set; }
        public float spotAngle { get; set; }
    }
    public static class RenderSettings {
        public static bool fog { get; set; }
        public static Color fogColor { get; set; }
        public static float fogDensity { get; set; }
        public static Color ambientLight { get; set; }
        public static Material skybox { get; set; }
    }
    public static class QualitySettings {
        public static int vSyncCount { get; set; }
        public static int GetQualityLevel() => throw null;
        public static void SetQualityLevel(int index) => throw null;
    }
    public class ParticleSystemRenderer : Renderer { }
    public class ParticleSystem : Component {
        public bool isPlaying => throw null;
        public bool isEmitting => throw null;
        public int particleCount => throw null;
        public uint randomSeed { get; set; }
        public bool useAutoRandomSeed { get; set; }
        public float time { get; set; }
        public MainModule main => throw null;
        public EmissionModule emission => throw null;
        public void Play() => throw null;
        public void Play(bool withChildren) => throw null;
        public void Pause() => throw null;
        public void Stop() => throw null;
        public void Clear() => throw null;
        public void Emit(int count) => throw null;
        public void Simulate(float t) => throw null;
        public void Simulate(float t, bool withChildren, bool restart) => throw null;
        public bool IsAlive() => throw null;
        public struct MinMaxCurve {
            public MinMaxCurve(float constant) => throw null;
            public float constant { get => throw null; set => throw null; }
            public static implicit operator MinMaxCurve(float constant) => throw null;
        }
        public struct MinMaxGradient {
            public Color color { get => throw null; set => throw null; }
            public static implicit operator MinMaxGradient(Color color) => throw null;
        }
        public struct MainModule {
            public MinMaxGradient startColor { get => throw null; set => throw null; }
            public MinMaxCurve startSize { get => throw null; set => throw null; }
            public MinMaxCurve startSpeed { get => throw null; set => throw null; }
            public MinMaxCurve startLifetime { get => throw null; set => throw null; }
            public float duration { get => throw null; set => throw null; }
            public bool loop { get => throw null; set => throw null; }
            public float simulationSpeed { get => throw null; set => throw null; }
        }
        public struct EmissionModule {
            public bool enabled { get => throw null; set => throw null; }
            public MinMaxCurve rateOverTime { get => throw null; set => throw null; }
        }
    }
    public enum AudioDataLoadState { Unloaded, Loading, Loaded, Failed }
    public enum AudioRolloffMode { Logarithmic, Linear, Custom }
    public enum AudioSpeakerMode { Mono = 1, Stereo = 2 }
    public sealed class AudioClip : Object {
        public delegate void PCMReaderCallback(float[] data);
        public delegate void PCMSetPositionCallback(int position);
        public float length => throw null;
        public int samples => throw null;
        public int channels => throw null;
        public int frequency => throw null;
        public AudioDataLoadState loadState => throw null;
        public bool LoadAudioData() => throw null;
        public bool UnloadAudioData() => throw null;
        public bool GetData(float[] data, int offsetSamples) => throw null;
        public bool SetData(float[] data, int offsetSamples) => throw null;
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream) => throw null;
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream, PCMReaderCallback pcmreadercallback) => throw null;
    }
    public class AudioBehaviour : Behaviour { }
    public sealed class AudioSource : AudioBehaviour {
        public AudioClip clip { get; set; }
        public float volume { get; set; }
        public float pitch { get; set; }
        public float time { get; set; }
        public int timeSamples { get; set; }
        public bool isPlaying => throw null;
        public bool loop { get; set; }
        public bool mute { get; set; }
        public bool playOnAwake { get; set; }
        public float spatialBlend { get; set; }
        public bool spatialize { get; set; }
        public float panStereo { get; set; }
        public float minDistance { get; set; }
        public float maxDistance { get; set; }
        public float dopplerLevel { get; set; }
        public AudioRolloffMode rolloffMode { get; set; }
        public Audio.AudioMixerGroup outputAudioMixerGroup { get; set; }
        public int priority { get; set; }
        public void Play() => throw null;
        public void PlayDelayed(float delay) => throw null;
        public void PlayScheduled(double time) => throw null;
        public void SetScheduledStartTime(double time) => throw null;
        public void SetScheduledEndTime(double time) => throw null;
        public void PlayOneShot(AudioClip clip) => throw null;
        public void PlayOneShot(AudioClip clip, float volumeScale) => throw null;
        public void Stop() => throw null;
        public void Pause() => throw null;
        public void UnPause() => throw null;
        public void GetOutputData(float[] samples, int channel) => throw null;
        public void GetSpectrumData(float[] samples, int channel, FFTWindow window) => throw null;
        public static void PlayClipAtPoint(AudioClip clip, Vector3 position) => throw null;
        public static void PlayClipAtPoint(AudioClip clip, Vector3 position, float volume) => throw null;
    }
    public enum FFTWindow { Rectangular, Triangle, Hamming, Hanning, Blackman, BlackmanHarris }
    public sealed class AudioListener : AudioBehaviour {
        public static float volume { get; set; }
        public static bool pause { get; set; }
    }
    public static class AudioSettings {
        public static double dspTime => throw null;
        public static int outputSampleRate { get; set; }
        public static AudioSpeakerMode speakerMode { get; set; }
        public static void GetDSPBufferSize(out int bufferLength, out int numBuffers) => throw null;
    }
    public static class Microphone {
        public static string[] devices => throw null;
        public static AudioClip Start(string deviceName, bool loop, int lengthSec, int frequency) => throw null;
        public static void End(string deviceName) => throw null;
        public static bool IsRecording(string deviceName) => throw null;
        public static int GetPosition(string deviceName) => throw null;
        public static void GetDeviceCaps(string deviceName, out int minFreq, out int maxFreq) => throw null;
    }
    public enum AnimatorUpdateMode { Normal, AnimatePhysics, UnscaledTime }
    public enum HumanBodyBones { Hips, LeftUpperLeg, RightUpperLeg, LeftLowerLeg, RightLowerLeg, LeftFoot, RightFoot, Spine, Chest, Neck, Head, LeftShoulder, RightShoulder, LeftUpperArm, RightUpperArm, LeftLowerArm, RightLowerArm, LeftHand, RightHand }
    public enum AvatarIKGoal { LeftFoot, RightFoot, LeftHand, RightHand }
    public struct AnimatorStateInfo {
        public int shortNameHash => throw null;
        public int fullPathHash => throw null;
        public float normalizedTime => throw null;
        public float length => throw null;
        public float speed => throw null;
        public bool IsName(string name) => throw null;
        public bool IsTag(string tag) => throw null;
    }
    public class RuntimeAnimatorController : Object { }
    public class AnimationClip : Object {
        public float length => throw null;
        public float frameRate { get; set; }
    }
    public enum AnimatorControllerParameterType { Float = 1, Int = 3, Bool = 4, Trigger = 9 }
    public class Animator : Behaviour {
        public float speed { get; set; }
        public bool applyRootMotion { get; set; }
        public AnimatorUpdateMode updateMode { get; set; }
        public RuntimeAnimatorController runtimeAnimatorController { get; set; }
        public Vector3 deltaPosition => throw null;
        public Quaternion deltaRotation => throw null;
        public Vector3 velocity => throw null;
        public int layerCount => throw null;
        public static int StringToHash(string name) => name.GetHashCode();
        public float GetFloat(string name) => throw null;
        public float GetFloat(int id) => throw null;
        public void SetFloat(string name, float value) => throw null;
        public void SetFloat(int id, float value) => throw null;
        public void SetFloat(string name, float value, float dampTime, float deltaTime) => throw null;
        public void SetFloat(int id, float value, float dampTime, float deltaTime) => throw null;
        public bool GetBool(string name) => throw null;
        public bool GetBool(int id) => throw null;
        public void SetBool(string name, bool value) => throw null;
        public void SetBool(int id, bool value) => throw null;
        public int GetInteger(string name) => throw null;
        public int GetInteger(int id) => throw null;
        public void SetInteger(string name, int value) => throw null;
        public void SetInteger(int id, int value) => throw null;
        public void SetTrigger(string name) => throw null;
        public void SetTrigger(int id) => throw null;
        public void ResetTrigger(string name) => throw null;
        public void ResetTrigger(int id) => throw null;
        public void Play(string stateName) => throw null;
        public void Play(int stateNameHash) => throw null;
        public void Play(string stateName, int layer, float normalizedTime) => throw null;
        public void Play(int stateNameHash, int layer, float normalizedTime) => throw null;
        public void CrossFade(string stateName, float normalizedTransitionDuration) => throw null;
        public void CrossFade(int stateHashName, float normalizedTransitionDuration) => throw null;
        public void CrossFadeInFixedTime(string stateName, float fixedTransitionDuration) => throw null;
        public AnimatorStateInfo GetCurrentAnimatorStateInfo(int layerIndex) => throw null;
        public bool IsInTransition(int layerIndex) => throw null;
        public float GetLayerWeight(int layerIndex) => throw null;
        public void SetLayerWeight(int layerIndex, float weight) => throw null;
        public Transform GetBoneTransform(HumanBodyBones humanBoneId) => throw null;
        public void SetIKPosition(AvatarIKGoal goal, Vector3 goalPosition) => throw null;
        public void SetIKRotation(AvatarIKGoal goal, Quaternion goalRotation) => throw null;
        public void SetIKPositionWeight(AvatarIKGoal goal, float value) => throw null;
        public void SetIKRotationWeight(AvatarIKGoal goal, float value) => throw null;
        public void SetLookAtPosition(Vector3 lookAtPosition) => throw null;
        public void SetLookAtWeight(float weight) => throw null;
        public void Update(float deltaTime) => throw null;
    }
    public class AnimationState {
        public float time { get; set; }
        public float normalizedTime { get; set; }
        public float speed { get; set; }
        public float length => throw null;
        public float weight { get; set; }
        public bool enabled { get; set; }
    }
    public sealed class Animation : Behaviour {
        public AnimationClip clip { get; set; }
        public bool isPlaying => throw null;
        public AnimationState this[string name] => throw null;
        public bool Play() => throw null;
        public bool Play(string animation) => throw null;
        public void Stop() => throw null;
        public void Sample() => throw null;
    }
    [RequireComponent(typeof(RectTransform))] public sealed class Canvas : Behaviour {
        public RenderMode renderMode { get; set; }
        public Camera worldCamera { get; set; }
        public float scaleFactor { get; set; }
        public int sortingOrder { get; set; }
        public static void ForceUpdateCanvases() => throw null;
    }
    public enum RenderMode { ScreenSpaceOverlay, ScreenSpaceCamera, WorldSpace }
    public sealed class CanvasGroup : Behaviour {
        public float alpha { get; set; }
        public bool interactable { get; set; }
        public bool blocksRaycasts { get; set; }
    }
}
namespace UnityEngine.Audio {
    public class AudioMixerGroup : Object {
        public AudioMixer audioMixer => throw null;
    }
    public class AudioMixer : Object {
        public bool SetFloat(string name, float value) => throw null;
        public bool GetFloat(string name, out float value) => throw null;
        public AudioMixerGroup[] FindMatchingGroups(string subPath) => throw null;
    }
}
namespace UnityEngine.AI {
    public enum NavMeshPathStatus { PathComplete, PathPartial, PathInvalid }
    public class NavMeshAgent : Behaviour {
        public float height { get; set; }
        public float radius { get; set; }
        public Vector3 destination { get; set; }
        public Vector3 velocity { get; set; }
        public Vector3 desiredVelocity => throw null;
        public Vector3 nextPosition { get; set; }
        public float remainingDistance => throw null;
        public float stoppingDistance { get; set; }
        public float speed { get; set; }
        public bool isStopped { get; set; }
        public bool hasPath => throw null;
        public bool pathPending => throw null;
        public bool isOnNavMesh => throw null;
        public bool updatePosition { get; set; }
        public bool updateRotation { get; set; }
        public NavMeshPathStatus pathStatus => throw null;
        public bool SetDestination(Vector3 target) => throw null;
        public bool Warp(Vector3 newPosition) => throw null;
        public void ResetPath() => throw null;
        public void Move(Vector3 offset) => throw null;
    }
    public struct NavMeshHit {
        public Vector3 position { get => throw null; set => throw null; }
        public bool hit { get => throw null; set => throw null; }
    }
    public static class NavMesh {
        public const int AllAreas = -1;
        public static bool SamplePosition(Vector3 sourcePosition, out NavMeshHit hit, float maxDistance, int areaMask) => throw null;
    }
}
namespace UnityEngine.Video {
    public enum VideoSource { VideoClip, Url }
    public class VideoClip : Object {
        public double length => throw null;
        public double frameRate => throw null;
        public ulong frameCount => throw null;
    }
    public sealed class VideoPlayer : Behaviour {
        public delegate void EventHandler(VideoPlayer source);
        public delegate void ErrorEventHandler(VideoPlayer source, string message);
        public VideoSource source { get; set; }
        public VideoClip clip { get; set; }
        public string url { get; set; }
        public double time { get; set; }
        public long frame { get; set; }
        public double length => throw null;
        public float frameRate => throw null;
        public ulong frameCount => throw null;
        public float playbackSpeed { get; set; }
        public bool isPlaying => throw null;
        public bool isPaused => throw null;
        public bool isPrepared => throw null;
        public bool isLooping { get; set; }
        public bool playOnAwake { get; set; }
        public bool waitForFirstFrame { get; set; }
        public bool skipOnDrop { get; set; }
        public bool canSetTime => throw null;
        public bool canSetPlaybackSpeed => throw null;
        public RenderTexture targetTexture { get; set; }
        public event EventHandler prepareCompleted { add { } remove { } }
        public event EventHandler started { add { } remove { } }
        public event EventHandler seekCompleted { add { } remove { } }
        public event EventHandler loopPointReached { add { } remove { } }
        public event ErrorEventHandler errorReceived { add { } remove { } }
        public void Prepare() => throw null;
        public void Play() => throw null;
        public void Pause() => throw null;
        public void Stop() => throw null;
    }
}
namespace UnityEngine.Playables {
    public enum DirectorUpdateMode { DSPClock, GameTime, UnscaledGameTime, Manual }
    public enum DirectorWrapMode { Hold, Loop, None }
    public enum PlayState { Paused, Playing, Delayed }
    public class PlayableAsset : ScriptableObject {
        public virtual double duration => throw null;
    }
    public class PlayableDirector : Behaviour {
        public PlayState state => throw null;
        public PlayableAsset playableAsset { get; set; }
        public double time { get; set; }
        public double initialTime { get; set; }
        public double duration => throw null;
        public bool playOnAwake { get; set; }
        public DirectorUpdateMode timeUpdateMode { get; set; }
        public DirectorWrapMode extrapolationMode { get; set; }
        public event Action<PlayableDirector> played { add { } remove { } }
        public event Action<PlayableDirector> paused { add { } remove { } }
        public event Action<PlayableDirector> stopped { add { } remove { } }
        public void Play() => throw null;
        public void Play(PlayableAsset asset) => throw null;
        public void Pause() => throw null;
        public void Resume() => throw null;
        public void Stop() => throw null;
        public void Evaluate() => throw null;
    }
}
namespace UnityEngine.Timeline {
    public class TimelineAsset : UnityEngine.Playables.PlayableAsset { }
}
namespace UnityEngine.EventSystems {
    public class UIBehaviour : MonoBehaviour {
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void Start() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
    }
    public abstract class AbstractEventData {
        public virtual void Use() => throw null;
        public virtual bool used => throw null;
    }
    public class BaseEventData : AbstractEventData {
        public GameObject selectedObject { get; set; }
    }
    public class PointerEventData : BaseEventData {
        public enum InputButton { Left, Right, Middle }
        public Vector2 position { get; set; }
        public Vector2 delta { get; set; }
        public Vector2 pressPosition { get; set; }
        public int pointerId { get; set; }
        public int clickCount { get; set; }
        public InputButton button { get; set; }
        public Camera pressEventCamera => throw null;
        public RaycastResult pointerCurrentRaycast { get; set; }
    }
    public struct RaycastResult {
        public GameObject gameObject { get => throw null; set => throw null; }
        public Vector3 worldPosition;
        public Vector3 worldNormal;
        public float distance;
    }
    public interface IEventSystemHandler { }
    public interface IPointerDownHandler : IEventSystemHandler {
        void OnPointerDown(PointerEventData eventData);
    }
    public interface IPointerUpHandler : IEventSystemHandler {
        void OnPointerUp(PointerEventData eventData);
    }
    public interface IPointerClickHandler : IEventSystemHandler {
        void OnPointerClick(PointerEventData eventData);
    }
    public interface IPointerEnterHandler : IEventSystemHandler {
        void OnPointerEnter(PointerEventData eventData);
    }
    public interface IPointerExitHandler : IEventSystemHandler {
        void OnPointerExit(PointerEventData eventData);
    }
    public interface IBeginDragHandler : IEventSystemHandler {
        void OnBeginDrag(PointerEventData eventData);
    }
    public interface IDragHandler : IEventSystemHandler {
        void OnDrag(PointerEventData eventData);
    }
    public interface IEndDragHandler : IEventSystemHandler {
        void OnEndDrag(PointerEventData eventData);
    }
    public interface IDropHandler : IEventSystemHandler {
        void OnDrop(PointerEventData eventData);
    }
    public class EventSystem : UIBehaviour {
        public static EventSystem current { get; set; }
        public GameObject currentSelectedGameObject => throw null;
        public bool IsPointerOverGameObject() => throw null;
        public bool IsPointerOverGameObject(int pointerId) => throw null;
        public void SetSelectedGameObject(GameObject selected) => throw null;
    }
}
namespace UnityEngine.UI {
    using UnityEngine.EventSystems;
    [RequireComponent(typeof(RectTransform))] public abstract class Graphic : UIBehaviour {
        public virtual Color color { get; set; }
        public virtual bool raycastTarget { get; set; }
        public virtual Material material { get; set; }
        public RectTransform rectTransform => throw null;
        public Canvas canvas => throw null;
        public virtual void CrossFadeAlpha(float alpha, float duration, bool ignoreTimeScale) => throw null;
    }
    public abstract class MaskableGraphic : Graphic {
        public bool maskable { get; set; }
    }
    public class Image : MaskableGraphic {
        public enum Type { Simple, Sliced, Tiled, Filled }
        public Sprite sprite { get; set; }
        public Type type { get; set; }
        public float fillAmount { get; set; }
        public bool preserveAspect { get; set; }
        public virtual void SetNativeSize() => throw null;
    }
    public class RawImage : MaskableGraphic {
        public Texture texture { get; set; }
        public Rect uvRect { get; set; }
    }
    public class Selectable : UIBehaviour {
        public bool interactable { get; set; }
        public Graphic targetGraphic { get; set; }
        public Image image { get; set; }
        public virtual void Select() => throw null;
        public virtual bool IsInteractable() => throw null;
    }
    public class Button : Selectable {
        public class ButtonClickedEvent : UnityEvent { }
        public ButtonClickedEvent onClick { get; set; }
    }
    public class Toggle : Selectable {
        public class ToggleEvent : UnityEvent<bool> { }
        public bool isOn { get; set; }
        public ToggleEvent onValueChanged;
        public void SetIsOnWithoutNotify(bool value) => throw null;
    }
    public class Slider : Selectable {
        public class SliderEvent : UnityEvent<float> { }
        public virtual float value { get; set; }
        public float normalizedValue { get; set; }
        public float minValue { get; set; }
        public float maxValue { get; set; }
        public bool wholeNumbers { get; set; }
        public SliderEvent onValueChanged { get; set; }
        public virtual void SetValueWithoutNotify(float input) => throw null;
    }
    public class Dropdown : Selectable {
        public class OptionData {
            public OptionData(string text) { }
            public string text { get; set; }
        }
        public class DropdownEvent : UnityEvent<int> { }
        public int value { get; set; }
        public List<OptionData> options { get; set; }
        public DropdownEvent onValueChanged { get; set; }
        public void AddOptions(List<string> options) => throw null;
        public void ClearOptions() => throw null;
        public void RefreshShownValue() => throw null;
        public void SetValueWithoutNotify(int input) => throw null;
    }
    public class ScrollRect : UIBehaviour {
        public RectTransform content { get; set; }
        public float verticalNormalizedPosition { get; set; }
        public float horizontalNormalizedPosition { get; set; }
    }
    public class LayoutElement : UIBehaviour {
        public virtual float preferredHeight { get; set; }
        public virtual float preferredWidth { get; set; }
    }
    public static class LayoutRebuilder {
        public static void ForceRebuildLayoutImmediate(RectTransform layoutRoot) => throw null;
    }
}
namespace TMPro {
    using UnityEngine;
    using UnityEngine.UI;
    public enum TextAlignmentOptions { TopLeft = 257, Top = 258, TopRight = 260, Left = 513, Center = 514, Right = 516, Bottom = 1026 }
    public abstract class TMP_Text : MaskableGraphic {
        public virtual string text { get; set; }
        public float fontSize { get; set; }
        public TextAlignmentOptions alignment { get; set; }
        public float alpha { get; set; }
        public bool richText { get; set; }
        public bool enableWordWrapping { get; set; }
        public float preferredWidth => throw null;
        public float preferredHeight => throw null;
        public void SetText(string sourceText) => throw null;
        public void SetText(string sourceText, float arg0) => throw null;
        public virtual void ForceMeshUpdate(bool ignoreActiveState = false, bool forceTextReparsing = false) => throw null;
    }
    public class TextMeshPro : TMP_Text { }
    public class TextMeshProUGUI : TMP_Text { }
    public class TMP_InputField : Selectable {
        public class SubmitEvent : UnityEvent<string> { }
        public class OnChangeEvent : UnityEvent<string> { }
        public string text { get; set; }
        public int characterLimit { get; set; }
        public bool isFocused => throw null;
        public SubmitEvent onEndEdit { get; set; }
        public SubmitEvent onSubmit { get; set; }
        public OnChangeEvent onValueChanged { get; set; }
        public void ActivateInputField() => throw null;
        public void DeactivateInputField(bool clearSelection = false) => throw null;
        public void SetTextWithoutNotify(string input) => throw null;
    }
    public class TMP_Dropdown : Selectable {
        public class OptionData {
            public OptionData(string text) { }
            public string text { get; set; }
        }
        public class DropdownEvent : UnityEvent<int> { }
        public int value { get; set; }
        public List<OptionData> options { get; set; }
        public DropdownEvent onValueChanged { get; set; }
        public void AddOptions(List<string> options) => throw null;
        public void ClearOptions() => throw null;
        public void RefreshShownValue() => throw null;
        public void SetValueWithoutNotify(int input) => throw null;
    }
}
