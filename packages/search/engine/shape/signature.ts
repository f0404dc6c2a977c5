import { splitTop, withoutName } from './type-expression';

/** What a declaration takes and gives. Types are as written. */
export interface Signature {
  readonly name: string;
  readonly inputs: readonly { readonly type: string; readonly isOptional: boolean }[];
  /** What it returns or holds, and its `out` parameters; for an event, its handler. */
  readonly outputs: readonly string[];
  /** The type parameters of a method. */
  readonly variables: readonly string[];
  readonly isEvent: boolean;
  readonly isMethod: boolean;
  readonly isStatic: boolean;
}

const MODIFIER =
  /^(?:public|protected|internal|private|static|readonly|const|virtual|override|abstract|sealed|new|event|unsafe|volatile|extern|required|partial|async|ref|delegate)\s+/;
/** Signs that end the part with types: accessors, a body, a value, constraints. */
const END = /\s*(?:\{|=>|=(?!=)|;|\bwhere\s).*$/s;

/** Reads the declaration of a member or of a delegate. */
export function readSignature(declaration: string): Signature {
  let rest = declaration.replace(/^(?:\s*\[[^\]]*\])*\s*/, '').replace(/\s+/g, ' ');
  const modifiers = new Set<string>();
  for (let found = MODIFIER.exec(rest); found; found = MODIFIER.exec(rest)) {
    modifiers.add(found[0].trim());
    rest = rest.slice(found[0].length);
  }
  const list = listIn(rest);
  const head = (list ? rest.slice(0, list.start) : rest.replace(END, '')).trim();
  const { name, type, variables } = readHead(head);
  const parameters = splitTop(list?.text ?? '', ',').map(readParameter);
  const own = type === '' || type === 'void' ? [] : [type];
  return {
    name,
    inputs: parameters.filter(({ isOut }) => !isOut).map(({ isOut: _, ...input }) => input),
    outputs: [...own, ...parameters.filter(({ isOut }) => isOut).map((one) => one.type)],
    variables,
    isEvent: modifiers.has('event'),
    isMethod: list !== undefined && name !== 'this',
    isStatic: modifiers.has('static') || modifiers.has('const'),
  };
}

/** The list of parameters: the first bracket after a name, which a tuple's does not follow. */
function listIn(text: string): { readonly start: number; readonly text: string } | undefined {
  const open = /(?<=\boperator\s*\S+\s*|\bthis|[\w>])(?:\(|(?<=this)\[)/.exec(text);
  if (!open || open.index === 0) return undefined;
  const before = text.slice(0, open.index).replace(/\boperator\s*\S+/, '');
  if (/\{|=>|=(?!=)/.test(before)) return undefined;
  let depth = 0;
  for (let at = open.index; at < text.length; at++) {
    if ('(['.includes(text.charAt(at))) depth++;
    else if (')]'.includes(text.charAt(at)) && --depth === 0)
      return { start: open.index, text: text.slice(open.index + 1, at) };
  }
  return undefined;
}

function readHead(head: string): Pick<Signature, 'name' | 'variables'> & { readonly type: string } {
  const conversion = /^(?:implicit|explicit) operator (.+)$/.exec(head);
  if (conversion?.[1]) return { name: head, type: conversion[1], variables: [] };
  const operator = /^(.+?) (operator ?\S+)$/.exec(head);
  if (operator) return { name: operator[2] ?? '', type: operator[1] ?? '', variables: [] };
  const [, type = '', name = head, list = ''] = /^(?:(.*) )?(\w+)\s*(<[^<>]*>)?$/s.exec(head) ?? [];
  return { name, type, variables: splitTop(list.slice(1, -1), ',') };
}

function readParameter(text: string) {
  const own = text.replace(/^(?:\[[^\]]*\]\s*)*/, '');
  const [written = '', value] = own.split(/\s*=\s*/);
  return {
    type: withoutName(written.replace(/^(?:(?:this|ref|out|in|params)\s+)+/, '')),
    isOut: /^out\s/.test(written),
    isOptional: value !== undefined || /^params\s/.test(written),
  };
}
