import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from './api-body';
import { apiSchemaOf } from './schema';

const body = (over: Record<string, unknown> = {}, remarksHtml = '', sourceUrl = '') => {
  const type = apiSchemaOf(over).parse({
    name: 'Room',
    kind: 'class',
    namespace: 'Tandem.Rooms',
    category: 'Rooms',
    summary: 'S.',
    signature: 'public class Room',
    ...over,
  });
  return renderToStaticMarkup(
    <ApiBody {...{ type, remarksHtml }} sourceUrl={sourceUrl || false} />,
  );
};
const method = { name: 'Add', kind: 'method', signature: 'void Add(int a)', summary: 'Adds.' };
const text = (html: string) => html.replace(/<[^>]+>/g, '');

it('shows the namespace, leaves slots for what depends on other pages, and omits empty parts', () => {
  const html = body();
  expect(html).toContain(
    '<dt>Namespace</dt><dd><code class="no-links">Tandem.<wbr/>Rooms</code></dd>',
  );
  const slots = [...html.matchAll(/<div data-slot="(\w+)"><\/div>/g)].map(([, name]) => name);
  expect(slots).toEqual(['hierarchy', 'inherited', 'uses']);
  expect(html).not.toMatch(/Parameters|Returns|Since|Obsolete|See also|Source|<table|<input/);
});

it('highlights signatures without changing their text', () => {
  const html = body({ signature: 'public class Room<T> : Base<T>\n  where T : new()' });
  expect(html).toContain('<span class="token keyword">public class</span>');
  expect(text(html)).toContain('public class Room&#x3C;T> : Base&#x3C;T>\n  where T : new()');
});

it('shows remarks as rendered', () => {
  expect(body({}, '<h2 id="example">Example</h2>')).toContain('<h2 id="example">Example</h2>');
});

it('leads to the guide above the members', () => {
  const guide = '<a href="/room/room">The room</a>';
  const html = body({}, `<h2>See also</h2><ul><li>${guide} explains it.</li></ul>`);
  expect(html).toContain(`<dt>Guide</dt><dd>${guide}</dd>`);
});

it('describes all parts of a method', () => {
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
  expect(html).toContain('<code>a</code> <span class="api-type type-ref">List&lt;int&gt;</span>');
  expect(text(html)).toContain('T : new() The model.');
  expect(text(html)).toContain('a List&lt;int&gt; = null In ms.');
  expect(html).toContain('<p class="api-label">Returns</p>');
  expect(html).toContain('<code class="type-ref">ArgumentException</code>');
  expect(html).toContain(': <span class="type-ref">new()</span>');
  expect(html).toContain('<p>One.</p>\n<p>Two.</p>');
  expect(html).toContain('Since version 2.1<');
  expect(html).toContain('<div data-admonition="warning"><div><p>Use');
  expect(html.match(/>Obsolete</g)).toHaveLength(1);
});

it('keeps the anchors that DocFX gave to members, overloads and values', () => {
  const uid = 'A.Room.Add``1(System.Int32)';
  const other = { ...method, signature: 'void Add(string b)', uid: 'A.Room.Add(System.String)' };
  const html = body({
    uid: 'A.Room',
    members: [
      { ...method, uid },
      other,
      { name: 'Low', kind: 'value', signature: 'Low', uid: 'A.Room.Low' },
    ],
  });
  expect(html).toContain('<section class="api-member" id="A_Room_Add_"');
  expect(html).toContain('<div class="member-row" id="A_Room_Add__1_System_Int32_">');
  expect(html).toContain('id="A_Room_Add_System_String_"><code>Add</code>');
  expect(html).toContain('<td id="A_Room_Low">');
  expect(body({ members: [method] })).not.toContain('id="A_');
});

it('labels the content of a property as its value', () => {
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
  expect(html).toContain('href="#Add-2" aria-label="Link to “Add()”"');
});

it('shows the values of an enum in one table, each with an anchor', () => {
  const value = (name: string) => ({ name, kind: 'value', signature: `${name} = 1`, summary: 'S' });
  const html = body({ kind: 'enum', members: [value('On'), value('Off')] });
  expect(html).toContain('<tr id="On" data-filter-item="on values"><td>');
  expect(html).toContain('aria-label="Enum value"></span><code class="api-name no-links">On = 1<');
  expect(html).toContain('<tr id="Off" ');
  expect(html.match(/<table/g)).toHaveLength(1);
});

it('shows everything that is said about a value, also where none has a summary', () => {
  const value = { name: 'On', kind: 'value', signature: 'On = 1', summary: '' };
  const said = { remarks: 'Draws power.', example: 'Use `On`.', seeAlso: ['Switch'] };
  const html = body({ uid: 'Switches', kind: 'enum', members: [{ ...value, ...said }] });
  expect(text(html)).toContain('Draws power.');
  expect(text(html)).toContain('Use On.');
  expect(html).toContain('<a href="xref:Switch" data-key="members.0.seeAlso.0">');
});

