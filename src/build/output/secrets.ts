import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { listRelativeFiles } from '../../config/diagnostics/files';
import type { PublishedFiles } from './published-files';

/** What secrets look like, whoever issued them, and a part that each of them has. */
const PATTERNS: readonly (readonly [kind: string, sign: string, pattern: RegExp])[] = [
  [
    'a private key',
    'PRIVATE KEY-----',
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{64}/,
  ],
  ['an AWS access key', 'AKIA', /\bAKIA[0-9A-Z]{16}\b/],
  [
    'a GitHub token',
    'gh[pousr]_|github_pat_',
    /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/,
  ],
  ['an npm token', 'npm_', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Netlify token', 'nfp_', /\bnfp_[A-Za-z0-9]{36,}\b/],
  ['a Slack token', 'xox[abposr]-', /\bxox[abposr]-[A-Za-z0-9-]{20,}\b/],
  ['a Stripe key', 'k_live_', /\b[sr]k_live_[A-Za-z0-9]{20,}\b/],
  ['a personal PostHog key', 'phx_', /\bphx_[A-Za-z0-9]{30,}\b/],
];

/** Few texts have any of these parts, and one search takes a third of the time of all. */
const SIGN = new RegExp(PATTERNS.map(([, sign]) => sign).join('|'));

/** Variables whose values must stay on this machine, by name. */
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$|ADMIN|PRIVATE/i;
/** Of these, the ones that no setting can make public. */
const NEVER_PUBLIC = /TOKEN|SECRET|PASSWORD|CREDENTIAL|ADMIN|PRIVATE|WRITE/i;
/** Shorter values occur in any text. */
const MIN_SECRET_LENGTH = 12;

const TEXT =
  /\.(?:html|js|mjs|css|json|txt|xml|svg|map|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;

/** Secrets by what they are, to be looked for as they are. */
export type KnownSecrets = ReadonlyMap<string, string>;

/** What a published file holds that looks like a secret; nothing for files that are no texts. */
export function findSecrets(published: PublishedFiles, file: string): readonly string[] {
  return TEXT.test(file) ? published.find('secrets', file, secretsIn) : [];
}

/**
 * Ends the build if a secret has got into the files to publish.
 *
 * @param published the files of the finished site.
 * @throws {Error} that lists the files and what they hold, never the secret itself.
 */
export function refuseSecrets(published: PublishedFiles, known: KnownSecrets): void {
  const found = listRelativeFiles(published.dir)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const kinds = findSecrets(published, file);
      // These are never recorded, and may be others in each build.
      const values = known.size > 0 ? valuesIn(textOf(published.dir, file), known) : [];
      return [...kinds, ...values].map((kind) => `  ${file}\n    holds ${kind}.`);
    });
  if (found.length === 0) return;
  const advice = '→ Remove it from the source, and replace it where it was issued.';
  throw new Error(`Secrets would be published.\n\n${found.join('\n')}\n    ${advice}`);
}

const textOf = (dir: string, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

/** What a text holds that looks like a secret. */
export function secretsIn(text: string): string[] {
  if (!SIGN.test(text)) return [];
  return PATTERNS.filter(([, , pattern]) => pattern.test(text)).map(([kind]) => kind);
}

const valuesIn = (text: string, known: KnownSecrets) =>
  [...known].filter(([, value]) => text.includes(value)).map(([kind]) => kind);

/**
 * The values of the environment, and of `.env` files, whose names say that they are secret.
 *
 * @param publicKeys the keys in the settings, which browsers get to see.
 */
export function knownSecrets(
  rootDir: string,
  publicKeys: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): KnownSecrets {
  const files = fs.readdirSync(rootDir).filter((name) => /^\.env(?:\.|$)/.test(name));
  const variables = [
    ...files.flatMap((name) =>
      Object.entries(parseEnv(fs.readFileSync(path.join(rootDir, name), 'utf8'))).map(
        ([key, value]) => [`the value of ${key} in ${name}`, key, value] as const,
      ),
    ),
    ...Object.entries(environment).map(
      ([key, value]) => [`the value of the variable ${key}`, key, value] as const,
    ),
  ];
  return new Map(
    variables.flatMap(([what, key, value]) =>
      value !== undefined && isSecret(key, value, publicKeys) ? [[what, value] as const] : [],
    ),
  );
}

function isSecret(key: string, value: string, publicKeys: readonly string[]): boolean {
  if (!SECRET_NAME.test(key) || value.length < MIN_SECRET_LENGTH) return false;
  return NEVER_PUBLIC.test(key) || !publicKeys.includes(value);
}
