/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { DecisionFigure } from './figure';
import start from './island';

const table = {
  label: 'Design',
  questions: {
    trust: { label: 'Trust', answers: { friends: 'Friends', strangers: 'Strangers' } },
    budget: { label: 'Budget', answers: { free: 'Free', paid: 'Paid' } },
  },
  rows: [
    { name: 'Simple', what: 'W', price: 'P', suits: { trust: ['friends'], budget: ['free'] } },
    { name: 'Strict', what: '<a href="/a">W</a>', price: 'P', suits: { budget: ['paid'] } },
  ],
};

function open(address: string): void {
  history.replaceState({ kept: true }, '', address);
  render(<DecisionFigure {...table} />);
  start(screen.getByRole('figure', { name: 'Design' }));
}

const row = (name: string) => screen.getByText(name).closest('tr');
const choose = (question: string, answer: string) => {
  fireEvent.input(screen.getByLabelText(question), { target: { value: answer } });
};

it('is a table of what suits what, without its script', () => {
  const { container } = render(<DecisionFigure {...table} />);
  const cells = [...container.querySelectorAll('tbody tr:last-child td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Strict Best fitWThe price: P',
    'Any',
    'Paid',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Answer one question');
});

it('marks what fits and what does not, says so, and puts the answers into the address', () => {
  open('/architecture?q=1');
  choose('Trust', 'strangers');
  expect(screen.getByRole('status')).toHaveTextContent('Best fit: Strict.');
  expect(row('Strict')).toHaveAttribute('data-best');
  expect(row('Simple')).toHaveAttribute('data-refused');
  expect(row('Simple')?.querySelectorAll('[data-against]')).toHaveLength(1);
  expect(location.search).toBe('?q=1&trust=strangers');
  expect(history.state).toEqual({ kept: true });
  choose('Trust', '');
  expect(location.search).toBe('?q=1');
  expect(document.querySelector('[data-best], [data-refused], [data-against]')).toBeNull();
});

it('starts with the answers of the address, as far as they exist', () => {
  open('/architecture?budget=free&trust=nobody');
  expect(screen.getByLabelText('Budget')).toHaveValue('free');
  expect(screen.getByLabelText('Trust')).toHaveValue('');
  expect(row('Simple')).toHaveAttribute('data-best');
});
