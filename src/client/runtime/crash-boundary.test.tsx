/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, render, screen } from '@testing-library/react';
import settings from '$site/settings';
import { announce } from '../../test/dom';
import { CrashBoundary, forgetServedPage, keepServedPage } from './crash-boundary';

jest.mock('@gatsbyjs/reach-router', () => ({ globalHistory: {}, navigate: jest.fn() }));

let broken = false;

function Breakable({ text }: { text: string }) {
  if (broken) throw new Error('broken');
  return <h1>{text}</h1>;
}

document.title = 'As served';
document.body.innerHTML = '<div id="___gatsby"><p>As served.</p></div>';
keepServedPage();

const site = (at: string) => (
  <CrashBoundary at={at}>
    <Breakable text={`The page ${at}.`} />
  </CrashBoundary>
);

beforeEach(() => {
  broken = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('restores the document’s own page as rendered by the server, and tries again', () => {
  const container = document.getElementById('___gatsby') as HTMLElement;
  const { rerender } = render(site('/first'), { container });
  expect(screen.getByText('The page /first.')).toBeVisible();
  broken = true;
  rerender(site('/first'));
  expect(screen.getByText('As served.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This page crashed. You can keep reading.');
  expect(document.title).toBe(`Page Error | ${settings.title}`);
  const retry = () => screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(retry());
  expect(screen.getByText('As served.')).toBeVisible();
  expect(retry()).toHaveFocus();
  broken = false;
  fireEvent.click(retry());
  expect(screen.getByRole('heading', { name: 'The page /first.' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('As served');
  announce();
});

describe('for another page', () => {
  beforeAll(() => forgetServedPage());

  it('offers to try again', () => {
    broken = true;
    render(site('/second'));
    expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    expect(document.title).toBe(`Page Error | ${settings.title}`);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page /second.')).toBeVisible();
  });

  it('ends the crashed state at another address', () => {
    broken = true;
    const { rerender } = render(site('/second'));
    expect(screen.getByRole('alert')).toBeVisible();
    broken = false;
    rerender(site('/third'));
    expect(screen.getByText('The page /third.')).toBeVisible();
  });
});
