import * as React from 'react';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { logCodePath } from '../../routes';
import type { LogCode as Entry, LogSeverity } from '../../config/project/log-codes';
import { RegistriesContext } from './registries';
import { inlineMarkdown } from '../html/markdown';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing } from '../elements/prop-mistakes';

/** Lines wrap like declarations, and are found by search, unlike code. */
const LINE = 'api-signature log-line';

interface LogLineProps extends SourcePlace {
  /** The number in the registry. */
  code?: string | number;
  /** Values for the placeholders of the line, by their names. */
  [placeholder: string]: React.ReactNode;
}

/** A line as the toolkit logs it. Placeholders without a value stay what they are. */
export function LogLine(props: LogLineProps) {
  const { code: given, 'data-line': _line, 'data-source': _source, children, ...values } = props;
  const { found, wrong } = useEntry('LogLine', given);
  const mistakes = [
    ...wrong,
    ...(found ? unknownValues(found, values) : []),
    ...(children === undefined ? [] : [CHILDREN]),
  ];
  return (
    <>
      <AuthorMistakes mistakes={mistakes} place={props} />
      {found && <Line entry={found} values={values} />}
    </>
  );
}

function Line({ entry: { code, text }, values }: { entry: Entry; values: Values }) {
  const shown = text.replace(/<([A-Za-z]+)>/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  return (
    <pre className={LINE}>
      <code>
        {shown} <a href={logCodePath(code)}>{code}</a>
      </code>
    </pre>
  );
}

interface LogCodeProps extends SourcePlace {
  /** The number in the registry. */
  code?: string | number;
  children?: React.ReactNode;
}

/** A code's page: the fix, what the registry has, what the line means; last, the heading of details. */
export function LogCode({ code: given, children, ...place }: LogCodeProps) {
  const { found, wrong } = useEntry('LogCode', given);
  if (!found) return <AuthorMistakes mistakes={wrong} place={place} />;
  const { code, text, severity, since, cause, fix } = found;
  return (
    <>
      <div data-admonition="tip">
        <p className="admonition-title">{MESSAGES.fix}</p>
        <p>
          <Markdown text={fix} />
        </p>
      </div>
      <dl className="api-facts">
        <div>
          <dt>{MESSAGES.logSeverity}</dt>
          <dd>
            <Severity severity={severity} />
          </dd>
        </div>
        <div>
          <dt>{MESSAGES.logSince}</dt>
          <dd>{since}</dd>
        </div>
      </dl>
      <pre className={LINE}>
        <code>
          {text} <span className="token comment">{code}</span>
        </code>
      </pre>
      {children}
      {/* The same on every such page, so search does not list them. */}
      <h2 className="log-heading">{MESSAGES.cause}</h2>
      <p>
        <Markdown text={cause} />
      </p>
      <h2 className="log-heading">{MESSAGES.fix}</h2>
    </>
  );
}

/** The name of a severity for readers, in its colour. */
export function Severity({ severity }: { severity: LogSeverity }) {
  const names: Readonly<Record<LogSeverity, string>> = {
    error: MESSAGES.logError,
    warning: MESSAGES.logWarning,
    info: MESSAGES.logInfo,
  };
  return <span className={`severity severity-${severity}`}>{names[severity]}</span>;
}

function Markdown({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
}

type Values = Readonly<Record<string, React.ReactNode>>;

const CHILDREN: Mistake = {
  message: '<LogLine> has content, which it does not show.',
  fix: 'Write <LogLine code="…" />; the line comes from log-codes.ts.',
};

/** The entry of a code, or what is wrong with the code. `code={1004}` is meant as `code="1004"`. */
function useEntry(component: string, code: string | number | undefined) {
  const { logCodes } = React.useContext(RegistriesContext);
  if (code === undefined) {
    return { wrong: missing(component, 'code', code, 'a number of log-codes.ts') };
  }
  const number = String(code);
  const found = logCodes.find((entry) => entry.number === number);
  if (found) return { found, wrong: [] };
  const numbers = logCodes.map((entry) => entry.number);
  const near = nearest(number, numbers);
  const message = `There is no log code "${number}".`;
  const fix = near ? `Write code="${near}".` : 'Add it to log-codes.ts.';
  return { wrong: [{ message, fix }] };
}

function unknownValues({ text }: Entry, values: Values): Mistake[] {
  const names = [...text.matchAll(/<([A-Za-z]+)>/g)].map(([, name = '']) => name);
  return Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      message: `The line has no placeholder <${name}>: "${text}".`,
      fix: names.length > 0 ? `Use ${names.join(', ')}.` : 'Remove it.',
    }));
}
