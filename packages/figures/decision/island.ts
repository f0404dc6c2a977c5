import { onSettings, setText } from '../form';
import { type Answers, type Candidate, decide, decisionText } from './decide';

/**
 * Marks the rows that suit the reader's answers. The answers are in the page's address, so that a
 * decision can be sent to someone, and is there when the reader comes back.
 */
export default function start(figure: HTMLElement): void {
  const rows = [...figure.querySelectorAll<HTMLElement>('tbody tr')];
  const candidates = rows.map(candidateOf);
  const selects = [...figure.querySelectorAll('select')];
  const labels = Object.fromEntries(
    selects.map(({ name, labels: [label] }) => [name, label?.firstChild?.textContent ?? name]),
  );
  const query = new URLSearchParams(location.search);
  for (const select of selects) {
    const answer = query.get(select.name) ?? '';
    if ([...select.options].some(({ value }) => value === answer)) select.value = answer;
  }
  onSettings(figure, () => {
    const answers = Object.fromEntries(
      selects.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
    );
    const decision = decide(candidates, answers);
    rows.forEach((row, index) => {
      const refusals = decision.refusals[index] ?? [];
      row.toggleAttribute('data-best', index === decision.best);
      row.toggleAttribute('data-refused', refusals.length > 0);
      for (const cell of cellsOf(row))
        cell.toggleAttribute('data-against', refusals.includes(cell.dataset.question ?? ''));
    });
    setText(figure, 'result', decisionText(candidates, decision, labels));
    keep(answers, selects);
  });
}

const cellsOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('[data-question][data-suits]'),
];

function candidateOf(row: HTMLElement): Candidate {
  const suits = cellsOf(row).map(({ dataset }): [string, string[]] => [
    dataset.question ?? '',
    (dataset.suits ?? '').split(' '),
  ]);
  return { name: row.dataset.name ?? '', suits: Object.fromEntries(suits) };
}

/** Puts the answers into the address and leaves its other parameters alone. */
function keep(answers: Answers, selects: readonly HTMLSelectElement[]): void {
  const address = new URL(location.href);
  for (const { name } of selects) address.searchParams.delete(name);
  for (const [name, answer] of Object.entries(answers)) address.searchParams.set(name, answer);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
