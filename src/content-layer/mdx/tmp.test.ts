import { compile } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkAdmonitions from './remark-admonitions';
test('x', async () => {
  const r = await compile(':::tip[Hi]\nx\n:::\n', { remarkPlugins: [remarkDirective, remarkAdmonitions] });
  console.log(String(r));
});