it('keeps a list in a description', () => {
  const description = 'Where:\n\n- one\n- two';
  const html = body({ members: [{ ...method, exceptions: [{ type: 'E', description }] }] });
  expect(html).toContain('<dd><div><p>Where:</p>\n<ul>\n<li>one</li>');
});

it('translates titles and labels, and keeps anchors', () => {
  const english = MESSAGES;
  Object.assign(globalThis, {
    MESSAGES: { ...english, apiValues: 'Werte', apiName: 'Bezeichnung' },
  });
  const html = body({
    kind: 'enum',
    members: [{ name: 'On', kind: 'value', signature: 'On = 1', summary: 'S' }],
  });
  Object.assign(globalThis, { MESSAGES: english });
  expect(html).toContain('<h2 id="section-values">Werte</h2><table');
  expect(html).toContain('<th>Bezeichnung</th>');
  expect(html).toContain('<tr id="On" data-filter-item="on werte">');
});

describe('the list of the members', () => {
  const members = [
    {
      name: 'count',
      kind: 'property',
      signature: 'public int count { get; protected set; }',
      summary: 'See [it](/a).',
    },
    {
      ...method,
      signature: 'public override void Add(int a)',
      parameters: [{ name: 'a', type: 'int', description: 'A.' }],
      obsolete: 'No.',
    },
    { ...method, signature: 'protected void Add(Map<int, int> b)' },
    { ...method, name: 'ClearAll', signature: 'bool ClearAll()', remarks: 'It is quick.' },
    { ...method, name: 'Odd', signature: 'int Odd() => 1' },
  ];
  const html = body({ members });
  const rows = html.split(/<div class="member-row"[^>]*>/).slice(1);

  it('has name, type, parameters and sentence in a row, which opens to the declaration and all else', () => {
    const plain = (part = '') => text(part).replace(/\s+/g, ' ').trim();
    const parts = rows.map((row) =>
      row
        .split('</section>')[0]
        ?.split(/<details>.*?<\/summary>/)
        .map(plain),
    );
    expect(parts).toEqual([
      ['count get protected set int See it.', 'public int count { get; protected set; }'],
      [
        'Add (int a) override void Obsolete Adds.',
        'public override void Add(int a)No.Parametersa int A.',
      ],
      [
        'Add# (Map&lt;int, int&gt; b) protected void Adds.',
        'protected void Add(Map&#x3C;int, int> b)',
      ],
      ['ClearAll bool Adds.', 'bool ClearAll()It is quick.'],
      // A declaration of another form is only shown as written.
      ['Odd Adds.', 'int Odd() => 1'],
    ]);
  });

  it('names the kinds of members, and breaks long names at their humps', () => {
    const kinds = rows.map((row) => /data-glyph="(.)" role="img" aria-label="(.*?)"/.exec(row));
    expect(kinds.map((kind) => kind?.slice(1))).toEqual([
      ['P', 'Property'],
      ...Array<string[]>(4).fill(['M', 'Method']),
    ]);
    expect(html).toContain('<h3 id="ClearAll"><code>Clear<wbr/>All</code></h3>');
  });

  it('has the title "Members" above two or more', () => {
    expect(html).toContain('<h2 id="section-members">Members</h2>');
    expect(body({ members: [method] })).not.toContain('section-members');
  });

  it('has a filter above 20 members, with the number of each kind', () => {
    const many = (length: number) =>
      body({
        members: [
          { ...method, kind: 'event', name: 'did', signature: 'public event Action did' },
          ...Array.from({ length }, (_, index) => ({ ...method, name: `Do${index}` })),
        ],
      });
    expect(many(19)).not.toMatch(/data-filter-input|data-slot="kinds"/);
    expect(many(20)).toContain('<input type="search" aria-label="Filter the members"');
    expect(text(many(20))).toContain(' Events 1 Methods 20');
  });
});

it('puts the example and what there is to read below the members', () => {
  const html = body(
    { members: [method, { ...method, name: 'Clear' }], seeAlso: ['Set<T>'] },
    '<h2>Remarks</h2><h2 id="example">Example</h2><h2>See also</h2>',
  );
  const titles = [...html.matchAll(/<h2.*?>(.*?)</g)].map(([, title]) => title);
  expect(titles).toEqual(['Members', 'Methods', 'Example', 'Remarks', 'See also', 'See also']);
});

