import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { alertsToAdmonitions } from './docfx/markdown/alerts';
import { codeLanguage } from './shared/code-language';
import { jsxAttribute } from './docfx/markdown/html-names';
import { globalValue } from './docusaurus/built-ins';
import { isType } from './reference/model';

/** What every object has. */
const NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
  '__defineGetter__',
];

/** Everything that looks a name up that an author has written, and what it finds. */
const LOOKUPS: Readonly<Record<string, (name: string) => unknown>> = {
  'an alert': (name) => {
    const tree = unified().use(remarkParse).parse(`> [!${name}]\n> Text.`);
    alertsToAdmonitions(tree as never, [name.toUpperCase(), name]);
    return tree;
  },
  'a language': codeLanguage,
  'an attribute': (name) => jsxAttribute(name, 'x'),
  'a type': (name) => isType({ type: name } as never),
  'a global of a configuration': globalValue,
};

describe.each(Object.entries(LOOKUPS))('%s', (_, lookUp) => {
  it.each(NAMES)('called %s is unknown', (name) => {
    const other = name.replace(/[a-z]/, 'x').replace(/[A-Z]/, 'X');
    const shown = (answer: unknown, called: string) =>
      JSON.stringify([answer])
        .replaceAll(called, 'NAME')
        .replaceAll(called.toLowerCase(), 'name')
        .replaceAll(called.charAt(0).toUpperCase() + called.slice(1).toLowerCase(), 'Name')
        .replaceAll(called.replace(/_/g, ''), 'short');
    expect(shown(lookUp(name), name)).toBe(shown(lookUp(other), other));
  });
});
