/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen } from '@testing-library/react';
import { Logo } from '../Logo/Logo';
import { Icon } from './Icon';

it('adds nothing to what a screen reader announces for a link', () => {
  render(
    <a href="/">
      <Logo />
      <Icon name="menu" className="first" />
      Home
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Home');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('cannot be focused, with or without classes of its own', () => {
  const { container } = render(<Icon name="close" />);
  const icon = container.firstElementChild;
  expect(icon).toHaveAttribute('focusable', 'false');
  expect(icon).toHaveAttribute('class', 'icon');
});
