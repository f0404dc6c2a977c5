import { BreakableName } from '../page-model/BreakableName';

/** @param path the key of the names in the front matter, used to report the line of a wrong one. */
export function SeeAlso({ names, path }: { names: readonly string[]; path: string }) {
  return (
    <ul className="api-names">
      {names.map((name, index) => (
        <li key={name}>
          <a href={`xref:${encodeURI(name)}`} data-key={`${path}.${index}`}>
            <code>
              <BreakableName name={withoutCounts(name)} />
            </code>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where two types share a name, an import writes the compiler's id: ``Acme.Key`1``. */
function withoutCounts(name: string): string {
  return name.replace(/``?\d+/g, '');
}
