import { withDownload } from './download-link';

const DOWNLOAD = {
  name: 'door',
  href: '/sample-projects/door.zip',
  address: 'https://docs.example/sample-projects/door.zip',
  bytes: 12_340,
  scriptCount: 3,
};
const LINK =
  '<p><a href="/sample-projects/door.zip" download="door.zip" data-address="https://docs.example/sample-projects/door.zip">Download the scripts as a Unity project</a> (3 scripts, 12.3 kB)</p>';

it.each([
  ['section', '<h2 id="b">B</h2><h2 id="c">C</h2>'],
  ['step', '<section class="step"><h2 id="b">B</h2></section>'],
])('puts the link between introduction and first %s', (_, rest) => {
  expect(withDownload(`<p>A</p>${rest}`, DOWNLOAD)).toBe(`<p>A</p>${LINK}${rest}`);
});

it('puts it at the end of a page without sections', () => {
  expect(withDownload('<p>A</p>', DOWNLOAD)).toBe(`<p>A</p>${LINK}`);
});

it('counts one script as one', () => {
  expect(withDownload('', { ...DOWNLOAD, scriptCount: 1 })).toContain('(1 script, 12.3 kB)');
});

it('says what a project builds when it is opened', () => {
  const html = withDownload('', {
    ...DOWNLOAD,
    setup: {
      materials: { Oak: { color: '#886644' } },
      scenes: {
        Main: {
          Bell: {
            shape: 'Cube',
            at: [0, 1, 0],
            components: {
              Bell: { _loud: true, _name: '', rung: { call: 'Bell.Bell.Ring', with: 2 } },
              Volume: { changed: { call: 'Bell.Slider.set_value' } },
            },
          },
        },
      },
    },
  });
  expect(html).toContain('>Download the finished project</a> (3 scripts, 12.3 kB). It creates');
  expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toContain(
    '|Assets/Materials/Oak.mat|: #886644|Assets/Scenes/Main.unity|Bell|: Cube; Position 0, 1, 0|Bell| (Loud: on; Name: empty; Rung: → Bell.Bell.Ring (2))|Volume| (Changed: → Bell.Slider.value)|',
  );
});

it('leaves other pages alone', () => {
  expect(withDownload('<p>A</p>', undefined)).toBe('<p>A</p>');
});
