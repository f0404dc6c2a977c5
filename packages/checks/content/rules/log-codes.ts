import {
  type LogCodeRules,
  spelledOutCodes,
  wrongLogCodes,
} from '../../../../src/markdown/source/written-codes';
import type { Problem } from '../../../../src/config/diagnostics/problems';

/** Finds codes and logged lines that the registry does not have, and codes that are written out. */
export function checkLogCodes(file: string, raw: string, rules: LogCodeRules): Problem[] {
  const wrong = wrongLogCodes(raw, rules);
  const lines = new Set(wrong.map(({ line }) => line));
  const spelledOut = spelledOutCodes(raw, rules).filter(({ line }) => !lines.has(line));
  return [...wrong, ...spelledOut].map((mistake) => ({ check: 'lint', file, ...mistake }));
}
