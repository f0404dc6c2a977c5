import type { TokenEntry, TokenGroup } from '../styles/token-groups';
import { contrast } from '../styles/contrast';
import { COLOR_MODES, type ColorMode } from '../styles/tokens';
import * as styles from './styleguide.module.css';

/** Every token with its name and its values, as `tokens.css` has them. */
export function Tokens({ groups }: { groups: readonly TokenGroup[] }) {
  const all = new Map(groups.flatMap(({ tokens }) => tokens.map((token) => [token.name, token])));
  return (
    <>
      {groups.map(({ title, tokens }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className={styles.pair}>
            {COLOR_MODES.map((mode) => (
              <dl key={mode} data-theme={mode} className={styles.panel}>
                {tokens.map((token) => (
                  <div key={token.name} className={styles.token}>
                    <Sample token={token} />
                    <dt>
                      <code>{token.name}</code>
                    </dt>
                    <dd>{[token[mode], ...contrastsOf(token, mode, all)].join(', ')}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** What a token looks like. The inline style is its name, which no style sheet can know. */
function Sample({ token: { name } }: { token: TokenEntry }) {
  const value = `var(${name})`;
  const kind = /^--([a-z]+)\b(?!-height)/.exec(name)?.[1] ?? '';
  const style = STYLES[kind]?.(value);
  if (!style) return <span />;
  if (kind in TEXTS) {
    return (
      <span className={styles.letters} style={style}>
        Rings
      </span>
    );
  }
  return <span className={styles.sample} style={style} />;
}

const TEXTS = { font: true, type: true, weight: true, leading: true } as const;

/** By the first word of a token's name. */
const STYLES: Readonly<Record<string, (value: string) => React.CSSProperties>> = {
  color: (background) => ({ background }),
  code: (background) => ({ background }),
  inspector: (background) => ({ background }),
  swatch: (background) => ({ background }),
  font: (fontFamily) => ({ fontFamily }),
  type: (fontSize) => ({ fontSize }),
  weight: (fontWeight) => ({ fontWeight }),
  leading: (lineHeight) => ({ lineHeight }),
  space: (width) => ({ width }),
  gap: (width) => ({ width }),
  radius: (borderRadius) => ({ borderRadius }),
  shadow: (boxShadow) => ({ boxShadow, background: 'var(--color-raised)' }),
  duration: (animationDuration) => ({ animationDuration, animationName: styles.moving }),
  ease: (animationTimingFunction) => ({ animationTimingFunction, animationName: styles.moving }),
};

/** How a colour stands out from the page, and how ink does from the colour. */
function contrastsOf(
  token: TokenEntry,
  mode: ColorMode,
  all: ReadonlyMap<string, TokenEntry>,
): string[] {
  const value = token[mode];
  const [page, ink] = ['--color-page', '--color-ink'].map((name) => all.get(name)?.[mode] ?? '');
  if (!/^#[\da-f]{6}$/i.test(value) || !page || !ink) return [];
  const against = (ground: string) => `${contrast(value, ground).toFixed(2)}:1`;
  return [`${against(page)} to the page`, `${against(ink)} to ink`];
}
