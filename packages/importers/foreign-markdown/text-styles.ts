import * as jsxRuntime from 'react/jsx-runtime';

type Create = typeof jsxRuntime.jsx;

/** React's functions for elements, which also take a style as HTML has it: `color: red`. */
export const textStyleRuntime = {
  ...jsxRuntime,
  jsx: withTextStyles(jsxRuntime.jsx),
  jsxs: withTextStyles(jsxRuntime.jsxs),
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
