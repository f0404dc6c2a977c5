import fs from 'node:fs';
import path from 'node:path';

const MEMBERS = 8;
const PER_NAMESPACE = 50;

/**
 * Imitates the output of `docfx metadata` for an assembly with a number of types: one file each,
 * with eight members, references to other types and to the base library, and texts with HTML.
 */
export function generateAssembly(folder: string, count: number): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    const uid = uidOf(index);
    fs.writeFileSync(path.join(folder, `${uid}.yml`), generatedType(index, count));
  }
}

function uidOf(index: number): string {
  return `${namespaceOf(index)}.Generated${index}`;
}

function namespaceOf(index: number): string {
  return `Generated.Part${Math.floor(index / PER_NAMESPACE)}`;
}

function generatedType(index: number, count: number): string {
  const uid = uidOf(index);
  const namespace = namespaceOf(index);
  const other = (index + 1) % count;
  const numbers = Array.from({ length: MEMBERS }, (_, member) => member);
  return `### YamlMime:ManagedReference
items:
- uid: ${uid}
  commentId: T:${uid}
  id: Generated${index}
  parent: ${namespace}
  children:
${numbers.map((member) => `  - ${memberUid(uid, member)}\n`).join('')}  langs:
  - csharp
  - vb
  name: Generated${index}
  nameWithType: Generated${index}
  fullName: ${uid}
  type: Class
  source:
    remote:
      path: src/Generated${index}.cs
      branch: main
      repo: https://git.example.com/generated
    id: Generated${index}
    path: src/Generated${index}.cs
    startLine: ${index}
  assemblies:
  - Generated
  namespace: ${namespace}
  summary: A generated class, number ${index}, that refers to ${xref(uidOf(other))}.
  remarks: >-
    <p>It has ${MEMBERS} members, such as ${xref(memberUid(uidOf(other), 3))}.</p>

    <ul><li>A List&lt;int&gt; is code.</li><li><code>x &lt; y</code> too.</li></ul>
  example:
  - >-
    <pre><code class="lang-csharp">var thing = new Generated${index}();

    thing.Method0("name", ${index});</code></pre>
  syntax:
    content: 'public class Generated${index} : Object'
    content.vb: Public Class Generated${index} Inherits Object
  inheritance:
  - System.Object
  inheritedMembers:
${OBJECT_MEMBERS.map((member) => `  - System.Object.${member}\n`).join('')}${numbers.map((member) => generatedMember(uid, index, member)).join('')}references:
- uid: ${namespace}
  commentId: N:${namespace}
  href: Generated.html
  name: ${namespace}
  nameWithType: ${namespace}
  fullName: ${namespace}
- uid: ${uidOf(other)}
  commentId: T:${uidOf(other)}
  href: ${uidOf(other)}.html
  name: Generated${other}
  nameWithType: Generated${other}
  fullName: ${uidOf(other)}
${OBJECT_MEMBERS.map(generatedReference).join('')}${numbers.map((member) => overload(uid, index, member)).join('')}- uid: System.String
  commentId: T:System.String
  parent: System
  isExternal: true
  href: https://learn.microsoft.com/dotnet/api/system.string
  name: string
  nameWithType: string
  fullName: string
`;
}

const OBJECT_MEMBERS = ['Equals(System.Object)', 'GetHashCode', 'GetType', 'ToString'];

function memberUid(uid: string, member: number): string {
  return `${uid}.Method${member}(System.String,System.Int32)`;
}

function xref(uid: string): string {
  return `<xref href="${encodeURIComponent(uid)}" data-throw-if-not-resolved="false"></xref>`;
}

function generatedMember(uid: string, index: number, member: number): string {
  return `- uid: ${memberUid(uid, member)}
  commentId: M:${memberUid(uid, member)}
  id: Method${member}(System.String,System.Int32)
  parent: ${uid}
  langs:
  - csharp
  - vb
  name: Method${member}(string, int)
  nameWithType: Generated${index}.Method${member}(string, int)
  fullName: ${uid}.Method${member}(string, int)
  type: Method
  source:
    path: src/Generated${index}.cs
    startLine: ${member * 10}
  assemblies:
  - Generated
  namespace: ${namespaceOf(index)}
  summary: Does the thing number ${member} for <code>name</code>.
  example: []
  syntax:
    content: public int Method${member}(string name, int count = ${index})
    parameters:
    - id: name
      type: System.String
      description: What it is done for, 1 to 128 characters.
    - id: count
      type: System.Int32
      description: How often, 0 or more.
    return:
      type: System.Int32
      description: How often it was done.
    content.vb: Public Function Method${member}(name As String, count As Integer) As Integer
  overload: ${uid}.Method${member}*
  exceptions:
  - type: System.ArgumentException
    commentId: T:System.ArgumentException
    description: The name is empty.
`;
}

function overload(uid: string, index: number, member: number): string {
  return `- uid: ${uid}.Method${member}*
  commentId: Overload:${uid}.Method${member}
  href: ${uid}.html#Method${member}
  name: Method${member}
  nameWithType: Generated${index}.Method${member}
  fullName: ${uid}.Method${member}
`;
}

function generatedReference(member: string): string {
  const uid = `System.Object.${member}`;
  const parts = (language: string) => `  spec.${language}:
  - uid: ${uid}
    name: ${member.split('(')[0] ?? member}
    isExternal: true
    href: https://learn.microsoft.com/dotnet/api/system.object
  - name: (
  - uid: System.Object
    name: object
    isExternal: true
    href: https://learn.microsoft.com/dotnet/api/system.object
  - name: )
`;
  return `- uid: ${uid}
  commentId: M:${uid}
  parent: System.Object
  isExternal: true
  href: https://learn.microsoft.com/dotnet/api/system.object
  name: ${member}
  nameWithType: object.${member}
  fullName: object.${member}
${parts('csharp')}${parts('vb')}`;
}
