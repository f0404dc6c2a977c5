import fs from 'node:fs';
import path from 'node:path';
import { openDiagramStore } from './store';
import { tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => {
  root = tempFolder();
  fs.mkdirSync(path.join(root, 'src/styles'), { recursive: true });
  fs.mkdirSync(path.join(root, 'content/diagrams'), { recursive: true });
  fs.copyFileSync('src/styles/tokens.css', path.join(root, 'src/styles/tokens.css'));
  version('1.0.0');
  write('@fontsource/figtree/files/figtree-latin-400-normal.woff2', '');
});

const version = (value: string) =>
  write('mermaid/package.json', JSON.stringify({ version: value }));
function write(name: string, text: string): void {
  const file = path.join(root, 'node_modules', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
function editTokens(from: string, to: string): void {
  const file = path.join(root, 'src/styles/tokens.css');
  const css = fs.readFileSync(file, 'utf8');
  expect(css).toContain(from);
  fs.writeFileSync(file, css.replace(from, to));
}
const open = () => openDiagramStore(root, path.join(root, 'content'));
const light = (source = 'graph TD') => path.basename(open().filesOf(source).light);

it('names pictures by source, mermaid, font and colours', () => {
  const first = light();
  expect(first).toMatch(/^[\da-f]{16}\.light\.svg$/);
  expect(light()).toBe(first);
  expect(light('graph LR')).not.toBe(first);
  version('1.0.1');
  expect(light()).not.toBe(first);
  version('1.0.0');
  write('@fontsource/figtree/files/figtree-latin-400-normal.woff2', 'other letters');
  expect(light()).not.toBe(first);
  write('@fontsource/figtree/files/figtree-latin-400-normal.woff2', '');
  editTokens('--color-you: #0b7268', '--color-you: #0b7269');
  expect(light()).not.toBe(first);
});

it('keeps names if nothing visible has changed', () => {
  const first = light();
  editTokens('--space-1: 0.25rem', '--space-1: 0.3rem');
  expect(light('\r\ngraph TD\r\n')).toBe(first);
});

it('has the colours of both themes', () => {
  const { configs } = open();
  expect(configs.light).toMatchObject({
    theme: 'default',
    themeVariables: { textColor: '#16211f' },
  });
  expect(configs.dark).toMatchObject({ theme: 'dark', themeVariables: { textColor: '#e6edea' } });
});

it('says which colour is missing', () => {
  editTokens('--color-info', '--color-inform');
  expect(() => open()).not.toThrow();
  editTokens('--color-you:', '--color-akzent:');
  expect(() => open()).toThrow('src/styles/tokens.css has no --color-you.');
});
