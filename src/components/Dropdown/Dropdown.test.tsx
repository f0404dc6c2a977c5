/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from './Dropdown';

const LANGUAGES = [
  { label: 'English', href: '/', lang: 'en' },
  { label: 'Deutsch', href: '/de', lang: 'de' },
];

const details = () => screen.getByRole('group');
const button = () => screen.getByText('Language:', { exact: false }).closest('summary');

it('names the list and the chosen item', () => {
  render(<Dropdown label="Language" items={LANGUAGES} />);
  expect(button()).toHaveTextContent(/^Language: English$/);
});

it('opens and closes with its button', () => {
  render(<Dropdown label="Language" items={LANGUAGES} />);
  expect(details()).not.toHaveAttribute('open');
  fireEvent.click(button() as HTMLElement);
  expect(details()).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  fireEvent.click(button() as HTMLElement);
  expect(details()).not.toHaveAttribute('open');
});

it('marks the first item as chosen, and links to the others in their language', () => {
  render(<Dropdown label="Language" items={LANGUAGES} />);
  fireEvent.click(button() as HTMLElement);
  const german = screen.getByRole('link', { name: 'Deutsch' });
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(german).not.toHaveAttribute('aria-current');
  expect(german).toHaveAttribute('href', '/de');
  // The early script finds it, to lead to the page that is open.
  expect(german).toHaveAttribute('data-root', '/de');
  expect(german).toHaveAttribute('lang', 'de');
  expect(german).toHaveAttribute('hreflang', 'de');
});

it('remembers the choice of a version, not of a language', () => {
  const { rerender } = render(<Dropdown label="Language" items={LANGUAGES} />);
  fireEvent.click(button() as HTMLElement);
  expect(screen.getByRole('link', { name: 'English' })).not.toHaveAttribute('data-docs-version');
  rerender(<Dropdown label="Language" items={[{ label: '2.0', href: '/v2' }]} isVersion />);
  expect(screen.getByRole('link', { name: '2.0' })).toHaveAttribute('data-docs-version', '2.0');
});
