import { compileTogether } from './compile-together';

const page = (name: string) => ({ internal: { type: 'DocPage' }, absolutePath: `/${name}.md` });
const PAGES = ['a', 'b', 'c'].map(page);

/** Another process that leaves the given pages to this one. */
function leaving(...names: string[]) {
  const events: string[] = [];
  const left = names.map((name) => `DocPage /${name}.md`);
  const other = {
    take: () => left.shift(),
    finish: () => Promise.resolve(void events.push('finish')),
  };
  const compile = ({ absolutePath }: { readonly absolutePath: string }) =>
    Promise.resolve(void events.push(absolutePath));
  return { events, other, compile };
}

it('compiles what the other process leaves, then waits for it', async () => {
  const { events, other, compile } = leaving('c', 'b');
  await compileTogether(other, PAGES, compile);
  expect(events).toEqual(['/c.md', '/b.md', 'finish']);
});

it('passes over files that are no pages', async () => {
  const { events, other, compile } = leaving('_part', 'a');
  await compileTogether(other, PAGES, compile);
  expect(events).toEqual(['/a.md', 'finish']);
});

it('compiles nothing where there is no other process', async () => {
  const { events, compile } = leaving();
  await compileTogether(undefined, PAGES, compile);
  expect(events).toEqual([]);
});