describe('nested types', () => {
  const nested = [
    '[Serializable]\npublic class Options {\n    public Options(int size);\n}\n',
    'public delegate void Changed<T>(T value);',
    'public enum Mode { Transform = 0 }',
  ];
  const html = body({ nested, members: [method] });

  it('come after the members, each with its name and declaration', () => {
    expect(
      [...html.matchAll(/<h[23] id="([^"]+)">(.*?)<\/h/g)].map(([, , title = '']) => text(title)),
    ).toEqual(['Members', 'Methods', 'Add', 'Nested types', 'Options', 'Changed&lt;T&gt;', 'Mode']);
    const ids = [...html.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['Add', 'Options', 'Changed', 'Mode']);
    expect(text(html)).toContain(
      '[Serializable]\npublic class Options {\n    public Options(int size);\n}',
    );
    expect(html).toContain('<span class="token keyword">public delegate void</span>');
    // Without a semicolon, like the declarations of delegates with their own page.
    expect(text(html)).toContain('public delegate void Changed&#x3C;T>(T value)Mode');
    expect(html.indexOf('Nested types')).toBeLessThan(html.indexOf('data-slot="inherited"'));
  });

  it('do not link to themselves, nor enum values to types', () => {
    const own = html.match(/<pre class="[^>]*>/g)?.slice(2);
    expect(own).toEqual([
      '<pre class="api-signature language-csharp" data-declares="Options">',
      '<pre class="api-signature language-csharp" data-declares="Changed">',
      '<pre class="api-signature language-csharp no-type-links">',
    ]);
  });

  it('have their kind beside their name, and the filter finds them', () => {
    expect(html).toContain('<code>Changed&lt;T&gt;</code></h3> <span class="api-type">delegate<');
    const members = Array.from({ length: 21 }, (_, index) => ({ ...method, name: `Do${index}` }));
    const filtered = body({ nested, members });
    expect(filtered).toContain('data-filter-item="mode nested types"');
    expect(filtered).toContain('data-filter-kind="section-nested-types"');
  });

  it('are omitted if there are none', () => {
    expect(body({ members: [method, { ...method, name: 'B' }] })).not.toContain('Nested');
  });
});

it('shows attributes above the declaration', () => {
  const html = body({ attributes: ['Serializable', '[Flags]'] });
  expect(text(html)).toContain('[Serializable]\n[Flags]\npublic class Room');
});

it('links the source if the settings have its address', () => {
  const source = { path: 'src/Room.cs', startLine: 3 };
  const url = 'https://git.example/{path}#L{line}';
  expect(body({ source, members: [{ ...method, source }] }, '', url)).toMatch(
    /href="https:\/\/git.example\/src\/Room.cs#L3" aria-label="Source of Room".*aria-label="Source of Add"/s,
  );
  expect(body({ source })).not.toContain('Source');
});

it('lists "See also" names with their keys in the front matter', () => {
  const html = body({
    seeAlso: ['Set<T>'],
    members: [
      { ...method, name: 'b' },
      { ...method, kind: 'property', name: 'a', seeAlso: ['Room.Add'] },
    ],
  });
  expect(html).toContain('<h2 id="section-see-also">See also</h2>');
  expect(html).toContain('href="xref:Set%3CT%3E" data-key="seeAlso.0"');
  expect(html).toContain('href="xref:Room.Add" data-key="members.1.seeAlso.0"');
});

it('has no empty elements if an assembly has no descriptions', () => {
  const html = body({
    uid: 'A.Room',
    summary: '',
    members: [
      { ...method, summary: '', parameters: [{ name: 'a', type: 'int' }] },
      { ...method, name: 'Red', kind: 'value', summary: '' },
    ],
  });
  // The declaration already shows the parameter, and no value has a description.
  expect(html).not.toMatch(/Parameters|Description/);
  expect(html).not.toMatch(/<p[^>]*>(?:<span><\/span>)?<\/p>|<dd><\/dd>|api-summary/);
});

it('lists all parameters if at least one is described', () => {
  const parameters = [
    { name: 'a', type: 'int' },
    { name: 'b', type: 'int', description: 'How many.' },
  ];
  const html = body({ uid: 'A.Room', members: [{ ...method, parameters }] });
  expect(html).toContain(
    '<dt><code>a</code> <span class="api-type type-ref">int</span></dt> </div>',
  );
  expect(html).toContain('How many.');
});

it('puts attributes before declarations', () => {
  const html = body({ attributes: ['Flags', 'Obsolete("x")'] });
  expect(text(html)).toContain('[Flags]\n[Obsolete("x")]\npublic class Room');
});

it('shows imported texts in addition to the body', () => {
  const html = body(
    {
      kind: 'delegate',
      remarks: 'Take care.',
      example: '```csharp\nnew Room();\n```',
      parameters: [{ name: 'a', type: 'int', description: 'How many.' }],
      returns: 'Whether.',
      members: [{ ...method, example: 'Add it.' }],
    },
    '<h2>More</h2><p>Body.</p>',
  );
  expect(text(html)).toMatch(
    /Parameters.*How many\..*Returns.*Whether\..*Example.*Add it\..*Example.*new Room.*Remarks.*Take care\..*Body\./s,
  );
  expect(html).toContain('<h2 id="section-remarks">Remarks</h2>');
});
