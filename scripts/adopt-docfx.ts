/** `npm run adopt:docfx -- <folder>`: moves a DocFX project here. See `--help` for usage. */
import { format, resolveConfig } from 'prettier';
import { adoptDocfx } from '../src/docfx-site/command';

const SETTINGS = 'site.config.ts';

adoptDocfx(process.argv.slice(2), process.cwd(), {
  log: (text) => console.log(text),
  error: (text) => console.error(text),
  format: async (text) => format(text, { ...(await resolveConfig(SETTINGS)), filepath: SETTINGS }),
})
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
