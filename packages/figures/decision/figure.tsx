import { Head, Island, Result, Select } from '../controls';
import { type Candidate, UNDECIDED } from './decide';

type DescribedInHtml = Readonly<Record<'what' | 'price', string>>;

export interface DecisionFigureProps {
  readonly label: string;
  readonly questions: Readonly<
    Record<string, { readonly label: string; readonly answers: Readonly<Record<string, string>> }>
  >;
  /** In the order in which they are recommended. */
  readonly rows: readonly (Candidate & DescribedInHtml)[];
}

/**
 * A table of recommendations by the answers to a few questions. Without JavaScript it is read from
 * the top: the first row that suits is the one. The island marks the rows that do.
 */
export function DecisionFigure({ label, questions, rows }: DecisionFigureProps) {
  const columns = Object.entries(questions);
  return (
    <Island
      name="decision"
      label={label}
      controls={columns.map(([id, { label: question, answers }]) => (
        <Select
          key={id}
          name={id}
          label={question}
          of={[
            ['Any', ''],
            ...Object.entries(answers).map(([value, answer]) => [answer, value] as const),
          ]}
        />
      ))}
      caption="The first row that fits is the one to take."
    >
      <Result>{UNDECIDED}</Result>
      <table className="table-cards">
        <Head of={[label, ...columns.map(([, question]) => question.label)]} />
        <tbody>
          {rows.map(({ name, what, price, suits }) => (
            <tr key={name} data-name={name}>
              <td>
                <strong>{name}</strong> <span className="api-badge">Best fit</span>
                <p dangerouslySetInnerHTML={{ __html: what }} />
                <p dangerouslySetInnerHTML={{ __html: `<b>The price:</b> ${price}` }} />
              </td>
              {columns.map(([id, question]) => (
                <td key={id} data-question={id} data-suits={suits[id]?.join(' ')}>
                  {suits[id]?.map((answer) => question.answers[answer]).join(', ') ?? 'Any'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Island>
  );
}
