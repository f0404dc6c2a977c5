import fs from 'node:fs';
import { ADMONITIONS } from '../../markdown/admonitions';
import { bodyComponents } from '../../markdown/components';

const specimens = fs.readFileSync('src/styleguide/specimens.mdx', 'utf8');

it.each(Object.keys(ADMONITIONS))('the styleguide shows the admonition %s', (type) => {
  expect(specimens).toMatch(new RegExp(`^:::${type}\\b`, 'm'));
});

it.each(Object.keys(bodyComponents).filter((name) => name !== 'Admonition'))(
  'the styleguide shows <%s>',
  (name) => {
    expect(specimens).toMatch(new RegExp(`<${name}\\b`));
  },
);
