import { createProcessor } from '@mdx-js/mdx';
import { type MdNode, readLintPage } from '../page';
import { checkAttributes, checkExamples, checkParameters } from './members';

const processor = createProcessor();

const read = (lines: readonly string[], kind: 'class' | 'doc' = 'class') =>
  readLintPage('A.mdx', lines.join('\n'), kind, {}, (source) => {
    return processor.parse(source) as unknown as MdNode;
  });

describe('parameters', () => {
  const lint = (name: string, type: string, description: string) => {
    const parameter = [
      `      - name: ${name}`,
      `        type: ${type}`,
      `        description: ${description}`,
    ];
    const front = ['name: A', 'members:', '  - name: B', '    parameters:', ...parameter];
    return checkParameters(read(['---', ...front, '---'])).map(({ line }) => line);
  };

  it.each([
    ['stream', 'WriteStream', 'Stream to write to.'],
    ['a', 'TValue', 'One value.'],
    ['left', 'Region', 'The region on the left.'],
    ['viewModels', 'ViewModel[]', 'The models of the view.'],
    ['dictionary', 'IDictionary', 'The dictionary'],
  ])('that repeat themselves are reported: %s', (name, type, description) => {
    expect(lint(name, type, description)).toEqual([8]);
  });

  it.each([
    ['value', 'byte', 'The value, 0 to 127.'],
    ['stream', 'ReadStream', "Stream to read from, positioned behind the property's header."],
    ['seconds', 'float', 'Time until the next attempt.'],
  ])('that say more are fine: %s', (name, type, description) => {
    expect(lint(name, type, description)).toEqual([]);
  });

  it('need a description, also those of delegates, unless the page was imported', () => {
    const one = ['name: D', 'parameters:', '  - name: room', '    type: Room'];
    expect(checkParameters(read(['---', ...one, '---']))).toMatchObject([{ line: 4 }]);
    expect(checkParameters(read(['---', 'uid: D', ...one, '---']))).toEqual([]);
    const described = [...one, '    description: The room.'];
    expect(checkParameters(read(['---', ...described, '---']))).toMatchObject([{ line: 6 }]);
  });

  it('exist on pages of types only', () => {
    const front = ['title: A', 'parameters:', '  - name: room', '    type: Room'];
    const page = read(['---', ...front, '    description: The room.', '---'], 'doc');
    expect(checkParameters(page)).toEqual([]);
  });
});

describe('attributes', () => {
  const lint = (front: string, ...values: number[]) => {
    const members = values.map((value) => `{ name: V, signature: V = ${value} }`);
    const own = `signature: S\nmembers: [${members.join()}]`;
    return checkAttributes(read(['---', front, own, '---'])).map(({ line, message }) =>
      [line, /\[\w+\]/.exec(message)?.[0]].join(' '),
    );
  };

  it.each([
    ['kind: enum', [0, 1, 2, 4], ['3 [Flags]']],
    ['kind: attribute', [], ['3 [AttributeUsage]']],
  ])('are missing: %s %j', (front, values, found) => {
    expect(lint(front, ...values)).toEqual(found);
  });

  it.each([
    ['kind: enum\nattributes: ["[Flags]"]', [0, 1, 2, 4]],
    ['kind: enum', [0, 1, 2]],
    ['kind: enum', [0, 1, 2, 3, 4]],
    ['kind: attribute\nattributes: ["[AttributeUsage(AttributeTargets.Field)]"]', []],
    ['kind: attribute\nuid: A', []],
    ['kind: class', []],
  ])('are there, or need not be: %s %j', (front, values) => {
    expect(lint(front, ...values)).toEqual([]);
  });
});

describe('examples', () => {
  const lint = (...lines: string[]) =>
    checkExamples(read(['---', 'name: A', '---', ...lines])).map(({ line }) => line);

  it('are missing where neither code nor a page with an example is there', () => {
    expect(lint('Text.', '## Remarks', 'See [`B`](/b). An example.')).toEqual([]);
    expect(lint('Text.', '## Remarks', 'See [`B`](/b).')).toEqual([5]);
    expect(lint('## Remarks', 'An example is missing.', '```bash', 'ls', '```')).toEqual([4]);
  });

  it('stand on the page, in its front matter, or elsewhere', () => {
    expect(lint('```csharp', 'a();', '```')).toEqual([]);
    const front = ['name: A', 'example: |', '  ```csharp', '  a();', '  ```'];
    expect(checkExamples(read(['---', ...front, '---']))).toEqual([]);
    const ofMember = ['name: A', 'members:', '  - name: B', '    example: Call it.'];
    expect(checkExamples(read(['---', ...ofMember, '---']))).toEqual([]);
    expect(lint('The example of', '[`B`](/b) uses it.')).toEqual([]);
  });

  it('stand where the page shows them above the members', () => {
    const code = ['```csharp', 'a();', '```'];
    expect(lint('## Remarks', 'Text.', ...code)).toEqual([6]);
    expect(lint('## Remarks', ...code, '## Example', ...code)).toEqual([]);
    expect(lint('## Examples', '### One', ...code, '## Remarks')).toEqual([]);
  });

  it('are not asked for where the page was imported, or is no type', () => {
    expect(checkExamples(read(['---', 'name: A', 'uid: A', '---']))).toEqual([]);
    expect(checkExamples(read(['Text.'], 'doc'))).toEqual([]);
  });
});
