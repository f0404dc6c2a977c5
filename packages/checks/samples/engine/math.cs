// Signatures of the engine's value types that samples use. What fields of components start with works.
using System;
namespace UnityEngine {
    public struct Vector2 : IEquatable<Vector2> {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public static Vector2 zero => new Vector2(0f, 0f);
        public static Vector2 one => new Vector2(1f, 1f);
        public static Vector2 up => new Vector2(0f, 1f);
        public static Vector2 down => new Vector2(0f, -1f);
        public static Vector2 left => new Vector2(-1f, 0f);
        public static Vector2 right => new Vector2(1f, 0f);
        public float this[int index] { get => throw null; set => throw null; }
        public float magnitude => throw null;
        public float sqrMagnitude => throw null;
        public Vector2 normalized => throw null;
        public void Normalize() => throw null;
        public void Set(float newX, float newY) => throw null;
        public static float Dot(Vector2 lhs, Vector2 rhs) => throw null;
        public static float Distance(Vector2 a, Vector2 b) => throw null;
        public static float Angle(Vector2 from, Vector2 to) => throw null;
        public static float SignedAngle(Vector2 from, Vector2 to) => throw null;
        public static Vector2 Lerp(Vector2 a, Vector2 b, float t) => throw null;
        public static Vector2 LerpUnclamped(Vector2 a, Vector2 b, float t) => throw null;
        public static Vector2 MoveTowards(Vector2 current, Vector2 target, float maxDistanceDelta) => throw null;
        public static Vector2 ClampMagnitude(Vector2 vector, float maxLength) => throw null;
        public static Vector2 Scale(Vector2 a, Vector2 b) => throw null;
        public static Vector2 Min(Vector2 a, Vector2 b) => throw null;
        public static Vector2 Max(Vector2 a, Vector2 b) => throw null;
        public static Vector2 Perpendicular(Vector2 d) => throw null;
        public static Vector2 Reflect(Vector2 d, Vector2 n) => throw null;
        public static Vector2 SmoothDamp(Vector2 current, Vector2 target, ref Vector2 currentVelocity, float smoothTime) => throw null;
        public static Vector2 operator +(Vector2 a, Vector2 b) => throw null;
        public static Vector2 operator -(Vector2 a, Vector2 b) => throw null;
        public static Vector2 operator *(Vector2 a, Vector2 b) => throw null;
        public static Vector2 operator -(Vector2 a) => throw null;
        public static Vector2 operator *(Vector2 a, float d) => throw null;
        public static Vector2 operator *(float d, Vector2 a) => throw null;
        public static Vector2 operator /(Vector2 a, float d) => throw null;
        public static bool operator ==(Vector2 a, Vector2 b) => throw null;
        public static bool operator !=(Vector2 a, Vector2 b) => throw null;
        public static implicit operator Vector2(Vector3 v) => throw null;
        public static implicit operator Vector3(Vector2 v) => throw null;
        public bool Equals(Vector2 other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
        public override string ToString() => throw null;
        public string ToString(string format) => throw null;
    }
    public struct Vector2Int : IEquatable<Vector2Int> {
        public int x { get => throw null; set => throw null; }
        public int y { get => throw null; set => throw null; }
        public Vector2Int(int x, int y) => throw null;
        public static Vector2Int zero => throw null;
        public static Vector2Int one => throw null;
        public static Vector2Int up => throw null;
        public static Vector2Int down => throw null;
        public static Vector2Int left => throw null;
        public static Vector2Int right => throw null;
        public float magnitude => throw null;
        public int sqrMagnitude => throw null;
        public static float Distance(Vector2Int a, Vector2Int b) => throw null;
        public static Vector2Int RoundToInt(Vector2 v) => throw null;
        public static Vector2Int FloorToInt(Vector2 v) => throw null;
        public static Vector2Int operator +(Vector2Int a, Vector2Int b) => throw null;
        public static Vector2Int operator -(Vector2Int a, Vector2Int b) => throw null;
        public static Vector2Int operator *(Vector2Int a, int b) => throw null;
        public static bool operator ==(Vector2Int a, Vector2Int b) => throw null;
        public static bool operator !=(Vector2Int a, Vector2Int b) => throw null;
        public static implicit operator Vector2(Vector2Int v) => throw null;
        public bool Equals(Vector2Int other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public struct Vector3 : IEquatable<Vector3> {
        public const float kEpsilon = 0.00001f;
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public Vector3(float x, float y) { this.x = x; this.y = y; z = 0f; }
        public static Vector3 zero => new Vector3(0f, 0f, 0f);
        public static Vector3 one => new Vector3(1f, 1f, 1f);
        public static Vector3 up => new Vector3(0f, 1f, 0f);
        public static Vector3 down => new Vector3(0f, -1f, 0f);
        public static Vector3 left => new Vector3(-1f, 0f, 0f);
        public static Vector3 right => new Vector3(1f, 0f, 0f);
        public static Vector3 forward => new Vector3(0f, 0f, 1f);
        public static Vector3 back => new Vector3(0f, 0f, -1f);
        public static Vector3 positiveInfinity => throw null;
        public static Vector3 negativeInfinity => throw null;
        public float this[int index] { get => throw null; set => throw null; }
        public float magnitude => throw null;
        public float sqrMagnitude => throw null;
        public Vector3 normalized => throw null;
        public void Normalize() => throw null;
        public void Set(float newX, float newY, float newZ) => throw null;
        public void Scale(Vector3 scale) => throw null;
        public static float Dot(Vector3 lhs, Vector3 rhs) => throw null;
        public static Vector3 Cross(Vector3 lhs, Vector3 rhs) => throw null;
        public static float Distance(Vector3 a, Vector3 b) => throw null;
        public static float Angle(Vector3 from, Vector3 to) => throw null;
        public static float SignedAngle(Vector3 from, Vector3 to, Vector3 axis) => throw null;
        public static float Magnitude(Vector3 vector) => throw null;
        public static float SqrMagnitude(Vector3 vector) => throw null;
        public static Vector3 Normalize(Vector3 value) => throw null;
        public static Vector3 Lerp(Vector3 a, Vector3 b, float t) => throw null;
        public static Vector3 LerpUnclamped(Vector3 a, Vector3 b, float t) => throw null;
        public static Vector3 Slerp(Vector3 a, Vector3 b, float t) => throw null;
        public static Vector3 MoveTowards(Vector3 current, Vector3 target, float maxDistanceDelta) => throw null;
        public static Vector3 RotateTowards(Vector3 current, Vector3 target, float maxRadiansDelta, float maxMagnitudeDelta) => throw null;
        public static Vector3 ClampMagnitude(Vector3 vector, float maxLength) => throw null;
        public static Vector3 Project(Vector3 vector, Vector3 onNormal) => throw null;
        public static Vector3 ProjectOnPlane(Vector3 vector, Vector3 planeNormal) => throw null;
        public static Vector3 Reflect(Vector3 inDirection, Vector3 inNormal) => throw null;
        public static Vector3 Scale(Vector3 a, Vector3 b) => throw null;
        public static Vector3 Min(Vector3 lhs, Vector3 rhs) => throw null;
        public static Vector3 Max(Vector3 lhs, Vector3 rhs) => throw null;
        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity, float smoothTime) => throw null;
        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity, float smoothTime, float maxSpeed) => throw null;
        public static Vector3 SmoothDamp(Vector3 current, Vector3 target, ref Vector3 currentVelocity, float smoothTime, float maxSpeed, float deltaTime) => throw null;
        public static Vector3 operator +(Vector3 a, Vector3 b) => throw null;
        public static Vector3 operator -(Vector3 a, Vector3 b) => throw null;
        public static Vector3 operator -(Vector3 a) => throw null;
        public static Vector3 operator *(Vector3 a, float d) => throw null;
        public static Vector3 operator *(float d, Vector3 a) => throw null;
        public static Vector3 operator /(Vector3 a, float d) => throw null;
        public static bool operator ==(Vector3 lhs, Vector3 rhs) => throw null;
        public static bool operator !=(Vector3 lhs, Vector3 rhs) => throw null;
        public bool Equals(Vector3 other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
        public override string ToString() => throw null;
        public string ToString(string format) => throw null;
    }
    public struct Vector3Int : IEquatable<Vector3Int> {
        public int x { get => throw null; set => throw null; }
        public int y { get => throw null; set => throw null; }
        public int z { get => throw null; set => throw null; }
        public Vector3Int(int x, int y, int z) => throw null;
        public static Vector3Int zero => throw null;
        public static Vector3Int one => throw null;
        public static Vector3Int up => throw null;
        public static Vector3Int RoundToInt(Vector3 v) => throw null;
        public static Vector3Int FloorToInt(Vector3 v) => throw null;
        public static Vector3Int operator +(Vector3Int a, Vector3Int b) => throw null;
        public static Vector3Int operator -(Vector3Int a, Vector3Int b) => throw null;
        public static Vector3Int operator *(Vector3Int a, int b) => throw null;
        public static bool operator ==(Vector3Int a, Vector3Int b) => throw null;
        public static bool operator !=(Vector3Int a, Vector3Int b) => throw null;
        public static implicit operator Vector3(Vector3Int v) => throw null;
        public bool Equals(Vector3Int other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public struct Vector4 : IEquatable<Vector4> {
        public float x, y, z, w;
        public Vector4(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
        public Vector4(float x, float y, float z) { this.x = x; this.y = y; this.z = z; w = 0f; }
        public static Vector4 zero => throw null;
        public static Vector4 one => throw null;
        public float this[int index] { get => throw null; set => throw null; }
        public float magnitude => throw null;
        public float sqrMagnitude => throw null;
        public Vector4 normalized => throw null;
        public static float Dot(Vector4 a, Vector4 b) => throw null;
        public static float Distance(Vector4 a, Vector4 b) => throw null;
        public static Vector4 Lerp(Vector4 a, Vector4 b, float t) => throw null;
        public static Vector4 LerpUnclamped(Vector4 a, Vector4 b, float t) => throw null;
        public static Vector4 MoveTowards(Vector4 current, Vector4 target, float maxDistanceDelta) => throw null;
        public static Vector4 operator +(Vector4 a, Vector4 b) => throw null;
        public static Vector4 operator -(Vector4 a, Vector4 b) => throw null;
        public static Vector4 operator -(Vector4 a) => throw null;
        public static Vector4 operator *(Vector4 a, float d) => throw null;
        public static Vector4 operator *(float d, Vector4 a) => throw null;
        public static Vector4 operator /(Vector4 a, float d) => throw null;
        public static bool operator ==(Vector4 lhs, Vector4 rhs) => throw null;
        public static bool operator !=(Vector4 lhs, Vector4 rhs) => throw null;
        public static implicit operator Vector4(Vector3 v) => throw null;
        public static implicit operator Vector3(Vector4 v) => throw null;
        public static implicit operator Vector2(Vector4 v) => throw null;
        public static implicit operator Vector4(Vector2 v) => throw null;
        public bool Equals(Vector4 other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public struct Quaternion : IEquatable<Quaternion> {
        public float x, y, z, w;
        public Quaternion(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
        public static Quaternion identity => new Quaternion(0f, 0f, 0f, 1f);
        public Vector3 eulerAngles { get => throw null; set => throw null; }
        public Quaternion normalized => throw null;
        public float this[int index] { get => throw null; set => throw null; }
        public void Normalize() => throw null;
        public void ToAngleAxis(out float angle, out Vector3 axis) => throw null;
        public void SetLookRotation(Vector3 view) => throw null;
        public void SetFromToRotation(Vector3 fromDirection, Vector3 toDirection) => throw null;
        public static Quaternion Euler(float x, float y, float z) => throw null;
        public static Quaternion Euler(Vector3 euler) => throw null;
        public static Quaternion AngleAxis(float angle, Vector3 axis) => throw null;
        public static Quaternion LookRotation(Vector3 forward) => throw null;
        public static Quaternion LookRotation(Vector3 forward, Vector3 upwards) => throw null;
        public static Quaternion FromToRotation(Vector3 fromDirection, Vector3 toDirection) => throw null;
        public static Quaternion Inverse(Quaternion rotation) => throw null;
        public static Quaternion Normalize(Quaternion q) => throw null;
        public static Quaternion Lerp(Quaternion a, Quaternion b, float t) => throw null;
        public static Quaternion LerpUnclamped(Quaternion a, Quaternion b, float t) => throw null;
        public static Quaternion Slerp(Quaternion a, Quaternion b, float t) => throw null;
        public static Quaternion SlerpUnclamped(Quaternion a, Quaternion b, float t) => throw null;
        public static Quaternion RotateTowards(Quaternion from, Quaternion to, float maxDegreesDelta) => throw null;
        public static float Angle(Quaternion a, Quaternion b) => throw null;
        public static float Dot(Quaternion a, Quaternion b) => throw null;
        public static Quaternion operator *(Quaternion lhs, Quaternion rhs) => throw null;
        public static Vector3 operator *(Quaternion rotation, Vector3 point) => throw null;
        public static bool operator ==(Quaternion lhs, Quaternion rhs) => throw null;
        public static bool operator !=(Quaternion lhs, Quaternion rhs) => throw null;
        public bool Equals(Quaternion other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public struct Color : IEquatable<Color> {
        public float r, g, b, a;
        public Color(float r, float g, float b, float a) { this.r = r; this.g = g; this.b = b; this.a = a; }
        public Color(float r, float g, float b) { this.r = r; this.g = g; this.b = b; a = 1f; }
        public static Color red => new Color(1f, 0f, 0f);
        public static Color green => new Color(0f, 1f, 0f);
        public static Color blue => new Color(0f, 0f, 1f);
        public static Color white => new Color(1f, 1f, 1f);
        public static Color black => new Color(0f, 0f, 0f);
        public static Color yellow => new Color(1f, 0.92f, 0.016f);
        public static Color cyan => new Color(0f, 1f, 1f);
        public static Color magenta => new Color(1f, 0f, 1f);
        public static Color gray => new Color(0.5f, 0.5f, 0.5f);
        public static Color grey => new Color(0.5f, 0.5f, 0.5f);
        public static Color clear => new Color(0f, 0f, 0f, 0f);
        public float grayscale => throw null;
        public Color linear => throw null;
        public Color gamma => throw null;
        public float maxColorComponent => throw null;
        public float this[int index] { get => throw null; set => throw null; }
        public static Color Lerp(Color a, Color b, float t) => throw null;
        public static Color LerpUnclamped(Color a, Color b, float t) => throw null;
        public static Color HSVToRGB(float H, float S, float V) => throw null;
        public static Color HSVToRGB(float H, float S, float V, bool hdr) => throw null;
        public static void RGBToHSV(Color rgbColor, out float H, out float S, out float V) => throw null;
        public static Color operator +(Color a, Color b) => throw null;
        public static Color operator -(Color a, Color b) => throw null;
        public static Color operator *(Color a, Color b) => throw null;
        public static Color operator *(Color a, float b) => throw null;
        public static Color operator *(float b, Color a) => throw null;
        public static Color operator /(Color a, float b) => throw null;
        public static bool operator ==(Color lhs, Color rhs) => throw null;
        public static bool operator !=(Color lhs, Color rhs) => throw null;
        public static implicit operator Vector4(Color c) => throw null;
        public static implicit operator Color(Vector4 v) => throw null;
        public bool Equals(Color other) => throw null;
        public override bool Equals(object other) => throw null;
        public override int GetHashCode() => throw null;
    }
    public struct Color32 {
        public byte r, g, b, a;
        public Color32(byte r, byte g, byte b, byte a) { this.r = r; this.g = g; this.b = b; this.a = a; }
        public static Color32 Lerp(Color32 a, Color32 b, float t) => throw null;
        public static implicit operator Color(Color32 c) => throw null;
        public static implicit operator Color32(Color c) => throw null;
    }
    public static class ColorUtility {
        public static bool TryParseHtmlString(string htmlString, out Color color) {
            uint value;
            bool right = uint.TryParse(htmlString.TrimStart('#'), System.Globalization.NumberStyles.HexNumber, null, out value) && htmlString.Length == 7;
            color = new Color((value >> 16 & 255) / 255f, (value >> 8 & 255) / 255f, (value & 255) / 255f);
            return right;
        }
        public static string ToHtmlStringRGB(Color color) => ((int)(color.r * 255f + 0.5f)).ToString("x2") + ((int)(color.g * 255f + 0.5f)).ToString("x2") + ((int)(color.b * 255f + 0.5f)).ToString("x2");
        public static string ToHtmlStringRGBA(Color color) => throw null;
    }
    public struct Matrix4x4 {
        public float m00, m01, m02, m03, m10, m11, m12, m13, m20, m21, m22, m23, m30, m31, m32, m33;
        public static Matrix4x4 identity => throw null;
        public static Matrix4x4 zero => throw null;
        public Matrix4x4 inverse => throw null;
        public Matrix4x4 transpose => throw null;
        public Quaternion rotation => throw null;
        public Vector3 lossyScale => throw null;
        public float this[int index] { get => throw null; set => throw null; }
        public float this[int row, int column] { get => throw null; set => throw null; }
        public static Matrix4x4 TRS(Vector3 pos, Quaternion q, Vector3 s) => throw null;
        public static Matrix4x4 Translate(Vector3 vector) => throw null;
        public static Matrix4x4 Rotate(Quaternion q) => throw null;
        public static Matrix4x4 Scale(Vector3 vector) => throw null;
        public Vector3 MultiplyPoint(Vector3 point) => throw null;
        public Vector3 MultiplyPoint3x4(Vector3 point) => throw null;
        public Vector3 MultiplyVector(Vector3 vector) => throw null;
        public Vector4 GetColumn(int index) => throw null;
        public static Matrix4x4 operator *(Matrix4x4 a, Matrix4x4 b) => throw null;
    }
    public struct Bounds {
        public Bounds(Vector3 center, Vector3 size) => throw null;
        public Vector3 center { get => throw null; set => throw null; }
        public Vector3 size { get => throw null; set => throw null; }
        public Vector3 extents { get => throw null; set => throw null; }
        public Vector3 min { get => throw null; set => throw null; }
        public Vector3 max { get => throw null; set => throw null; }
        public bool Contains(Vector3 point) => throw null;
        public void Encapsulate(Vector3 point) => throw null;
        public void Encapsulate(Bounds bounds) => throw null;
        public void Expand(float amount) => throw null;
        public bool Intersects(Bounds bounds) => throw null;
        public bool IntersectRay(Ray ray) => throw null;
        public bool IntersectRay(Ray ray, out float distance) => throw null;
        public Vector3 ClosestPoint(Vector3 point) => throw null;
        public float SqrDistance(Vector3 point) => throw null;
    }
    public struct Rect {
        public Rect(float x, float y, float width, float height) => throw null;
        public Rect(Vector2 position, Vector2 size) => throw null;
        public float x { get => throw null; set => throw null; }
        public float y { get => throw null; set => throw null; }
        public float width { get => throw null; set => throw null; }
        public float height { get => throw null; set => throw null; }
        public float xMin { get => throw null; set => throw null; }
        public float xMax { get => throw null; set => throw null; }
        public float yMin { get => throw null; set => throw null; }
        public float yMax { get => throw null; set => throw null; }
        public Vector2 position { get => throw null; set => throw null; }
        public Vector2 size { get => throw null; set => throw null; }
        public Vector2 center { get => throw null; set => throw null; }
        public Vector2 min { get => throw null; set => throw null; }
        public Vector2 max { get => throw null; set => throw null; }
        public bool Contains(Vector2 point) => throw null;
        public bool Contains(Vector3 point) => throw null;
        public bool Overlaps(Rect other) => throw null;
    }
    public struct Ray {
        public Ray(Vector3 origin, Vector3 direction) => throw null;
        public Vector3 origin { get => throw null; set => throw null; }
        public Vector3 direction { get => throw null; set => throw null; }
        public Vector3 GetPoint(float distance) => throw null;
    }
    public struct Plane {
        public Plane(Vector3 inNormal, Vector3 inPoint) => throw null;
        public Plane(Vector3 inNormal, float d) => throw null;
        public Plane(Vector3 a, Vector3 b, Vector3 c) => throw null;
        public Vector3 normal { get => throw null; set => throw null; }
        public float distance { get => throw null; set => throw null; }
        public bool Raycast(Ray ray, out float enter) => throw null;
        public float GetDistanceToPoint(Vector3 point) => throw null;
        public bool GetSide(Vector3 point) => throw null;
        public Vector3 ClosestPointOnPlane(Vector3 point) => throw null;
    }
    public struct Pose {
        public Vector3 position;
        public Quaternion rotation;
        public Pose(Vector3 position, Quaternion rotation) { this.position = position; this.rotation = rotation; }
        public static Pose identity => throw null;
        public Vector3 forward => throw null;
        public Vector3 right => throw null;
        public Vector3 up => throw null;
        public Pose GetTransformedBy(Pose lhs) => throw null;
        public Pose GetTransformedBy(Transform lhs) => throw null;
    }
    public static class Mathf {
        public const float PI = 3.14159274f;
        public const float Infinity = float.PositiveInfinity;
        public const float NegativeInfinity = float.NegativeInfinity;
        public const float Deg2Rad = 0.0174532924f;
        public const float Rad2Deg = 57.29578f;
        public static readonly float Epsilon;
        public static float Sin(float f) => throw null;
        public static float Cos(float f) => throw null;
        public static float Tan(float f) => throw null;
        public static float Asin(float f) => throw null;
        public static float Acos(float f) => throw null;
        public static float Atan(float f) => throw null;
        public static float Atan2(float y, float x) => throw null;
        public static float Sqrt(float f) => throw null;
        public static float Abs(float f) => throw null;
        public static int Abs(int value) => throw null;
        public static float Min(float a, float b) => throw null;
        public static float Min(params float[] values) => throw null;
        public static int Min(int a, int b) => throw null;
        public static int Min(params int[] values) => throw null;
        public static float Max(float a, float b) => throw null;
        public static float Max(params float[] values) => throw null;
        public static int Max(int a, int b) => throw null;
        public static int Max(params int[] values) => throw null;
        public static float Pow(float f, float p) => throw null;
        public static float Exp(float power) => throw null;
        public static float Log(float f) => throw null;
        public static float Log(float f, float p) => throw null;
        public static float Log10(float f) => throw null;
        public static float Ceil(float f) => throw null;
        public static float Floor(float f) => throw null;
        public static float Round(float f) => throw null;
        public static int CeilToInt(float f) => throw null;
        public static int FloorToInt(float f) => throw null;
        public static int RoundToInt(float f) => throw null;
        public static float Sign(float f) => throw null;
        public static float Clamp(float value, float min, float max) => throw null;
        public static int Clamp(int value, int min, int max) => throw null;
        public static float Clamp01(float value) => throw null;
        public static float Lerp(float a, float b, float t) => throw null;
        public static float LerpUnclamped(float a, float b, float t) => throw null;
        public static float LerpAngle(float a, float b, float t) => throw null;
        public static float InverseLerp(float a, float b, float value) => throw null;
        public static float MoveTowards(float current, float target, float maxDelta) => throw null;
        public static float MoveTowardsAngle(float current, float target, float maxDelta) => throw null;
        public static float SmoothStep(float from, float to, float t) => throw null;
        public static bool Approximately(float a, float b) => throw null;
        public static float Repeat(float t, float length) => throw null;
        public static float PingPong(float t, float length) => throw null;
        public static float DeltaAngle(float current, float target) => throw null;
        public static float PerlinNoise(float x, float y) => throw null;
        public static bool IsPowerOfTwo(int value) => throw null;
        public static int NextPowerOfTwo(int value) => throw null;
        public static ushort FloatToHalf(float val) => throw null;
        public static float HalfToFloat(ushort val) => throw null;
        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime) => throw null;
        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime, float maxSpeed) => throw null;
        public static float SmoothDamp(float current, float target, ref float currentVelocity, float smoothTime, float maxSpeed, float deltaTime) => throw null;
        public static float SmoothDampAngle(float current, float target, ref float currentVelocity, float smoothTime) => throw null;
    }
    public static class Random {
        public static float value => throw null;
        public static Vector3 insideUnitSphere => throw null;
        public static Vector3 onUnitSphere => throw null;
        public static Vector2 insideUnitCircle => throw null;
        public static Quaternion rotation => throw null;
        public static Quaternion rotationUniform => throw null;
        public static State state { get => throw null; set => throw null; }
        public static float Range(float minInclusive, float maxInclusive) => throw null;
        public static int Range(int minInclusive, int maxExclusive) => throw null;
        public static void InitState(int seed) => throw null;
        public static Color ColorHSV() => throw null;
        public static Color ColorHSV(float hueMin, float hueMax) => throw null;
        public static Color ColorHSV(float hueMin, float hueMax, float saturationMin, float saturationMax, float valueMin, float valueMax) => throw null;
        public struct State { }
    }
    public struct Keyframe {
        public Keyframe(float time, float value) { this.time = time; this.value = value; }
        public Keyframe(float time, float value, float inTangent, float outTangent) => throw null;
        public float time { get; set; }
        public float value { get; set; }
    }
    public class AnimationCurve {
        public AnimationCurve() { }
        public AnimationCurve(params Keyframe[] keys) { }
        public Keyframe[] keys { get; set; }
        public int length => throw null;
        public Keyframe this[int index] => throw null;
        public float Evaluate(float time) => throw null;
        public int AddKey(float time, float value) => throw null;
        public int AddKey(Keyframe key) => throw null;
        public static AnimationCurve Linear(float timeStart, float valueStart, float timeEnd, float valueEnd) => throw null;
        public static AnimationCurve EaseInOut(float timeStart, float valueStart, float timeEnd, float valueEnd) => throw null;
        public static AnimationCurve Constant(float timeStart, float timeEnd, float value) => new AnimationCurve();
    }
    public struct GradientColorKey {
        public Color color;
        public float time;
        public GradientColorKey(Color col, float time) { color = col; this.time = time; }
    }
    public struct GradientAlphaKey {
        public float alpha;
        public float time;
        public GradientAlphaKey(float alpha, float time) { this.alpha = alpha; this.time = time; }
    }
    public class Gradient {
        public Color Evaluate(float time) => throw null;
        public void SetKeys(GradientColorKey[] colorKeys, GradientAlphaKey[] alphaKeys) => throw null;
    }
    public struct LayerMask {
        public int value { get; set; }
        public static int NameToLayer(string layerName) => throw null;
        public static string LayerToName(int layer) => throw null;
        public static int GetMask(params string[] layerNames) => throw null;
        public static implicit operator int(LayerMask mask) => mask.value;
        public static implicit operator LayerMask(int intVal) => new LayerMask { value = intVal };
    }
    public struct Hash128 {
        public static Hash128 Compute(string data) => throw null;
        public static Hash128 Parse(string hash) => throw null;
        public override string ToString() => throw null;
    }
}
