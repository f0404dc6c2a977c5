import { KEYWORDS } from '../../packages/csharp/names';
import type { Settings } from '../config/settings/schema';
import { type ExternalXrefs, NO_XREFS } from './external-xrefs';

/**
 * Unity and .NET types that declarations mention, by namespace: declarations only have simple
 * names, but addresses need full ones. The number after a backtick is the number of type
 * parameters. If two namespaces share a name, the first one wins: in Unity code, `Object` is the
 * engine's. The setting `externalTypes` adds more.
 */
const KNOWN_TYPES: Readonly<Record<string, string>> = {
  UnityEngine:
    'AnimationCurve Animator Application AsyncOperation AudioClip AudioListener AudioSource Behaviour BoxCollider Bounds Camera CharacterController Collider Collision Color Color32 Component ContactPoint Coroutine CustomYieldInstruction GameObject Gizmos Gradient HideInInspector KeyCode LayerMask Light LogType Material Matrix4x4 Mesh MeshRenderer MonoBehaviour Object ParticleSystem PropertyAttribute Quaternion Ray RaycastHit Rect RenderTexture Renderer RequireComponent Resources Rigidbody Rigidbody2D RuntimePlatform ScriptableObject SerializeField Shader SkinnedMeshRenderer Space Sprite TextAsset Texture Texture2D Transform Vector2 Vector2Int Vector3 Vector3Int Vector4 WaitForSeconds WaitUntil YieldInstruction',
  'UnityEngine.Events': 'UnityAction UnityEvent',
  'UnityEngine.SceneManagement': 'Scene',
  System:
    'Action Action`1 Action`2 Action`3 Action`4 AggregateException ArgumentException ArgumentNullException ArgumentOutOfRangeException Array ArraySegment`1 Attribute AttributeUsageAttribute BitConverter Buffer Comparison`1 DateTime DateTimeOffset Delegate Enum EventArgs EventHandler EventHandler`1 Exception FlagsAttribute Func`1 Func`2 Func`3 Func`4 Guid IAsyncDisposable IComparable IComparable`1 IConvertible IDisposable IEquatable`1 IFormatProvider IFormattable IndexOutOfRangeException IntPtr InvalidCastException InvalidOperationException Lazy`1 Memory`1 NotImplementedException NotSupportedException NullReferenceException Nullable`1 ObjectDisposedException ObsoleteAttribute OperationCanceledException OverflowException Predicate`1 Random ReadOnlyMemory`1 ReadOnlySpan`1 SerializableAttribute Span`1 StringComparison TimeSpan TimeoutException Tuple`2 Type UIntPtr Uri ValueTuple`2 ValueType Version WeakReference`1',
  'System.Collections': 'ICollection IDictionary IEnumerable IEnumerator IList',
  'System.Collections.Generic':
    'Dictionary`2 EqualityComparer`1 HashSet`1 IAsyncEnumerable`1 ICollection`1 IComparer`1 IDictionary`2 IEnumerable`1 IEnumerator`1 IEqualityComparer`1 IList`1 IReadOnlyCollection`1 IReadOnlyDictionary`2 IReadOnlyList`1 ISet`1 KeyNotFoundException KeyValuePair`2 LinkedList`1 List`1 Queue`1 SortedDictionary`2 Stack`1',
  'System.Collections.ObjectModel': 'Collection`1 ReadOnlyCollection`1',
  'System.Collections.Concurrent': 'ConcurrentDictionary`2 ConcurrentQueue`1',
  'System.Globalization': 'CultureInfo',
  'System.IO':
    'BinaryReader BinaryWriter EndOfStreamException FileNotFoundException FileStream IOException InvalidDataException MemoryStream Stream StreamReader StreamWriter TextReader TextWriter',
  'System.Net': 'IPAddress IPEndPoint',
  'System.Reflection': 'Assembly MethodInfo PropertyInfo',
  'System.Runtime.CompilerServices': 'CallerMemberNameAttribute',
  'System.Text': 'Encoding StringBuilder',
  'System.Threading': 'CancellationToken CancellationTokenSource SynchronizationContext',
  'System.Threading.Tasks':
    'Task Task`1 TaskCompletionSource`1 TaskScheduler ValueTask ValueTask`1',
};

/** The types of `KNOWN_TYPES`, in its order. */
const KNOWN = Object.entries(KNOWN_TYPES).flatMap(([namespace, names]) =>
  names.split(' ').map((name) => ({ namespace, name })),
);

/** The full name of a type elsewhere, without type arguments; undefined if unknown. */
export function externalFullName(
  name: string,
  arity: number,
  { types }: ExternalXrefs = NO_XREFS,
): string | undefined {
  const key = nameWithArity(name, arity);
  const known = KNOWN.find((one) => one.name === key);
  if (known) return `${known.namespace}.${name}`;
  const uid = types.get(key);
  if (uid !== undefined) return uid.replace(/`\d+$/, '');
  return KEYWORDS.has(name) ? `System.${name}` : undefined;
}

/** ``List`1`` for `List<T>`. */
export function nameWithArity(name: string, arity: number): string {
  return arity > 0 ? `${name}\`${arity}` : name;
}

/** Returns the address of a type's public documentation; undefined if unknown. */
export type ExternalTypes = (name: string, arity?: number) => string | undefined;

/**
 * Looks up addresses according to the settings.
 *
 * @param sources patterns of addresses; `false` for none.
 * @param xrefs addresses that are known to exist, which take precedence.
 */
export function externalTypes(
  sources: Settings['externalTypes'],
  xrefs: ExternalXrefs = NO_XREFS,
): ExternalTypes {
  const patterns = sources === false ? [] : sources;
  const added = patterns.flatMap(({ types }) => types.map(splitFullName));
  const addresses = new Map<string, string>();
  for (const { namespace, name } of [...added, ...KNOWN]) {
    const address =
      xrefs.addresses.get(`${namespace}.${name}`) ?? addressOf(namespace, name, patterns);
    if (address !== undefined && !addresses.has(name)) addresses.set(name, address);
  }
  for (const [name, uid] of xrefs.types) {
    const address = xrefs.addresses.get(uid);
    if (address !== undefined && !addresses.has(name)) addresses.set(name, address);
  }
  return (name, arity = 0) => {
    return addresses.get(nameWithArity(name, arity)) ?? addresses.get(`${name}Attribute`);
  };
}

function splitFullName(fullName: string): { namespace: string; name: string } {
  const dot = fullName.lastIndexOf('.');
  return { namespace: fullName.slice(0, dot), name: fullName.slice(dot + 1) };
}

/** The address from the source with the longest namespace that contains the type. */
function addressOf(
  namespace: string,
  name: string,
  sources: Exclude<Settings['externalTypes'], false>,
): string | undefined {
  const [source] = sources
    .filter((one) => `${namespace}.`.startsWith(`${one.namespace}.`))
    .sort((a, b) => b.namespace.length - a.namespace.length);
  if (!source) return undefined;
  const fullName = `${namespace}.${name}`.replace('`', '-');
  return source.url
    .replaceAll('{name}', fullName.slice(source.namespace.length + 1))
    .replaceAll('{fullName}', fullName)
    .replaceAll('{fullNameLower}', fullName.toLowerCase());
}
