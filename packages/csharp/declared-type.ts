const ATTRIBUTES = /^(?:\s*\[[^\]]*\])*\s*/;
const MODIFIERS =
  /^(?:(?:public|protected|internal|private|static|sealed|abstract|readonly|ref|partial|new|unsafe)\s+)*/;
const TYPE = /^(class|struct|interface|enum)\s+(\w+)\s*(<[^>]*>)?/;
/** The name comes right before the parameter list. */
const DELEGATE = /^(delegate)\s.+?\s(\w+)\s*(<[^()]*>)?\s*\(/s;

export interface DeclaredType {
  /** As written in C#: `PropertyChangedHandler<TModel, TValue>`. */
  readonly name: string;
  readonly kind: 'class' | 'struct' | 'interface' | 'enum' | 'delegate';
}

/** Parses the head of a declaration; undefined if it doesn't declare a type. */
export function declaredType(declaration: string): DeclaredType | undefined {
  const text = declaration.replace(ATTRIBUTES, '').replace(MODIFIERS, '');
  const match = TYPE.exec(text) ?? DELEGATE.exec(text);
  if (!match) return undefined;
  const [, kind, name = '', parameters = ''] = match;
  return { name: name + parameters, kind: kind as DeclaredType['kind'] };
}
