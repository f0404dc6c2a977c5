import { baseChain, derivedTypes } from './inheritance';
import { NameList } from './name-list';
import type { Reference } from './reference';
import type { ReferenceType } from './reference-type';
import { CodeName, TypeRef } from './texts';

/** The base types, and the types derived from this one. */
export function Hierarchy({ reference, own }: { reference: Reference; own: ReferenceType }) {
  const { type } = own;
  const chain = baseChain(reference, own).reverse();
  const derived = derivedTypes(reference, own);
  const isInterface = type.kind === 'interface';
  const extended = isInterface ? derived.filter((one) => one.type.kind === 'interface') : derived;
  const implemented = derived.filter((one) => !extended.includes(one));
  return (
    <>
      {chain.length > 0 && (
        <div>
          <dt>{MESSAGES.apiInheritance}</dt>
          <dd>
            <ol className="api-chain">
              {chain.map((name) => (
                <li key={name}>
                  <TypeRef name={name} />
                </li>
              ))}
              <li>
                <CodeName className="no-links" name={type.name} />
              </li>
            </ol>
          </dd>
        </div>
      )}
      <Names
        title={isInterface ? MESSAGES.apiExtends : MESSAGES.apiImplements}
        names={type.implements}
      />
      <Names title={isInterface ? MESSAGES.apiExtendedBy : MESSAGES.apiDerived} types={extended} />
      <Names title={MESSAGES.apiImplementedBy} types={implemented} />
    </>
  );
}

interface NamesProps {
  title: string;
  /** Names of types that may be documented on other sites. */
  names?: readonly string[];
  types?: readonly ReferenceType[];
}

function Names({ title, names = [], types = [] }: NamesProps) {
  if (names.length + types.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <NameList count={MESSAGES.apiCountTypes}>
        {[
          ...names.map((name) => <TypeRef key={name} name={name} />),
          ...types.map(({ path, type: { name } }) => (
            <a key={name} href={path}>
              <CodeName name={name} />
            </a>
          )),
        ]}
      </NameList>
    </div>
  );
}
