// Signatures from engine packages (input, XR, AR, Addressables, tests, Editor, avatars) that samples use.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading.Tasks;
using UnityEngine.Events;
namespace UnityEngine.Networking {
    public abstract class DownloadHandler : IDisposable {
        public bool isDone => throw null;
        public string text => throw null;
        public byte[] data => throw null;
        public string error => throw null;
        public void Dispose() => throw null;
    }
    public sealed class DownloadHandlerBuffer : DownloadHandler { }
    public sealed class DownloadHandlerTexture : DownloadHandler {
        public Texture2D texture => throw null;
        public static Texture2D GetContent(UnityWebRequest www) => throw null;
    }
    public sealed class DownloadHandlerAudioClip : DownloadHandler {
        public static AudioClip GetContent(UnityWebRequest www) => throw null;
    }
    public class DownloadHandlerFile : DownloadHandler {
        public DownloadHandlerFile(string path) { }
    }
    public abstract class UploadHandler : IDisposable {
        public string contentType { get; set; }
        public byte[] data => throw null;
        public void Dispose() => throw null;
    }
    public sealed class UploadHandlerRaw : UploadHandler {
        public UploadHandlerRaw(byte[] data) { }
    }
    public class UnityWebRequestAsyncOperation : AsyncOperation {
        public UnityWebRequest webRequest => throw null;
    }
    public class UnityWebRequest : IDisposable {
        public enum Result { InProgress, Success, ConnectionError, ProtocolError, DataProcessingError }
        public const string kHttpVerbGET = "GET";
        public const string kHttpVerbPOST = "POST";
        public const string kHttpVerbPUT = "PUT";
        public const string kHttpVerbDELETE = "DELETE";
        public UnityWebRequest() { }
        public UnityWebRequest(string url) { }
        public UnityWebRequest(string url, string method) { }
        public UnityWebRequest(string url, string method, DownloadHandler downloadHandler, UploadHandler uploadHandler) { }
        public string method { get; set; }
        public string url { get; set; }
        public string error => throw null;
        public long responseCode => throw null;
        public Result result => throw null;
        public bool isDone => throw null;
        public int timeout { get; set; }
        public float downloadProgress => throw null;
        public ulong downloadedBytes => throw null;
        public DownloadHandler downloadHandler { get; set; }
        public UploadHandler uploadHandler { get; set; }
        public UnityWebRequestAsyncOperation SendWebRequest() => throw null;
        public void Abort() => throw null;
        public void SetRequestHeader(string name, string value) => throw null;
        public string GetResponseHeader(string name) => throw null;
        public void Dispose() => throw null;
        public static UnityWebRequest Get(string uri) => throw null;
        public static UnityWebRequest Delete(string uri) => throw null;
        public static UnityWebRequest Head(string uri) => throw null;
        public static UnityWebRequest Put(string uri, string bodyData) => throw null;
        public static UnityWebRequest Put(string uri, byte[] bodyData) => throw null;
        public static UnityWebRequest Post(string uri, string postData) => throw null;
        public static UnityWebRequest Post(string uri, string postData, string contentType) => throw null;
        public static UnityWebRequest Post(string uri, WWWForm formData) => throw null;
        public static string EscapeURL(string s) => throw null;
        public static string UnEscapeURL(string s) => throw null;
    }
    public static class UnityWebRequestTexture {
        public static UnityWebRequest GetTexture(string uri) => throw null;
    }
    public static class UnityWebRequestMultimedia {
        public static UnityWebRequest GetAudioClip(string uri, AudioType audioType) => throw null;
    }
}
namespace UnityEngine {
    public class WWWForm {
        public void AddField(string fieldName, string value) => throw null;
        public void AddField(string fieldName, int i) => throw null;
        public void AddBinaryData(string fieldName, byte[] contents) => throw null;
    }
    public enum AudioType { UNKNOWN = 0, MPEG = 13, OGGVORBIS = 14, WAV = 20 }
}
namespace UnityEngine.InputSystem.Controls {
    public abstract class InputControl {
        public string name => throw null;
        public string displayName => throw null;
        public string path => throw null;
    }
    public class InputControl<T> : InputControl where T : struct {
        public T ReadValue() => throw null;
    }
    public class AxisControl : InputControl<float> { }
    public class ButtonControl : AxisControl {
        public bool isPressed => throw null;
        public bool wasPressedThisFrame => throw null;
        public bool wasReleasedThisFrame => throw null;
    }
    public class KeyControl : ButtonControl { }
    public class Vector2Control : InputControl<Vector2> {
        public AxisControl x => throw null;
        public AxisControl y => throw null;
    }
    public class DeltaControl : Vector2Control { }
    public class StickControl : Vector2Control { }
    public class TouchControl : InputControl {
        public ButtonControl press => throw null;
        public Vector2Control position => throw null;
        public Vector2Control delta => throw null;
    }
}
namespace UnityEngine.InputSystem {
    using UnityEngine.InputSystem.Controls;
    public class InputDevice : InputControl {
        public bool added => throw null;
        public bool enabled => throw null;
    }
    public class Keyboard : InputDevice {
        public static Keyboard current => throw null;
        public KeyControl this[Key key] => throw null;
        public KeyControl anyKey => throw null;
        public KeyControl spaceKey => throw null;
        public KeyControl enterKey => throw null;
        public KeyControl escapeKey => throw null;
        public KeyControl tabKey => throw null;
        public KeyControl leftShiftKey => throw null;
        public KeyControl rightShiftKey => throw null;
        public KeyControl leftCtrlKey => throw null;
        public KeyControl upArrowKey => throw null;
        public KeyControl downArrowKey => throw null;
        public KeyControl leftArrowKey => throw null;
        public KeyControl rightArrowKey => throw null;
        public KeyControl f1Key => throw null;
        public KeyControl f2Key => throw null;
        public KeyControl f3Key => throw null;
        public KeyControl f4Key => throw null;
        public KeyControl f5Key => throw null;
        public KeyControl f6Key => throw null;
        public KeyControl f7Key => throw null;
        public KeyControl f8Key => throw null;
        public KeyControl f9Key => throw null;
        public KeyControl f10Key => throw null;
        public KeyControl f11Key => throw null;
        public KeyControl f12Key => throw null;
        public KeyControl aKey => throw null;
        public KeyControl bKey => throw null;
        public KeyControl cKey => throw null;
        public KeyControl dKey => throw null;
        public KeyControl eKey => throw null;
        public KeyControl fKey => throw null;
        public KeyControl gKey => throw null;
        public KeyControl hKey => throw null;
        public KeyControl iKey => throw null;
        public KeyControl jKey => throw null;
        public KeyControl kKey => throw null;
        public KeyControl lKey => throw null;
        public KeyControl mKey => throw null;
        public KeyControl nKey => throw null;
        public KeyControl oKey => throw null;
        public KeyControl pKey => throw null;
        public KeyControl qKey => throw null;
        public KeyControl rKey => throw null;
        public KeyControl sKey => throw null;
        public KeyControl tKey => throw null;
        public KeyControl uKey => throw null;
        public KeyControl vKey => throw null;
        public KeyControl wKey => throw null;
        public KeyControl xKey => throw null;
        public KeyControl yKey => throw null;
        public KeyControl zKey => throw null;
    }
    public enum Key { None, Space, Enter, Tab, Backquote, A = 15, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0, LeftShift, RightShift, Escape = 60, F1 = 94, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12 }
    public class Pointer : InputDevice {
        public static Pointer current => throw null;
        public Vector2Control position => throw null;
        public Vector2Control delta => throw null;
        public ButtonControl press => throw null;
    }
    public class Mouse : Pointer {
        public static new Mouse current => throw null;
        public ButtonControl leftButton => throw null;
        public ButtonControl rightButton => throw null;
        public ButtonControl middleButton => throw null;
        public Vector2Control scroll => throw null;
    }
    public class Touchscreen : Pointer {
        public static new Touchscreen current => throw null;
        public TouchControl primaryTouch => throw null;
    }
    public class Gamepad : InputDevice {
        public static Gamepad current => throw null;
        public StickControl leftStick => throw null;
        public StickControl rightStick => throw null;
        public ButtonControl buttonSouth => throw null;
        public ButtonControl buttonEast => throw null;
        public ButtonControl buttonWest => throw null;
        public ButtonControl buttonNorth => throw null;
        public ButtonControl leftTrigger => throw null;
        public ButtonControl rightTrigger => throw null;
        public ButtonControl leftShoulder => throw null;
        public ButtonControl rightShoulder => throw null;
        public ButtonControl startButton => throw null;
    }
    public class InputAction : IDisposable {
        public struct CallbackContext {
            public bool started => throw null;
            public bool performed => throw null;
            public bool canceled => throw null;
            public InputAction action => throw null;
            public double time => throw null;
            public T ReadValue<T>() where T : struct => throw null;
            public bool ReadValueAsButton() => throw null;
        }
        public InputAction() { }
        internal readonly string Binding;
        public InputAction(string name = null, InputActionType type = InputActionType.Value, string binding = null, string interactions = null, string processors = null, string expectedControlType = null) { Binding = binding; }
        public string name => throw null;
        public bool enabled => throw null;
        public bool triggered => throw null;
        public event Action<CallbackContext> started { add { } remove { } }
        public event Action<CallbackContext> performed { add { } remove { } }
        public event Action<CallbackContext> canceled { add { } remove { } }
        public void Enable() => throw null;
        public void Disable() => throw null;
        public T ReadValue<T>() where T : struct => throw null;
        public bool IsPressed() => throw null;
        public bool WasPressedThisFrame() => throw null;
        public bool WasReleasedThisFrame() => throw null;
        public bool WasPerformedThisFrame() => throw null;
        public void Dispose() => throw null;
    }
    public enum InputActionType { Value, Button, PassThrough }
    public static class InputActionSetupExtensions {
        public static InputActionMap AddActionMap(this InputActionAsset asset, string name) => asset.Map;
        public static InputAction AddAction(this InputActionMap map, string name, InputActionType type = InputActionType.Value, string binding = null, string interactions = null, string processors = null, string groups = null, string expectedControlLayout = null) {
            map.Actions += name + " " + binding + "\n";
            return new InputAction();
        }
    }
    public class InputActionMap {
        internal string Actions = "";
        public InputAction FindAction(string actionNameOrId, bool throwIfNotFound = false) => throw null;
        public InputAction this[string actionNameOrId] => throw null;
        public void Enable() => throw null;
        public void Disable() => throw null;
    }
    public class InputActionAsset : ScriptableObject {
        internal readonly InputActionMap Map = new InputActionMap();
        public string ToJson() => Map.Actions;
        public InputActionMap FindActionMap(string nameOrId, bool throwIfNotFound = false) => throw null;
        public InputAction FindAction(string actionNameOrId, bool throwIfNotFound = false) => throw null;
        public InputAction this[string actionNameOrId] => throw null;
        public void Enable() => throw null;
        public void Disable() => throw null;
    }
    public class InputActionReference : ScriptableObject {
        public InputAction action => throw null;
    }
    [Serializable] public struct InputActionProperty {
        public InputActionProperty(InputAction action) { this.action = action; }
        public InputAction action { get; }
        public override string ToString() => action == null ? "null" : action.Binding;
        public InputActionReference reference => throw null;
    }
    public class InputValue {
        public TValue Get<TValue>() where TValue : struct => throw null;
        public bool isPressed => throw null;
    }
    public enum PlayerJoinBehavior { JoinPlayersWhenButtonIsPressed, JoinPlayersWhenJoinActionIsTriggered, JoinPlayersManually }
    public class PlayerInputManager : MonoBehaviour {
        public GameObject playerPrefab { get; set; }
        [SerializeField] private PlayerJoinBehavior m_JoinBehavior = PlayerJoinBehavior.JoinPlayersManually;
        public bool splitScreen { get; set; }
    }
    public class PlayerInput : MonoBehaviour {
        public string defaultActionMap { get; set; }
        public Camera camera { get; set; }
        public InputActionAsset actions { get; set; }
        public int playerIndex => throw null;
        public void ActivateInput() => throw null;
        public void DeactivateInput() => throw null;
        public void SwitchCurrentActionMap(string mapNameOrId) => throw null;
    }
}
namespace UnityEngine.InputSystem.XR {
    public class TrackedPoseDriver : MonoBehaviour {
        public InputActionProperty positionInput { get; set; }
        public InputActionProperty rotationInput { get; set; }
    }
}
namespace UnityEngine.XR {
    public enum XRNode { LeftEye, RightEye, CenterEye, Head, LeftHand, RightHand, GameController, TrackingReference, HardwareTracker }
    [Flags] public enum InputDeviceCharacteristics : uint { None = 0, HeadMounted = 1, Camera = 2, HeldInHand = 4, HandTracking = 8, EyeTracking = 16, TrackedDevice = 32, Controller = 64, TrackingReference = 128, Left = 256, Right = 512 }
    [Flags] public enum InputTrackingState : uint { None = 0, Position = 1, Rotation = 2, Velocity = 4, AngularVelocity = 8, Acceleration = 16, AngularAcceleration = 32, All = 63 }
    [Flags] public enum TrackingOriginModeFlags { Unknown = 0, Device = 1, Floor = 2, TrackingReference = 4, Unbounded = 8 }
    public struct InputFeatureUsage<T> {
        public InputFeatureUsage(string usageName) => throw null;
        public string name => throw null;
    }
    public struct HapticCapabilities {
        public bool supportsImpulse => throw null;
    }
    public static class CommonUsages {
        public static InputFeatureUsage<bool> isTracked, primaryButton, primaryTouch, secondaryButton, secondaryTouch, gripButton, triggerButton, menuButton, primary2DAxisClick, primary2DAxisTouch, userPresence;
        public static InputFeatureUsage<InputTrackingState> trackingState;
        public static InputFeatureUsage<float> batteryLevel, trigger, grip;
        public static InputFeatureUsage<Vector2> primary2DAxis, secondary2DAxis;
        public static InputFeatureUsage<Vector3> devicePosition, leftEyePosition, rightEyePosition, centerEyePosition, deviceVelocity, deviceAngularVelocity;
        public static InputFeatureUsage<Quaternion> deviceRotation, leftEyeRotation, rightEyeRotation, centerEyeRotation;
    }
    public struct InputDevice {
        public bool isValid => throw null;
        public string name => throw null;
        public string manufacturer => throw null;
        public InputDeviceCharacteristics characteristics => throw null;
        public XRInputSubsystem subsystem => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<bool> usage, out bool value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<uint> usage, out uint value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<float> usage, out float value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<Vector2> usage, out Vector2 value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<Vector3> usage, out Vector3 value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<Quaternion> usage, out Quaternion value) => throw null;
        public bool TryGetFeatureValue(InputFeatureUsage<InputTrackingState> usage, out InputTrackingState value) => throw null;
        public bool TryGetHapticCapabilities(out HapticCapabilities capabilities) => throw null;
        public bool SendHapticImpulse(uint channel, float amplitude, float duration = 1f) => throw null;
    }
    public static class InputDevices {
        public static InputDevice GetDeviceAtXRNode(XRNode node) => throw null;
        public static void GetDevicesAtXRNode(XRNode node, List<InputDevice> inputDevices) => throw null;
        public static void GetDevicesWithCharacteristics(InputDeviceCharacteristics desiredCharacteristics, List<InputDevice> inputDevices) => throw null;
        public static void GetDevices(List<InputDevice> inputDevices) => throw null;
        public static event Action<InputDevice> deviceConnected { add { } remove { } }
        public static event Action<InputDevice> deviceDisconnected { add { } remove { } }
    }
    public class XRInputSubsystem {
        public bool TryRecenter() => throw null;
        public bool TrySetTrackingOriginMode(TrackingOriginModeFlags origin) => throw null;
        public TrackingOriginModeFlags GetTrackingOriginMode() => throw null;
        public event Action<XRInputSubsystem> trackingOriginUpdated { add { } remove { } }
    }
    public static class XRSettings {
        public static bool enabled { get; set; }
        public static bool isDeviceActive => throw null;
        public static string loadedDeviceName => throw null;
        public static float eyeTextureResolutionScale { get; set; }
    }
    public static class XRDevice {
        public static float refreshRate => throw null;
    }
}
namespace UnityEngine {
    public static class SubsystemManager {
        public static void GetSubsystems<T>(List<T> subsystems) => throw null;
        public static void GetInstances<T>(List<T> subsystems) => throw null;
    }
}
namespace UnityEngine.XR.Management {
    public class XRManagerSettings : ScriptableObject {
        public bool isInitializationComplete => throw null;
        public XRLoader activeLoader => throw null;
        public IEnumerator InitializeLoader() => throw null;
        public void DeinitializeLoader() => throw null;
        public void StartSubsystems() => throw null;
        public void StopSubsystems() => throw null;
    }
    public class XRLoader : ScriptableObject { }
    public class XRGeneralSettings : ScriptableObject {
        public static XRGeneralSettings Instance { get; set; }
        public XRManagerSettings Manager { get; set; }
    }
}
namespace Unity.XR.CoreUtils {
    using UnityEngine;
    public class XROrigin : MonoBehaviour {
        public enum TrackingOriginMode { NotSpecified, Device, Floor }
        public TrackingOriginMode RequestedTrackingOriginMode { get; set; }
        public Camera Camera { get; set; }
        public GameObject Origin { get; set; }
        public Transform TrackablesParent => throw null;
        public GameObject CameraFloorOffsetObject { get; set; }
        public float CameraYOffset { get; set; }
        public bool MoveCameraToWorldLocation(Vector3 desiredWorldLocation) => throw null;
        public bool RotateAroundCameraUsingOriginUp(float angleDegrees) => throw null;
        public bool MatchOriginUpCameraForward(Vector3 destinationUp, Vector3 destinationForward) => throw null;
    }
}
namespace UnityEngine.XR.ARSubsystems {
    public enum TrackingState { None, Limited, Tracking }
    [Flags] public enum TrackableType { None = 0, PlaneWithinPolygon = 1, PlaneWithinBounds = 2, PlaneWithinInfinity = 4, PlaneEstimated = 8, Planes = 15, FeaturePoint = 16, Image = 32, Face = 64, All = 127 }
    public struct TrackableId {
        public static TrackableId invalidId => throw null;
        public override string ToString() => throw null;
    }
    public struct XRReferenceImage {
        public string name => throw null;
        public Vector2 size => throw null;
        public Guid guid => throw null;
        public Texture2D texture => throw null;
    }
    public interface IReferenceImageLibrary {
        int count { get; }
        XRReferenceImage this[int index] { get; }
    }
    public class XRReferenceImageLibrary : ScriptableObject, IReferenceImageLibrary {
        public int count => throw null;
        public XRReferenceImage this[int index] => throw null;
    }
    public enum PlaneAlignment { None, HorizontalUp, HorizontalDown, Vertical, NotAxisAligned }
}
namespace UnityEngine.XR.ARFoundation {
    using UnityEngine.XR.ARSubsystems;
    public enum ARSessionState { None, Unsupported, CheckingAvailability, NeedsInstall, Installing, Ready, SessionInitializing, SessionTracking }
    public struct ARSessionStateChangedEventArgs {
        public ARSessionState state => throw null;
    }
    public sealed class ARSession : MonoBehaviour {
        public static ARSessionState state => throw null;
        public static event Action<ARSessionStateChangedEventArgs> stateChanged { add { } remove { } }
        public void Reset() => throw null;
        public static IEnumerator CheckAvailability() => throw null;
        public static IEnumerator Install() => throw null;
    }
    public class ARSessionOrigin : MonoBehaviour {
        public Camera camera { get; set; }
        public Transform trackablesParent => throw null;
        public void MakeContentAppearAt(Transform content, Vector3 position) => throw null;
        public void MakeContentAppearAt(Transform content, Vector3 position, Quaternion rotation) => throw null;
    }
    public abstract class ARTrackable : MonoBehaviour {
        public TrackableId trackableId => throw null;
        public TrackingState trackingState => throw null;
        public bool pending => throw null;
    }
    public sealed class ARAnchor : ARTrackable {
        public bool destroyOnRemoval { get; set; }
    }
    public sealed class ARPlane : ARTrackable {
        public PlaneAlignment alignment => throw null;
        public Vector3 center => throw null;
        public Vector3 normal => throw null;
        public Vector2 size => throw null;
        public Vector2 extents => throw null;
    }
    public class ARTrackedImage : ARTrackable {
        public Vector2 size => throw null;
        public Vector2 extents => throw null;
        public XRReferenceImage referenceImage => throw null;
    }
    public struct TrackableCollection<T> : IEnumerable<T> {
        public int count => throw null;
        public T this[TrackableId id] => throw null;
        public bool TryGetTrackable(TrackableId id, out T trackable) => throw null;
        public IEnumerator<T> GetEnumerator() => throw null;
        IEnumerator IEnumerable.GetEnumerator() => throw null;
    }
    public struct ARTrackedImagesChangedEventArgs {
        public List<ARTrackedImage> added => throw null;
        public List<ARTrackedImage> updated => throw null;
        public List<ARTrackedImage> removed => throw null;
    }
    public struct ARAnchorsChangedEventArgs {
        public List<ARAnchor> added => throw null;
        public List<ARAnchor> updated => throw null;
        public List<ARAnchor> removed => throw null;
    }
    public struct ARPlanesChangedEventArgs {
        public List<ARPlane> added => throw null;
        public List<ARPlane> updated => throw null;
        public List<ARPlane> removed => throw null;
    }
    public sealed class ARTrackedImageManager : MonoBehaviour {
        public IReferenceImageLibrary referenceLibrary { get; set; }
        public TrackableCollection<ARTrackedImage> trackables => throw null;
        public GameObject trackedImagePrefab { get; set; }
        public event Action<ARTrackedImagesChangedEventArgs> trackedImagesChanged { add { } remove { } }
    }
    public sealed class ARAnchorManager : MonoBehaviour {
        public GameObject anchorPrefab { get; set; }
        public TrackableCollection<ARAnchor> trackables => throw null;
        public event Action<ARAnchorsChangedEventArgs> anchorsChanged { add { } remove { } }
        public ARAnchor AttachAnchor(ARPlane plane, Pose pose) => throw null;
    }
    public sealed class ARPlaneManager : MonoBehaviour {
        public TrackableCollection<ARPlane> trackables => throw null;
        public event Action<ARPlanesChangedEventArgs> planesChanged { add { } remove { } }
        public ARPlane GetPlane(TrackableId trackableId) => throw null;
    }
    public struct ARRaycastHit {
        public Pose pose => throw null;
        public float distance => throw null;
        public TrackableId trackableId => throw null;
        public TrackableType hitType => throw null;
        public ARTrackable trackable => throw null;
    }
    public sealed class ARRaycastManager : MonoBehaviour {
        public bool Raycast(Vector2 screenPoint, List<ARRaycastHit> hitResults, TrackableType trackableTypes = TrackableType.All) => throw null;
        public bool Raycast(Ray ray, List<ARRaycastHit> hitResults, TrackableType trackableTypes = TrackableType.All) => throw null;
    }
    public sealed class ARCameraManager : MonoBehaviour { }
    public class ARCameraBackground : MonoBehaviour { }
}
namespace UnityEngine.XR.Interaction.Toolkit {
    public abstract class BaseInteractionEventArgs {
        public IXRInteractor interactorObject { get; set; }
        public IXRInteractable interactableObject { get; set; }
    }
    public interface IXRInteractor {
        Transform transform { get; }
    }
    public interface IXRSelectInteractor : IXRInteractor { }
    public interface IXRInteractable {
        Transform transform { get; }
    }
    public class SelectEnterEventArgs : BaseInteractionEventArgs { }
    public class SelectExitEventArgs : BaseInteractionEventArgs {
        public bool isCanceled { get; set; }
    }
    public class HoverEnterEventArgs : BaseInteractionEventArgs { }
    public class HoverExitEventArgs : BaseInteractionEventArgs { }
    public class ActivateEventArgs : BaseInteractionEventArgs { }
    public class SelectEnterEvent : UnityEvent<SelectEnterEventArgs> { }
    public class SelectExitEvent : UnityEvent<SelectExitEventArgs> { }
    public class HoverEnterEvent : UnityEvent<HoverEnterEventArgs> { }
    public class HoverExitEvent : UnityEvent<HoverExitEventArgs> { }
    public class ActivateEvent : UnityEvent<ActivateEventArgs> { }
    public class XRInteractionManager : MonoBehaviour {
        public void CancelInteractableSelection(IXRSelectInteractable interactable) => throw null;
    }
    public interface IXRSelectInteractable : IXRInteractable { }
    public abstract class XRBaseInteractable : MonoBehaviour, IXRSelectInteractable {
        public bool isSelected => throw null;
        public bool isHovered => throw null;
        public XRInteractionManager interactionManager { get; set; }
        public SelectEnterEvent selectEntered { get; set; }
        public SelectExitEvent selectExited { get; set; }
        public HoverEnterEvent hoverEntered { get; set; }
        public HoverExitEvent hoverExited { get; set; }
        public ActivateEvent activated { get; set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnSelectEntered(SelectEnterEventArgs args) { }
        protected virtual void OnSelectExited(SelectExitEventArgs args) { }
    }
    public class XRSimpleInteractable : XRBaseInteractable { }
    public class XRGrabInteractable : XRBaseInteractable {
        public enum MovementType { VelocityTracking, Kinematic, Instantaneous }
        public MovementType movementType { get; set; }
        public bool throwOnDetach { get; set; }
        public bool trackPosition { get; set; }
        public bool trackRotation { get; set; }
    }
}
namespace UnityEngine.ResourceManagement.AsyncOperations {
    public enum AsyncOperationStatus { None, Succeeded, Failed }
    public struct AsyncOperationHandle {
        public bool IsDone => throw null;
        public float PercentComplete => throw null;
        public AsyncOperationStatus Status => throw null;
        public object Result => throw null;
        public Exception OperationException => throw null;
        public Task<object> Task => throw null;
        public bool IsValid() => throw null;
        public event Action<AsyncOperationHandle> Completed { add { } remove { } }
    }
    public struct AsyncOperationHandle<TObject> : IEnumerator {
        public bool IsDone => throw null;
        public float PercentComplete => throw null;
        public AsyncOperationStatus Status => throw null;
        public TObject Result => throw null;
        public Exception OperationException => throw null;
        public Task<TObject> Task => throw null;
        public bool IsValid() => throw null;
        public TObject WaitForCompletion() => throw null;
        public event Action<AsyncOperationHandle<TObject>> Completed { add { } remove { } }
        public static implicit operator AsyncOperationHandle(AsyncOperationHandle<TObject> obj) => throw null;
        object IEnumerator.Current => throw null;
        bool IEnumerator.MoveNext() => throw null;
        void IEnumerator.Reset() => throw null;
    }
}
namespace UnityEngine.ResourceManagement.ResourceLocations {
    public interface IResourceLocation {
        string PrimaryKey { get; }
        string InternalId { get; }
    }
}
namespace UnityEngine.ResourceManagement.ResourceProviders {
    public struct SceneInstance {
        public UnityEngine.SceneManagement.Scene Scene => throw null;
        public AsyncOperation ActivateAsync() => throw null;
    }
}
namespace UnityEngine.AddressableAssets {
    using UnityEngine.ResourceManagement.AsyncOperations;
    using UnityEngine.ResourceManagement.ResourceLocations;
    using UnityEngine.ResourceManagement.ResourceProviders;
    using UnityEngine.SceneManagement;
    [Serializable] public class AssetReference {
        public AssetReference() { }
        public AssetReference(string guid) { }
        public string AssetGUID => throw null;
        public object RuntimeKey => throw null;
        public Object Asset => throw null;
        public bool IsDone => throw null;
        public bool RuntimeKeyIsValid() => throw null;
        public bool IsValid() => throw null;
        public AsyncOperationHandle<TObject> LoadAssetAsync<TObject>() => throw null;
        public AsyncOperationHandle<GameObject> InstantiateAsync(Transform parent = null, bool instantiateInWorldSpace = false) => throw null;
        public AsyncOperationHandle<GameObject> InstantiateAsync(Vector3 position, Quaternion rotation, Transform parent = null) => throw null;
        public void ReleaseAsset() => throw null;
        public void ReleaseInstance(GameObject obj) => throw null;
    }
    [Serializable] public class AssetReferenceT<TObject> : AssetReference where TObject : Object {
        public AssetReferenceT(string guid) : base(guid) { }
        public AsyncOperationHandle<TObject> LoadAssetAsync() => throw null;
    }
    [Serializable] public class AssetReferenceGameObject : AssetReferenceT<GameObject> {
        public AssetReferenceGameObject(string guid) : base(guid) { }
    }
    [Serializable] public class AssetLabelReference {
        public string labelString { get; set; }
    }
    public static class Addressables {
        public enum MergeMode { None, UseFirst = 0, Union, Intersection }
        public static AsyncOperationHandle<object> InitializeAsync() => throw null;
        public static AsyncOperationHandle<TObject> LoadAssetAsync<TObject>(object key) => throw null;
        public static AsyncOperationHandle<TObject> LoadAssetAsync<TObject>(IResourceLocation location) => throw null;
        public static AsyncOperationHandle<IList<TObject>> LoadAssetsAsync<TObject>(object key, Action<TObject> callback) => throw null;
        public static AsyncOperationHandle<IList<IResourceLocation>> LoadResourceLocationsAsync(object key, Type type = null) => throw null;
        public static AsyncOperationHandle<GameObject> InstantiateAsync(object key, Transform parent = null, bool instantiateInWorldSpace = false, bool trackHandle = true) => throw null;
        public static AsyncOperationHandle<GameObject> InstantiateAsync(object key, Vector3 position, Quaternion rotation, Transform parent = null, bool trackHandle = true) => throw null;
        public static AsyncOperationHandle<SceneInstance> LoadSceneAsync(object key, LoadSceneMode loadMode = LoadSceneMode.Single, bool activateOnLoad = true, int priority = 100) => throw null;
        public static AsyncOperationHandle<SceneInstance> UnloadSceneAsync(AsyncOperationHandle<SceneInstance> handle, bool autoReleaseHandle = true) => throw null;
        public static AsyncOperationHandle<long> GetDownloadSizeAsync(object key) => throw null;
        public static AsyncOperationHandle DownloadDependenciesAsync(object key, bool autoReleaseHandle = false) => throw null;
        public static void Release<TObject>(TObject obj) => throw null;
        public static void Release<TObject>(AsyncOperationHandle<TObject> handle) => throw null;
        public static void Release(AsyncOperationHandle handle) => throw null;
        public static bool ReleaseInstance(GameObject instance) => throw null;
        public static bool ReleaseInstance(AsyncOperationHandle<GameObject> handle) => throw null;
    }
}
namespace UnityEngine.Android {
    public static class Permission {
        public const string Microphone = "android.permission.RECORD_AUDIO";
        public const string Camera = "android.permission.CAMERA";
        public static bool HasUserAuthorizedPermission(string permission) => throw null;
        public static void RequestUserPermission(string permission) => throw null;
        public static void RequestUserPermission(string permission, PermissionCallbacks callbacks) => throw null;
    }
    public class PermissionCallbacks {
        public event Action<string> PermissionGranted { add { } remove { } }
        public event Action<string> PermissionDenied { add { } remove { } }
    }
}
namespace UnityEngine.TestTools {
    [AttributeUsage(AttributeTargets.Method)] public class UnityTestAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class UnitySetUpAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class UnityTearDownAttribute : Attribute { }
    public static class LogAssert {
        public static bool ignoreFailingMessages { get; set; }
        public static void Expect(LogType type, string message) => throw null;
        public static void NoUnexpectedReceived() => throw null;
    }
}
namespace NUnit.Framework {
    public class TestAttribute : Attribute { }
    public class SetUpAttribute : Attribute { }
    public class TearDownAttribute : Attribute { }
    public class OneTimeSetUpAttribute : Attribute { }
    public class OneTimeTearDownAttribute : Attribute { }
    public class TestFixtureAttribute : Attribute { }
    public class CategoryAttribute : Attribute {
        public CategoryAttribute(string name) { }
    }
    public class TimeoutAttribute : Attribute {
        public TimeoutAttribute(int timeout) { }
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)] public class TestCaseAttribute : Attribute {
        public TestCaseAttribute(params object[] arguments) { }
        public object ExpectedResult { get; set; }
    }
    public delegate void TestDelegate();
    public static class Assert {
        public static void IsTrue(bool condition) => throw null;
        public static void IsTrue(bool condition, string message, params object[] args) => throw null;
        public static void IsFalse(bool condition) => throw null;
        public static void IsFalse(bool condition, string message, params object[] args) => throw null;
        public static void True(bool condition) => throw null;
        public static void False(bool condition) => throw null;
        public static void IsNull(object anObject) => throw null;
        public static void IsNotNull(object anObject) => throw null;
        public static void IsNotNull(object anObject, string message, params object[] args) => throw null;
        public static void NotNull(object anObject) => throw null;
        public static void AreEqual(object expected, object actual) => throw null;
        public static void AreEqual(object expected, object actual, string message, params object[] args) => throw null;
        public static void AreEqual(double expected, double actual, double delta) => throw null;
        public static void AreEqual(double expected, double actual, double delta, string message, params object[] args) => throw null;
        public static void AreNotEqual(object expected, object actual) => throw null;
        public static void AreSame(object expected, object actual) => throw null;
        public static void Greater(int arg1, int arg2) => throw null;
        public static void Less(int arg1, int arg2) => throw null;
        public static void Fail(string message) => throw null;
        public static void Pass() => throw null;
        public static TActual Throws<TActual>(TestDelegate code) where TActual : Exception => throw null;
        public static void That(bool condition) => throw null;
        public static void That(bool condition, string message, params object[] args) => throw null;
        public static void That<TActual>(TActual actual, Constraints.IResolveConstraint expression) => throw null;
    }
    public static class Is {
        public static Constraints.Constraint True => throw null;
        public static Constraints.Constraint False => throw null;
        public static Constraints.Constraint Null => throw null;
        public static Constraints.Constraint Empty => throw null;
        public static Constraints.Negation Not => throw null;
        public static Constraints.EqualConstraint EqualTo(object expected) => throw null;
        public static Constraints.Constraint GreaterThan(object expected) => throw null;
        public static Constraints.Constraint GreaterThanOrEqualTo(object expected) => throw null;
        public static Constraints.Constraint LessThan(object expected) => throw null;
        public static Constraints.Constraint LessThanOrEqualTo(object expected) => throw null;
        public static Constraints.Constraint InstanceOf<T>() => throw null;
    }
}
namespace NUnit.Framework.Constraints {
    public interface IResolveConstraint { }
    public class Constraint : IResolveConstraint { }
    public class EqualConstraint : Constraint {
        public EqualConstraint Within(object amount) => throw null;
    }
    public class Negation {
        public Constraint Null => throw null;
        public Constraint Empty => throw null;
        public Constraint EqualTo(object expected) => throw null;
    }
}
namespace UnityEditor {
    using UnityEngine;
    using UnityObject = UnityEngine.Object;
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)] public sealed class MenuItem : Attribute {
        public MenuItem(string itemName) { }
        public MenuItem(string itemName, bool isValidateFunction) { }
        public MenuItem(string itemName, bool isValidateFunction, int priority) { }
    }
    [AttributeUsage(AttributeTargets.Class)] public class CustomEditor : Attribute {
        public CustomEditor(Type inspectedType) { }
        public CustomEditor(Type inspectedType, bool editorForChildClasses) { }
    }
    [AttributeUsage(AttributeTargets.Class)] public class InitializeOnLoadAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class InitializeOnLoadMethodAttribute : Attribute { }
    public class Editor : ScriptableObject {
        public UnityObject target { get; set; }
        public UnityObject[] targets => throw null;
        public SerializedObject serializedObject => throw null;
        public virtual void OnInspectorGUI() => throw null;
        public bool DrawDefaultInspector() => throw null;
        public void Repaint() => throw null;
        public virtual bool RequiresConstantRepaint() => throw null;
    }
    public class EditorWindow : ScriptableObject {
        public GUIContent titleContent { get; set; }
        public Rect position { get; set; }
        public static T GetWindow<T>() where T : EditorWindow => throw null;
        public static T GetWindow<T>(string title) where T : EditorWindow => throw null;
        public void Show() => throw null;
        public void Close() => throw null;
        public void Repaint() => throw null;
    }
    public class SerializedObject {
        private readonly UnityObject _object;
        public SerializedObject(UnityObject obj) { _object = obj; }
        public SerializedProperty FindProperty(string propertyPath) => new SerializedProperty { Layers = ((TagManager)_object).Layers };
        public void Update() => throw null;
        public bool ApplyModifiedProperties() => true;
    }
    public class SerializedProperty {
        public int intValue { get; set; }
        public float floatValue { get; set; }
        public bool boolValue { get; set; }
        internal SortedDictionary<int, string> Layers;
        private int _index;
        public SerializedProperty GetArrayElementAtIndex(int index) => new SerializedProperty { Layers = Layers, _index = index };
        public string stringValue { get => Layers[_index]; set => Layers[_index] = value; }
        public UnityObject objectReferenceValue { get; set; }
    }
    public static class EditorGUILayout {
        public static bool PropertyField(SerializedProperty property, params GUILayoutOption[] options) => throw null;
        public static void LabelField(string label, params GUILayoutOption[] options) => throw null;
        public static void LabelField(string label, string label2, params GUILayoutOption[] options) => throw null;
        public static void HelpBox(string message, MessageType type) => throw null;
        public static void Space() => throw null;
        public static string TextField(string label, string text, params GUILayoutOption[] options) => throw null;
        public static bool Toggle(string label, bool value, params GUILayoutOption[] options) => throw null;
        public static int IntField(string label, int value, params GUILayoutOption[] options) => throw null;
        public static float Slider(string label, float value, float leftValue, float rightValue, params GUILayoutOption[] options) => throw null;
    }
    public enum MessageType { None, Info, Warning, Error }
    public static class EditorApplication {
        public static bool isPlaying { get; set; }
        public static bool isPlayingOrWillChangePlaymode => throw null;
        public static bool isCompiling => throw null;
        public static double timeSinceStartup => throw null;
        public static event Action<PlayModeStateChange> playModeStateChanged { add { } remove { } }
        public static Action update;
        public static Action delayCall;
        public static void ExitPlaymode() => throw null;
        public static void Exit(int returnValue) => throw null;
    }
    public enum PlayModeStateChange { EnteredEditMode, ExitingEditMode, EnteredPlayMode, ExitingPlayMode }
    public static class EditorUtility {
        public static void SetDirty(UnityObject target) { }
        public static bool DisplayDialog(string title, string message, string ok) => throw null;
        public static bool DisplayDialog(string title, string message, string ok, string cancel) => true;
        public static string OpenFilePanel(string title, string directory, string extension) => throw null;
        public static void DisplayProgressBar(string title, string info, float progress) => throw null;
        public static void ClearProgressBar() => throw null;
    }
    public static class EditorPrefs {
        public static string GetString(string key, string defaultValue = "") => throw null;
        public static void SetString(string key, string value) => throw null;
    }
    public static class Selection {
        public static GameObject activeGameObject { get; set; }
        public static Transform activeTransform { get; set; }
        public static UnityObject activeObject { get; set; }
        public static GameObject[] gameObjects => throw null;
    }
    public static class Undo {
        public static void RecordObject(UnityObject objectToUndo, string name) => throw null;
    }
    public static class Handles {
        public static Color color { get; set; }
        public static void Label(Vector3 position, string text) => throw null;
        public static void DrawLine(Vector3 p1, Vector3 p2) => throw null;
        public static void DrawWireDisc(Vector3 center, Vector3 normal, float radius) => throw null;
    }
    public enum BuildTarget { StandaloneOSX = 2, StandaloneWindows64 = 19, iOS = 9, Android = 13, WebGL = 20, StandaloneLinux64 = 24 }
    [Flags] public enum BuildOptions { None = 0, Development = 1, EnableHeadlessMode = 16384 }
    public enum StandaloneBuildSubtarget { Default, Player = 2, Server = 1 }
    public struct BuildPlayerOptions {
        public string[] scenes { get => throw null; set => throw null; }
        public string locationPathName { get => throw null; set => throw null; }
        public BuildTarget target { get => throw null; set => throw null; }
        public BuildOptions options { get => throw null; set => throw null; }
        public int subtarget { get => throw null; set => throw null; }
    }
    public static class BuildPipeline {
        public static Build.Reporting.BuildReport BuildPlayer(BuildPlayerOptions buildPlayerOptions) => throw null;
    }
}
namespace UnityEditor.Build.Reporting {
    public enum BuildResult { Unknown, Succeeded, Failed, Cancelled }
    public struct BuildSummary {
        public BuildResult result => throw null;
        public int totalErrors => throw null;
        public ulong totalSize => throw null;
    }
    public class BuildReport : UnityEngine.Object {
        public BuildSummary summary => throw null;
    }
}
namespace UnityEngine {
    public class GUIContent {
        public GUIContent() { }
        public GUIContent(string text) { }
        public GUIContent(string text, string tooltip) { }
        public string text { get; set; }
        public string tooltip { get; set; }
    }
}
namespace Oculus.Platform {
    using Oculus.Platform.Models;
    public class Message {
        public delegate void Callback(Message message);
        public bool IsError => throw null;
        public Error GetError() => throw null;
    }
    public class Message<T> : Message {
        public new delegate void Callback(Message<T> message);
        public T Data => throw null;
    }
    public class Request {
        public ulong RequestID => throw null;
        public Request OnComplete(Message.Callback callback) => throw null;
    }
    public class Request<T> : Request {
        public Request<T> OnComplete(Message<T>.Callback callback) => throw null;
    }
    public static class Core {
        public static bool IsInitialized() => throw null;
        public static Request<PlatformInitialize> AsyncInitialize(string appId = null) => throw null;
        public static void Initialize(string appId = null) => throw null;
    }
    public static class Entitlements {
        public static Request IsUserEntitledToApplication() => throw null;
    }
    public static class Users {
        public static Request<User> GetLoggedInUser() => throw null;
        public static Request<User> Get(ulong userID) => throw null;
        public static Request<string> GetAccessToken() => throw null;
        public static Request<UserProof> GetUserProof() => throw null;
    }
}
namespace Oculus.Platform.Models {
    public class Error {
        public int Code => throw null;
        public int HttpCode => throw null;
        public string Message => throw null;
    }
    public class User {
        public ulong ID => throw null;
        public string OculusID => throw null;
        public string DisplayName => throw null;
        public string ImageURL => throw null;
    }
    public class PlatformInitialize { }
    public class UserProof {
        public string Value => throw null;
    }
}
namespace Oculus.Avatar2 {
    using UnityEngine;
    public static class CAPI {
        public enum ovrAvatar2EntityFeatures : uint { None = 0, Preset_Default = 0x3, Preset_Remote = 0x5, Preset_All = 0xff }
        [Flags] public enum ovrAvatar2EntityLODFlags { LOD_0 = 1, LOD_1 = 2, LOD_2 = 4, LOD_3 = 8, LOD_4 = 16, All = 31 }
        public enum ovrAvatar2EntityViewFlags { None = 0, FirstPerson = 1, ThirdPerson = 2, All = 3 }
        public struct ovrAvatar2EntityCreateInfo {
            public ovrAvatar2EntityFeatures features;
        }
    }
    public class OvrAvatarManager : MonoBehaviour {
        public static OvrAvatarManager Instance => throw null;
        public static bool initialized => throw null;
    }
    public static class OvrAvatarEntitlement {
        public static void SetAccessToken(string token) => throw null;
    }
    public class OvrAvatarInputManager : MonoBehaviour { }
    public abstract class OvrAvatarLipSyncBehavior : MonoBehaviour { }
    public class OvrAvatarLipSyncContext : OvrAvatarLipSyncBehavior {
        public virtual void ProcessAudioSamples(float[] data, int channels) => throw null;
    }
    public class OvrAvatarEntity : MonoBehaviour {
        public enum StreamLOD { Full = 0, High = 1, Medium = 2, Low = 3 }
        protected ulong _userId;
        protected CAPI.ovrAvatar2EntityCreateInfo _creationInfo;
        protected bool LoadAssetsFromZipSource(string[] assetPaths) => throw null;
        public bool IsLocal => throw null;
        public bool IsCreated => throw null;
        public bool HasJoints => throw null;
        public virtual bool Hidden { get; set; }
        public UnityEvent<OvrAvatarEntity> OnCreatedEvent { get; set; }
        public UnityEvent<OvrAvatarEntity> OnSkeletonLoadedEvent { get; set; }
        public UnityEvent<OvrAvatarEntity> OnUserAvatarLoadedEvent { get; set; }
        public UnityEvent<OvrAvatarEntity> OnDefaultAvatarLoadedEvent { get; set; }
        protected virtual void Awake() { }
        protected virtual void OnUserAvatarLoaded() { }
        protected virtual void OnSkeletonLoaded() { }
        protected virtual void OnDefaultAvatarLoaded() { }
        protected virtual void OnCreated() { }
        protected void CreateEntity() => throw null;
        public void Teardown() => throw null;
        public void LoadUser() => throw null;
        public void SetIsLocal(bool local) => throw null;
        public void SetInputManager(OvrAvatarInputManager inputManager) => throw null;
        public void SetLipSync(OvrAvatarLipSyncBehavior lipSync) => throw null;
        public byte[] RecordStreamData(StreamLOD lod) => throw null;
        public uint RecordStreamData_AutoBuffer(StreamLOD lod, ref byte[] buffer) => throw null;
        public bool ApplyStreamData(byte[] data) => throw null;
        public void SetPlaybackTimeDelay(float value) => throw null;
        protected void SetActiveView(CAPI.ovrAvatar2EntityViewFlags view) => throw null;
    }
}
namespace System.Net.Http {
    using System.Threading;
    using System.Net.Http.Headers;
    public abstract class HttpContent : IDisposable {
        public HttpContentHeaders Headers => throw null;
        public Task<string> ReadAsStringAsync() => throw null;
        public Task<byte[]> ReadAsByteArrayAsync() => throw null;
        public void Dispose() => throw null;
    }
    public class ByteArrayContent : HttpContent {
        public ByteArrayContent(byte[] content) { }
    }
    public class StringContent : ByteArrayContent {
        public StringContent(string content) : base(null) { }
        public StringContent(string content, System.Text.Encoding encoding) : base(null) { }
        public StringContent(string content, System.Text.Encoding encoding, string mediaType) : base(null) { }
    }
    public class FormUrlEncodedContent : ByteArrayContent {
        public FormUrlEncodedContent(IEnumerable<KeyValuePair<string, string>> nameValueCollection) : base(null) { }
    }
    public class HttpMethod {
        public HttpMethod(string method) { }
        public string Method => throw null;
        public static HttpMethod Get => throw null;
        public static HttpMethod Post => throw null;
        public static HttpMethod Put => throw null;
        public static HttpMethod Delete => throw null;
    }
    public class HttpRequestMessage : IDisposable {
        public HttpRequestMessage() { }
        public HttpRequestMessage(HttpMethod method, string requestUri) { }
        public HttpContent Content { get; set; }
        public HttpRequestHeaders Headers => throw null;
        public HttpMethod Method { get; set; }
        public Uri RequestUri { get; set; }
        public void Dispose() => throw null;
    }
    public class HttpResponseMessage : IDisposable {
        public HttpContent Content { get; set; }
        public System.Net.HttpStatusCode StatusCode { get; set; }
        public bool IsSuccessStatusCode => throw null;
        public HttpResponseMessage EnsureSuccessStatusCode() => throw null;
        public void Dispose() => throw null;
    }
    public class HttpRequestException : Exception { }
    public class HttpClient : IDisposable {
        public Uri BaseAddress { get; set; }
        public TimeSpan Timeout { get; set; }
        public HttpRequestHeaders DefaultRequestHeaders => throw null;
        public Task<HttpResponseMessage> GetAsync(string requestUri) => throw null;
        public Task<string> GetStringAsync(string requestUri) => throw null;
        public Task<byte[]> GetByteArrayAsync(string requestUri) => throw null;
        public Task<HttpResponseMessage> PostAsync(string requestUri, HttpContent content) => throw null;
        public Task<HttpResponseMessage> PostAsync(string requestUri, HttpContent content, CancellationToken cancellationToken) => throw null;
        public Task<HttpResponseMessage> PutAsync(string requestUri, HttpContent content) => throw null;
        public Task<HttpResponseMessage> DeleteAsync(string requestUri) => throw null;
        public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request) => throw null;
        public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken) => throw null;
        public void Dispose() => throw null;
    }
}
namespace System.Net.Http.Headers {
    public abstract class HttpHeaders {
        public void Add(string name, string value) => throw null;
        public bool TryAddWithoutValidation(string name, string value) => throw null;
        public bool Contains(string name) => throw null;
        public bool TryGetValues(string name, out IEnumerable<string> values) => throw null;
    }
    public class HttpRequestHeaders : HttpHeaders {
        public AuthenticationHeaderValue Authorization { get; set; }
    }
    public class HttpContentHeaders : HttpHeaders {
        public MediaTypeHeaderValue ContentType { get; set; }
    }
    public class AuthenticationHeaderValue {
        public AuthenticationHeaderValue(string scheme) { }
        public AuthenticationHeaderValue(string scheme, string parameter) { }
    }
    public class MediaTypeHeaderValue {
        public MediaTypeHeaderValue(string mediaType) { }
    }
}
