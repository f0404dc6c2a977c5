import { type Mistake, oneOf } from '../../config/diagnostics/problems';

/** A required prop that is left out or empty. */
export function missing(
  name: string,
  prop: string,
  value: string | undefined,
  meaning: string,
): Mistake[] {
  if (value !== undefined && value.trim() !== '') return [];
  return [{ message: `<${name}> has no ${prop}.`, fix: `Add ${prop}="…": ${meaning}.` }];
}

/** Props that a component does not have, as a typo leaves them. */
export function unknownProps(name: string, props: object, known: readonly string[]): Mistake[] {
  const own = [...known, 'children', 'data-line', 'data-source'];
  return Object.keys(props)
    .filter((prop) => !own.includes(prop))
    .map((prop) => ({
      message: `<${name}> has no property "${prop}".`,
      fix: known.length > 0 ? oneOf(prop, known) : 'Remove it.',
    }));
}
