/** A row of an inspector on a page. */
export type PanelField = ReturnType<typeof panelsIn>[number];

/** The objects, prefabs and scenes that a page has its readers make, with their lines. */
export function namesIn(text: string) {
  const kinds = '(?:GameObject|capsule|cube|sphere|plane|child|prefab|scene)s?';
  const named = new RegExp(
    `\\b${kinds}(?: named)? \`([A-Z][\\w ]*)\`(?: and \`([A-Z][\\w ]*)\`)?`,
    'g',
  );
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(named)].flatMap(([, first = '', second]) =>
        [first, second].flatMap((name) => (name === undefined ? [] : [{ name, line: index + 1 }])),
      ),
    );
}

/** The rows of all inspectors on a page, as far as they are on an object and have a value, with their lines. */
export function panelsIn(text: string) {
  let panel: Readonly<Record<string, string>> = {};
  let group = '';
  return text.split('\n').flatMap((row, index) => {
    const [, tag, attributes = ''] = /<Inspector(Panel|Group|Field)\s+([^>]*)>/.exec(row) ?? [];
    const props = Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    if (tag === 'Panel') panel = props;
    if (row.includes('</InspectorGroup>')) group = '';
    if (tag === 'Group') group = `${props.label ?? ''} / `;
    const { component, object } = panel;
    const { label, value } = props;
    if (tag !== 'Field' || component === undefined || object === undefined) return [];
    if (label === undefined || value === undefined) return [];
    const name = object.replace(/ \(.*\)$/, '');
    return [{ component, object: name, label: group + label, value, line: index + 1 }];
  });
}
