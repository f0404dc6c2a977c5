import * as jsxRuntime from 'react/jsx-runtime';

type Create = typeof jsxRuntime.jsx;

/**
 * Makes a picture of `<Icon />` where the page has imported `Icon` from an SVG file: Docusaurus makes
 * components of these, and here they are addresses.
 */
export function withPictures<T extends (type: never, props: never, ...rest: never[]) => unknown>(
  create: T,
): T {
  const make = create as unknown as (type: unknown, props: unknown, ...rest: unknown[]) => unknown;
  return ((type: unknown, props: unknown, ...rest: unknown[]) => {
    if (typeof type !== 'string' || !/\.svg$/i.test(type)) return make(type, props, ...rest);
    const { title = '', className, width, height } = { ...(props as Record<string, unknown>) };
    return make('img', { src: type, alt: title, className, width, height });
  }) as unknown as T;
}

/** React's functions for elements. */
export const runtime = {
  ...jsxRuntime,
  jsx: withPictures(jsxRuntime.jsx),
  jsxs: withPictures(jsxRuntime.jsxs),
};

/** The same, which also take a style as HTML has it: `color: red`. */
export const textStyleRuntime = {
  ...runtime,
  jsx: withTextStyles(runtime.jsx),
  jsxs: withTextStyles(runtime.jsxs),
};

function withTextStyles(create: Create): Create {
  return (type, props, key) => {
    const { style } = props as { readonly style?: unknown };
    if (typeof style !== 'string') return create(type, props, key);
    return create(type, { ...(props as object), style: stylesOf(style) }, key);
  };
}

/** The declarations of a `style` attribute, with names as React has them. */
export function stylesOf(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).flatMap((one) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(one) ?? [];
    if (name === undefined || value === undefined) return [];
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, one: string) => one.toUpperCase());
    return [[key, value] as const];
  });
  return Object.fromEntries(declarations);
}
