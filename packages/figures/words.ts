/** A number of things in words that fit it: `count(1, 'None is', 'One is', 'are')`. */
export const count = (number: number, none: string, one: string, many: string) =>
  [none, one][number] ?? `${number} ${many}`;
