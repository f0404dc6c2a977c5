import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a content folder with one page and a number of API classes for benchmarks, each with
 * members, parameters, remarks and an example.
 */
export function generateClasses(contentDir: string, count: number): void {
  fs.rmSync(contentDir, { recursive: true, force: true });
  const classes = path.join(contentDir, 'reference', 'classes');
  fs.mkdirSync(classes, { recursive: true });
  fs.mkdirSync(path.join(contentDir, 'docs'));
  fs.writeFileSync(
    path.join(contentDir, 'docs', 'index.md'),
    '# Generated classes\n\nA home page.\n',
  );
  fs.writeFileSync(
    path.join(contentDir, 'sidebars.json'),
    JSON.stringify({ sidebar: ['index', { type: 'reference' }] }),
  );
  for (let index = 0; index < count; index++) {
    fs.writeFileSync(path.join(classes, `Generated${index}.mdx`), generatedClass(index, count));
  }
}

const MEMBERS = 8;

/** One class as an MDX file. */
export function generatedClass(index: number, count: number): string {
  const other = (index + 1) % count;
  const members = Array.from({ length: MEMBERS }, (_, member) => generatedMember(index, member));
  return `---
name: Generated${index}
kind: class
namespace: Generated.Types
category: Category ${index % 20}
summary: A generated class, number ${index}, that refers to \`Generated${other}\`.
signature: "public class Generated${index} : MonoBehaviour"
inherits: [MonoBehaviour]
members:
${members.join('')}---

## Remarks

It works with [its neighbor](/reference/classes/Generated${other}#Method0) and has ${MEMBERS} members.

## Example

\`\`\`csharp title="Use${index}.cs"
var thing = new Generated${index}();
thing.Method0("name", ${index});
\`\`\`
`;
}

function generatedMember(index: number, member: number): string {
  return `  - name: Method${member}
    kind: method
    signature: "public int Method${member}(string name, int count = ${index})"
    summary: Does the thing number ${member} for \`name\`.
    parameters:
      - name: name
        type: string
        description: What it is done for, 1 to 128 characters.
      - name: count
        type: int
        description: How often, 0 or more.
        default: "${index}"
    returns: How often it was done.
    exceptions:
      - type: ArgumentException
        description: The name is empty.
`;
}
