const MEMBERS = 8;

/** A class for benchmarks as an MDX file, with members, parameters, remarks and an example. */
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
