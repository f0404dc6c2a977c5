import type { FullPage, Unit } from '../pages';

/** A site for tests and benchmarks, the same on each run. */
export interface SiteSize {
  readonly classes: number;
  readonly membersOfClass: number;
  readonly guides: number;
}

const WORDS = (
  'action active actor agent anchor angle animation area array asset attack audio avatar axis ' +
  'balance base batch battle binding blend block body bone bound box bridge brush buffer build ' +
  'button cache camera canvas card cell chain channel character charge check chunk circle client ' +
  'clip clock cloud cluster codec collider color column combat command component config ' +
  'connection constraint contact container context control cost counter cover crowd cursor curve ' +
  'damage data debug decal delay delta depth detail device dialog digest direction display ' +
  'distance door drag draw drop dynamic edge editor effect element emitter enemy energy engine ' +
  'entity event export face factor fade fault field file filter finger flag flight floor flow ' +
  'focus fog force format formation frame friction gain game gate gesture ghost gizmo glyph goal ' +
  'graph gravity grid group guard guild hand handle hash header health height helper hinge hit ' +
  'hook icon image impact import impulse index input instance inventory island item jitter job ' +
  'joint journal jump kernel key label lane lap latency launch layer layout leader leaf ledger ' +
  'length lens level lift light limb limit line link list loader lobby locale lock log loop loot ' +
  'magnet manager map marker market mask mass match material matrix medal member memory mesh ' +
  'message meter mirror mission mixer mode model module moment monitor motion mount mouse muscle ' +
  'name native needle network node noise normal notice number object observer ocean offset option ' +
  'orbit order origin outline output overlay owner packet page palette panel parent part particle ' +
  'patch path pattern peer phase photo physics pickup pivot pixel planet plate player plugin point ' +
  'pool portal pose power preset priority probe profile projectile proxy pulse quality quantity ' +
  'quest queue quota radius rank rate ratio ray reader record region relay render replay request ' +
  'resource result reward ribbon rig ring road robot role room root rope route row rule sample ' +
  'scale scene schema score screen script season section segment sender sensor sequence server ' +
  'session shadow shape shield shop signal skill skin sky slot snapshot socket sound source span ' +
  'spawn speed sphere spline split sprite squad stack stage stamp state station status step stock ' +
  'storage stream string stroke style surface swarm switch symbol system table tag target task ' +
  'team terrain texture theme thread ticket tile timer token tool torque touch tower track trade ' +
  'trail transform tree trigger turn tweak type unit update upload user valley value vector ' +
  'vehicle velocity vertex view vision voice volume voxel wallet water wave weapon weather weight ' +
  'wheel widget wind window worker world writer zone zoom'
).split(' ');
const VERBS =
  'add apply begin cancel clear create find is on read remove reset send try write'.split(' ');
const ENDINGS = ['', 's', 'ed', 'ing', 'er'];

export function generatedSite({ classes, membersOfClass, guides }: SiteSize): FullPage[] {
  let state = 20_231;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? '';
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const name = (count: number) =>
    Array.from({ length: count }, () => capital(oneOf(WORDS))).join('');
  /** Common words are much more frequent than others, as in a language. */
  const word = () => (WORDS[below(1 + below(1 + below(WORDS.length)))] ?? '') + oneOf(ENDINGS);
  const sentence = (count: number) => `${Array.from({ length: count }, word).join(' ')}.`;

  const guidePages = Array.from({ length: guides }, (_, number): FullPage => {
    const title = `${capital(word())} ${word()} ${word()} ${number}`;
    const units: Unit[] = Array.from({ length: 6 }, (__, place) => {
      const text = `${capital(word())} ${word()} ${word()}`;
      return {
        depth: place % 3 === 2 ? 3 : 2,
        text,
        anchor: text.toLowerCase().replace(/ /g, '-'),
      };
    });
    return {
      path: `/guides/${title.toLowerCase().replace(/ /g, '-')}`,
      title,
      section: `Part ${Math.floor(number / 200)}`,
      rank: 'guide',
      popularity: below(5),
      keywords: '',
      units: [{ depth: 1, text: title, anchor: '' }, ...units],
      blocks: Array.from({ length: 7 }, () => [sentence(24), sentence(18)]),
      code: [name(2)],
    };
  });
  const titles = new Set<string>();
  while (titles.size < classes) titles.add(name(2 + below(2)));
  const classPages = [...titles].sort().map((title): FullPage => {
    const members = new Set<string>();
    while (members.size < membersOfClass) {
      members.add(below(2) === 0 ? capital(oneOf(VERBS)) + name(1 + below(2)) : name(2));
    }
    const units = [...members].map((text): Unit => ({ depth: 3, text, anchor: text }));
    return {
      path: `/reference/classes/${title}`,
      title,
      section: 'API reference',
      rank: 'reference',
      popularity: below(4),
      keywords: '',
      units: [{ depth: 1, text: title, anchor: '' }, ...units],
      blocks: Array.from({ length: membersOfClass + 1 }, () => [sentence(9)]),
      code: [],
    };
  });
  return [...guidePages, ...classPages];
}
