/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import settings from '$site/settings';
import { Footer } from './Footer';

const { footer } = settings;

it('is the page’s footer: logo, tagline, copyright', () => {
  render(<Footer />);
  const contents = within(screen.getByRole('contentinfo'));
  const logo = contents.getByRole('link', { name: settings.product.name });
  expect(logo).toHaveAttribute('href', footer.logoHref);
  expect(contents.getByText(settings.tagline)).toBeVisible();
  expect(contents.getByText(footer.copyright)).toBeVisible();
});

it.each(footer.columns.map(({ title, links }) => [title, links] as const))(
  'holds the column %s, a landmark of that name, with its links in order',
  (title, links) => {
    render(<Footer />);
    const shown = within(screen.getByRole('navigation', { name: title })).getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(({ label, href }) => [label, href]),
    );
  },
);

it('protects the site from other sites, not from itself or from mail', () => {
  render(<Footer />);
  const rel = (name: string) => screen.getByRole('link', { name }).getAttribute('rel');
  expect(rel('Dashboard')).toBe('noopener');
  expect(rel('Getting started')).toBeNull();
  expect(rel('Help')).toBeNull();
});
