/** The tables that compare the serializers and interpolators say what the pages of these say. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../../../src/config/diagnostics/files';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';

const CLASSES = path.join(process.cwd(), 'content', 'reference', 'classes');

interface Type {
  readonly name: string;
  readonly kind: string;
  readonly implements?: readonly string[];
  readonly members?: readonly { readonly name: string; readonly summary: string }[];
}

const read = (file: string) => splitFrontMatter(fs.readFileSync(file, 'utf8'));
const types = listFiles(CLASSES).map((file) => parse(read(file).frontMatter ?? '') as Type);
const structsOf = (base: string) =>
  types.filter((type) => type.kind === 'struct' && type.implements?.[0]?.startsWith(`${base}<`));

/** The cells of a page's table, by the name in the first one. */
function rowsOf(page: string): Map<string, readonly string[]> {
  const rows = read(path.join(CLASSES, page)).body.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm);
  return new Map(
    [...rows].map(([, name = '', cells = '']) => [name, cells.split('|').map((one) => one.trim())]),
  );
}

const summaryOf = ({ members = [] }: Type, name: string) =>
  members.find((member) => member.name === name)?.summary ?? '';

it('compares every serializer, with its wire type', () => {
  const rows = rowsOf('ISerializer-TValue.mdx');
  const serializers = structsOf('ISerializer');
  expect([...rows.keys()].sort()).toEqual(serializers.map(({ name }) => name).sort());
  for (const type of serializers) {
    const [bytes = '', wireType = ''] = rows.get(type.name) ?? [];
    expect(summaryOf(type, 'wireType')).toMatch(
      new RegExp(`^Always ${/`\w+`/.exec(wireType)?.[0] ?? 'none'}[.,]`),
    );
    const length = summaryOf(type, 'WriteLength');
    expect(length).toMatch(/^Returns the number of bytes\b/);
    if (/^\d+$/.test(bytes)) expect(length).toMatch(new RegExp(`: always ${bytes}\\b`));
    else expect(length).not.toMatch(/\balways\b/);
  }
});

it('compares every interpolator, and says which extrapolate', () => {
  const rows = rowsOf('IInterpolator-TValue.mdx');
  const interpolators = structsOf('IInterpolator');
  expect([...rows.keys()].sort()).toEqual(interpolators.map(({ name }) => name).sort());
  for (const type of interpolators) {
    const extrapolates = rows.get(type.name)?.[1] === 'Yes';
    expect(summaryOf(type, 'canExtrapolate')).toMatch(
      new RegExp(`^Always ${String(extrapolates)}\\.`),
    );
  }
});
