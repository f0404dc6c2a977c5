import * as React from 'react';
import { TabItem, Tabs } from '../../../src/markdown/elements/tabs';
import { CodeBlock } from './docusaurus';

/** Attributes whose texts readers see or hear. */
const TEXTS =
  /^(?:alt|answer|caption|content|description|heading|label|name|question|subtitle|summary|text|title)$/i;
/** Attributes with an address. */
const ADDRESSES = /^(?:href|link|src|to|url)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Attributes with code, and names of files. */
const CODE =
  /^(?:code|source|snippet|example|html|css|[jt]sx?|javascript|typescript)$|.\.([a-z]{1,5})$/i;

type Given = Readonly<Record<string, unknown>>;

/**
 * What a page gives to a component that cannot be shown: its texts, with a link or the picture that
 * they belong to, its code, and its rows as a table.
 */
export function GivenTexts({ given }: { readonly given: Given }) {
  const entries = Object.entries(given);
  const textsOf = (names: RegExp) =>
    entries.flatMap(([key, value]) => (names.test(key) && typeof value === 'string' ? value : []));
  const text = textsOf(TEXTS).join(' ');
  // Components add the path of the site to addresses that start nowhere.
  const address = textsOf(ADDRESSES)[0]?.replace(/^(?=\w[^:]*$)/, '/');
  const language = [given.language, given.lang].find((one) => typeof one === 'string');
  const inside = entries.filter(([key, value]) => isShown(key, value));
  const shown = inside.map(([key, value]) => (
    <Inside key={key} name={key} value={value} language={language} />
  ));
  const areFiles =
    inside.length > 1 &&
    inside.every(([, value]) => !Array.isArray(value) && !React.isValidElement(value));
  return (
    <>
      <Shown text={text} address={address} />
      {areFiles && inside.length === entries.length ? (
        <Tabs>
          {inside.map(([key], index) => (
            <TabItem key={key} value={key}>
              {shown[index]}
            </TabItem>
          ))}
        </Tabs>
      ) : (
        shown
      )}
    </>
  );
}

/** Objects, elements, code, and Markdown that the page has imported. */
function isShown(name: string, value: unknown): boolean {
  if (isCode(name, value)) return !TEXTS.test(name);
  return (typeof value === 'object' && value !== null) || isMarkdown(value);
}

const isCode = (name: string, value: unknown): value is string =>
  typeof value === 'string' && (CODE.test(name) || /\n.*[;{}<>=()]/.test(value));

/** The name that MDX gives to the component of a file. */
const isMarkdown = (value: unknown): value is React.ComponentType =>
  typeof value === 'function' && value.name === 'MDXContent';

/** It stands in a sentence, or becomes a paragraph: `finishHtml` knows. */
function Shown({
  text,
  address,
}: {
  readonly text: string;
  readonly address?: string | undefined;
}) {
  if (address !== undefined && PICTURE.test(address)) return <img src={address} alt={text} />;
  if (address === undefined) return text === '' ? null : <span data-given="">{text}</span>;
  return (
    <span data-given="">
      <a href={address}>{text || address}</a>
    </span>
  );
}

interface InsideProps {
  readonly name: string;
  readonly value: unknown;
  readonly language?: string | undefined;
}

/** Lists, objects, elements and code that an attribute holds. */
export function Inside({ name, value, language }: InsideProps): React.ReactNode {
  if (React.isValidElement(value)) return value;
  if (isMarkdown(value)) return React.createElement(value);
  if (isCode(name, value)) {
    const extension = CODE.exec(name)?.[1];
    const isLanguage = extension === undefined && !/^(?:code|source|snippet|example)$/i.test(name);
    const own = extension ?? (isLanguage && CODE.test(name) ? name : (language ?? 'jsx'));
    return (
      <CodeBlock language={own} {...(extension && { title: name })}>
        {value}
      </CodeBlock>
    );
  }
  if (isTable(value)) return <Table rows={value} />;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => <Inside key={index} name="" value={one} />);
  }
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return null;
  return <GivenTexts given={value as Given} />;
}

const isCell = (value: unknown): value is React.ReactNode =>
  ['string', 'number', 'boolean'].includes(typeof value) || React.isValidElement(value);

type Row = Readonly<Record<string, React.ReactNode>>;

/** Several objects with the same keys. */
function isTable(value: unknown): value is readonly Row[] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const rows = (value as unknown[]).map((row) => (isCell(row) ? {} : { ...row }));
  const [columns = ''] = rows.map((row) => Object.keys(row).join());
  return (
    columns.includes(',') &&
    rows.every((row) => Object.keys(row).join() === columns && Object.values(row).every(isCell))
  );
}

function Table({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {Object.keys(rows[0] ?? {}).map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {Object.entries(row).map(([column, cell]) => (
              <td key={column}>{shownIn(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a cell shows: addresses are links. */
function shownIn(cell: React.ReactNode): React.ReactNode {
  if (typeof cell === 'boolean') return String(cell);
  const isAddress = typeof cell === 'string' && /^https?:\/\/\S+$/.test(cell);
  return isAddress ? <a href={cell}>{cell}</a> : cell;
}
