import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from './api-body';
import { apiFrontMatterSchema } from './schema';

const body = (over: Record<string, unknown> = {}, remarksHtml = '') => {
  const type = apiFrontMatterSchema.parse({
    name: 'Room',
    kind: 'class',
    namespace: 'Tandem.Rooms',
    category: 'Rooms',
    summary: 'S.',
    signature: 'public class Room',
    ...over,
  });
  return renderToStaticMarkup(<ApiBody type={type} remarksHtml={remarksHtml} />);
};
const method = { name: 'Add', kind: 'method', signature: 'void Add(int a)', summary: 'Adds.' };
const text = (html: string) => html.replace(/<[^>]+>/g, '');

it('says namespace, bases and interfaces, and nothing that is not there', () => {
  const html = body({ inherits: ['RealtimeComponent<T>', 'MonoBehaviour'], implements: ['IRoom'] });
  expect(html).toContain('<dt>Namespace</dt><dd><code>Tandem.Rooms</code></dd>');
  expect(html).toContain(
    '<dd><code>RealtimeComponent&lt;T&gt;</code>, <code>MonoBehaviour</code></dd>',
  );
  expect(html).toContain('<dt>Implements</dt><dd><code>IRoom</code></dd>');
  expect(body()).not.toMatch(/Inherits|Implements|Parameters|Returns|Since|Obsolete/);
});

it('highlights signatures without changing their text', () => {
  const html = body({ signature: 'public class Room<T> : Base<T>\n  where T : new()' });
  expect(html).toContain('<span class="token keyword">class</span>');
  expect(text(html)).toContain('public class Room&lt;T> : Base&lt;T>\n  where T : new()');
});

it('shows remarks as rendered', () => {
  expect(body({}, '<h2 id="example">Example</h2>')).toContain('<h2 id="example">Example</h2>');
});

it('describes a method whole', () => {
  const html = body({
    members: [
      {
        ...method,
        typeParameters: [{ name: 'T', description: 'The model.', constraint: 'new()' }],
        parameters: [{ name: 'a', type: 'List<int>', description: 'In `ms`.', default: 'null' }],
        returns: 'Whether.',
        exceptions: [{ type: 'ArgumentException', description: 'If wrong.' }],
        remarks: 'One.\n\nTwo.',
        since: '2.1',
        obsolete: 'Use `Put`.',
      },
    ],
  });
  expect(html).toContain('<h3 id="Add"><code>Add</code></h3>');
  expect(html).toContain('<code>a</code> <span class="api-type">List&lt;int&gt;</span>');
  expect(text(html)).toContain('T : new()The model.');
  expect(text(html)).toContain('a List&lt;int&gt; = nullIn ms.');
  expect(html).toContain('<p class="api-label">Returns</p>');
  expect(html).toContain('<code>ArgumentException</code>');
  expect(html).toContain('<p>One.</p>\n<p>Two.</p>');
  expect(html).toContain('Since version 2.1.');
  expect(html).toContain('<div data-admonition="warning"><p class="admonition-title">Obsolete</p>');
});

it('calls what a property holds its value', () => {
  const html = body({ members: [{ ...method, kind: 'property', returns: 'Seconds.' }] });
  expect(html).toContain('<p class="api-label">Value</p>');
  expect(html).not.toContain('>Returns<');
});

it('gives each overload an anchor under one heading', () => {
  const html = body({ members: [method, { ...method, signature: 'void Add(string b)' }] });
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="section-methods">Methods</h2>');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['section-methods', 'Add', 'Add-2']);
});

it('shows the values of an enum in one table, each with an anchor', () => {
  const value = (name: string) => ({ name, kind: 'value', signature: `${name} = 1`, summary: 'S' });
  const html = body({ kind: 'enum', members: [value('On'), value('Off')] });
  expect(html).toContain('<tr id="On"><td><code>On = 1</code></td>');
  expect(html).toContain('<tr id="Off">');
  expect(html.match(/<table/g)).toHaveLength(1);
});
