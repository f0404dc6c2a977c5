/** @jest-environment jsdom */
import '../../test/dom';
import { render } from '@testing-library/react';
import settings from '$site/settings';
import { Brand } from './Logo';

it.each([
  ['Tandem documentation', 'Tandem Docs'],
  ['Tandem', 'Tandem'],
  ['My Kit', 'My Kit'],
])('names the site with the title %j %j', (title, name) => {
  jest.replaceProperty(settings, 'title', title);
  expect(render(<Brand />).container).toHaveTextContent(new RegExp(`^${name}$`));
});
