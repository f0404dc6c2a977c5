import {
  type LogCodeRules,
  spelledOutCodes,
  wrongLogCodes,
} from '../../../../src/markdown/source/written-codes';
import type { Finding } from '../page';

/** Finds codes and logged lines that the registry does not have, and codes that are written out. */
export function checkLogCodes(raw: string, rules: LogCodeRules): Finding[] {
  const wrong = wrongLogCodes(raw, rules);
  const lines = new Set(wrong.map(({ line }) => line));
  const spelledOut = spelledOutCodes(raw, rules).filter(({ line }) => !lines.has(line));
  return [...wrong, ...spelledOut];
}
