import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Severity } from '../../config/diagnostics/checks-schema';
import { listRelativeFiles } from '../../config/diagnostics/files';

/** What secrets look like, whoever issued them. */
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{64}/],
  ['an AWS access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Netlify token', /\bnfp_[A-Za-z0-9]{36,}\b/],
  ['a Slack token', /\bxox[abposr]-[A-Za-z0-9-]{20,}\b/],
  ['a Stripe key', /\b[sr]k_live_[A-Za-z0-9]{20,}\b/],
  ['a personal PostHog key', /\bphx_[A-Za-z0-9]{30,}\b/],
];

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

/**
 * Ends the build if a secret has got into the files to publish.
 *
 * @param alike the severity of what only looks like a secret.
 * @returns a warning about that.
 * @throws {Error} that lists the files and what they hold, never the secret itself.
 */
export function refuseSecrets(
  dir: string,
  known: KnownSecrets,
  alike: Severity,
): string | undefined {
  const found = listRelativeFiles(dir)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      const values = [...known].filter(([, value]) => text.includes(value));
      const seen = alike === 'ignore' ? [] : secretsIn(text);
      return [...seen, ...values.map(([kind]) => kind)].map((kind) => ({ file, kind }));
    });
  if (found.length === 0) return undefined;
  const isKnown = found.some(({ kind }) => known.has(kind));
  const list = found.map(({ file, kind }) => `  ${file}\n    holds ${kind}.\n`).join('');
  const advice = '    → Remove it from the source, and replace it where it was issued.';
  const madeUp = '\n    If it is made up: checks.secrets, in site.config.ts, may be "warn".';
  const message = `Secrets are in the files to publish.\n\n${list}${advice}`;
  if (isKnown) throw new Error(message);
  if (alike === 'error') throw new Error(message + madeUp);
  return message;
}

/** What a text holds that looks like a secret, but for keys with parts that manuals make up. */
export function secretsIn(text: string): string[] {
  const real = text.replace(/EXAMPLE|12345678|x{6}/gi, '…');
  return PATTERNS.filter(([, pattern]) => pattern.test(real)).map(([kind]) => kind);
}

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
  const secretsOf = (values: NodeJS.Dict<string>, what: (key: string) => string) =>
    Object.entries(values).flatMap(([key, value = '']) =>
      isSecret(key, value, publicKeys) ? [[what(key), value] as const] : [],
    );
  const inFiles = files.flatMap((name) => {
    const values = parseEnv(fs.readFileSync(path.join(rootDir, name), 'utf8'));
    return secretsOf(values, (key) => `the value of ${key} in ${name}`);
  });
  const inVariables = secretsOf(environment, (key) => `the value of the variable ${key}`);
  return new Map([...inFiles, ...inVariables]);
}

function isSecret(key: string, value: string, publicKeys: readonly string[]): boolean {
  if (!SECRET_NAME.test(key) || value.length < MIN_SECRET_LENGTH) return false;
  return NEVER_PUBLIC.test(key) || !publicKeys.includes(value);
}
