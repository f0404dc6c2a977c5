import postcss, { type Declaration, type Root, type Rule } from 'postcss';

/** A colour and what it stands on, as names of tokens. */
export interface ColorPair {
  readonly color: string;
  readonly ground: string;
  /** The least contrast that WCAG AA accepts: 4.5 for text, 3 for what is drawn. */
  readonly least: number;
  /** The style sheet and the selector of the rule that has the colour. */
  readonly from: string;
}

/** What rules do not tell: many set a colour for elements whose background is another rule's. */
export interface PairTable {
  /** What text of the page stands on. */
  readonly grounds: readonly string[];
  /** Text that may stand on any background. */
  readonly inks: readonly string[];
  /** Colours with grounds of their own. */
  readonly groundsOf: readonly (readonly [colors: RegExp, grounds: readonly string[]])[];
  /** Backgrounds with text of their own; none if nothing is written on them. */
  readonly inksOf: readonly (readonly [grounds: RegExp, inks: readonly string[]])[];
  /** Lines that separate and tell nothing by themselves. */
  readonly decorative: readonly string[];
}

const LEAST = { text: 4.5, drawn: 3 } as const;

const BACKGROUND = /^background(?:-color)?$/;
const LINE =
  /^(?:border(?:-(?:block|inline|top|bottom|left|right)(?:-(?:start|end))?)?(?:-color)?|outline(?:-color)?|stroke|accent-color)$/;

/** What may be a token of a colour. */
const COLOR_TOKEN = /^--(?:color|code|inspector|swatch)-(?!height$)/;

/**
 * The pairs in a style sheet. A colour stands on the background of its rule; without one, on each
 * ground that the table has for it. A background without a colour carries each ink of the table.
 *
 * @param from the style sheet's name.
 */
export function pairsIn(css: string, from: string, table: PairTable): ColorPair[] {
  const root = postcss.parse(css);
  const passedOn = passedOnIn(root);
  return rulesOf(root).flatMap((rule) => {
    const { text, grounds, lines } = colorsOf(rule);
    const place = `${from}: ${rule.selector.replace(/\s+/g, ' ')}`;
    const under = (color: string) =>
      grounds.length > 0 ? grounds : groundsOf(color, table, passedOn);
    // What a style sheet adds itself is no text: separators, marks, numbers of lines.
    const isAdded = /::(?:before|after|marker)$/.test(rule.selector);
    const pairs = [
      ...text.flatMap((color) =>
        combine([color], under(color), isAdded ? LEAST.drawn : LEAST.text),
      ),
      ...(text.length > 0
        ? []
        : grounds
            .flatMap((ground) => colorsBehind(ground, passedOn))
            .flatMap((ground) => combine(inksOf(ground, table), [ground], LEAST.text))),
      ...lines
        .filter((color) => !table.decorative.includes(color))
        .flatMap((color) => combine([color], under(color), LEAST.drawn)),
    ];
    return pairs
      .flatMap((pair) => resolve(pair, passedOn))
      .filter(({ color, ground }) => color !== ground)
      .map((pair) => ({ ...pair, from: place }));
  });
}

/** The colour tokens that a style sheet uses, for whatever. */
export function colorTokensIn(css: string): string[] {
  return declarationsOf(postcss.parse(css)).flatMap(({ value }) =>
    variablesIn(value).filter((name) => COLOR_TOKEN.test(name)),
  );
}

type Pair = Omit<ColorPair, 'from'>;

function combine(colors: readonly string[], grounds: readonly string[], least: number): Pair[] {
  return colors.flatMap((color) => grounds.map((ground) => ({ color, ground, least })));
}

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

function declarationsOf(nodes: Root | Rule): Declaration[] {
  const found: Declaration[] = [];
  nodes.walkDecls((one) => void found.push(one));
  return found;
}

function variablesIn(value: string): string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function colorsOf(rule: Rule) {
  const own = declarationsOf(rule);
  const used = (property: RegExp) =>
    own
      .filter(({ prop }) => property.test(prop))
      .flatMap(({ value }) => variablesIn(value))
      .filter((name) => COLOR_TOKEN.test(name) || PASSED_ON.test(name));
  return { text: used(/^color$/), grounds: used(BACKGROUND), lines: used(LINE) };
}

/** Custom properties through which rules pass a colour on to others: `--tone`, `--tone-soft`. */
const PASSED_ON = /^--(?:tone|sim-color)\b/;

/** Per rule that passes colours on, which. */
type PassedOn = readonly ReadonlyMap<string, string>[];

function passedOnIn(root: Root): PassedOn {
  const perRule = rulesOf(root).map((rule) => {
    const passing = declarationsOf(rule).filter(({ prop }) => PASSED_ON.test(prop));
    return new Map(passing.map(({ prop, value }) => [prop, variablesIn(value)[0] ?? '']));
  });
  return perRule.filter((one) => one.size > 0);
}

/** The pair once for each rule that gives its custom properties a colour. */
function resolve(pair: Pair, passedOn: PassedOn): Pair[] {
  const needed = [pair.color, pair.ground].filter((name) => PASSED_ON.test(name));
  if (needed.length === 0) return [pair];
  return passedOn
    .filter((colors) => needed.every((name) => colors.has(name)))
    .map((colors) => ({
      ...pair,
      color: colors.get(pair.color) ?? pair.color,
      ground: colors.get(pair.ground) ?? pair.ground,
    }));
}

/** The token; or for a custom property, each token that rules pass on by it. */
function colorsBehind(name: string, passedOn: PassedOn): string[] {
  if (!PASSED_ON.test(name)) return [name];
  return passedOn.flatMap((colors) => colors.get(name) ?? []);
}

/** A colour that is passed on stands on the soft one that is passed on with it. */
function groundsOf(color: string, table: PairTable, passedOn: PassedOn): readonly string[] {
  const soft = `${color}-soft`;
  if (passedOn.some((colors) => colors.has(soft))) return [soft];
  return table.groundsOf.find(([colors]) => colors.test(color))?.[1] ?? table.grounds;
}

function inksOf(ground: string, table: PairTable): readonly string[] {
  return table.inksOf.find(([grounds]) => grounds.test(ground))?.[1] ?? table.inks;
}
