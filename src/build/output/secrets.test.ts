import fs from 'node:fs';
import path from 'node:path';
import { knownSecrets, refuseSecrets, secretsIn } from './secrets';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));
const put = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);

// Put together, so that no scan takes this file for a leak.
const letters = (count: number) => 'aB3'.repeat(count).slice(0, count);
const keyBlock = (kind: string) => `-----BEGIN ${kind} KEY-----\n${letters(64)}\n`;

it.each([
  ['a private key', keyBlock('RSA PRIVATE')],
  ['a private key', keyBlock('PRIVATE')],
  ['an AWS access key', `AKIA${'A'.repeat(16)}`],
  ['a GitHub token', `ghp_${letters(36)}`],
  ['a GitHub token', `github_pat_${letters(50)}`],
  ['an npm token', `npm_${letters(36)}`],
  ['a Netlify token', `nfp_${letters(36)}`],
  ['a Slack token', `xoxb-${letters(24)}`],
  ['a Stripe key', `sk_live_${letters(24)}`],
  ['a personal PostHog key', `phx_${letters(40)}`],
])('recognizes %s', (kind, text) => {
  expect(secretsIn(`const x = "${text}";`)).toEqual([kind]);
});

it.each([
  '-----BEGIN PRIVATE KEY-----\n…',
  'phc_public',
  'sk_live_…',
  'npm_config_registry',
  `AKIA${'A'.repeat(9)}EXAMPLE`,
  `xoxb-1234567890-${letters(24)}`,
])('leaves what only looks similar: %s', (text) => {
  expect(secretsIn(text)).toEqual([]);
});

it('ends the build with the file and the variable, not with the value', () => {
  put('app.js', 'key = "the-admin-key-of-search"');
  put('picture.png', 'the-admin-key-of-search');
  put('ok.html', 'nothing');
  const known = knownSecrets(dir, [], { ALGOLIA_ADMIN_KEY: 'the-admin-key-of-search' });
  const message = messageOf(() => refuseSecrets(dir, known, 'error'));
  expect(message).toContain('  app.js\n    holds the value of the variable ALGOLIA_ADMIN_KEY.');
  expect(message).not.toMatch(/the-admin-key|picture|ok\.html|checks\.secrets/);
});

it('accepts a site without secrets', () => {
  put('app.js', 'key = "public"');
  expect(() => refuseSecrets(dir, knownSecrets(dir, [], {}), 'error')).not.toThrow();
});

it('warns of what only looks like a secret, or is silent, if the settings say so', () => {
  put('key.txt', keyBlock('PRIVATE'));
  const none = knownSecrets(dir, [], {});
  expect(messageOf(() => refuseSecrets(dir, none, 'error'))).toContain('checks.secrets');
  const warning = refuseSecrets(dir, none, 'warn');
  expect(warning).toMatch(
    /^Secrets are in the files to publish\.\n\n {2}key\.txt\n {4}holds a private/,
  );
  expect(refuseSecrets(dir, none, 'ignore')).toBeUndefined();
  const known = knownSecrets(dir, [], { A_TOKEN: letters(64) });
  for (const alike of ['warn', 'ignore'] as const) {
    expect(messageOf(() => refuseSecrets(dir, known, alike))).toContain('the variable A_TOKEN');
  }
});

it('reads .env files', () => {
  put('.env.production', 'DEPLOY_TOKEN="a-token-from-a-file"\nGREETING=a-long-enough-greeting\n');
  expect([...knownSecrets(dir, [], {})]).toEqual([
    ['the value of DEPLOY_TOKEN in .env.production', 'a-token-from-a-file'],
  ]);
});

it('takes a key of the settings for public, but none that may write', () => {
  const environment = {
    SEARCH_KEY: 'a-key-that-may-search',
    SEARCH_ADMIN_KEY: 'a-key-that-may-write',
    SHORT_KEY: 'short',
    PATH: 'a-value-that-is-no-secret',
  };
  const publicKeys = ['a-key-that-may-search', 'a-key-that-may-write'];
  expect([...knownSecrets(dir, publicKeys, environment).values()]).toEqual([
    'a-key-that-may-write',
  ]);
});

function messageOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
