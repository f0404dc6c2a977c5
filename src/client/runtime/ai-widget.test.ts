/** @jest-environment jsdom */
import '../../test/dom';
import settings from '$site/settings';
import { setBody } from '../../test/dom';
import { loadAiWidget } from './ai-widget';

const mockWhenIdle = jest.fn<undefined, [() => void]>();

jest.mock('../early/events', () => ({ whenIdle: (act: () => void) => mockWhenIdle(act) }));

beforeEach(() => setBody(''));
afterEach(() => jest.restoreAllMocks());

it('loads nothing without a widget', () => {
  jest.replaceProperty(settings, 'aiWidget', false);
  loadAiWidget();
  expect(document.body).toBeEmptyDOMElement();
});

it('loads the widget in the settings without holding up the page', () => {
  jest.replaceProperty(settings, 'aiWidget', {
    src: 'https://widget.example/w.js',
    data: { 'project-name': 'docs', key: 'k' },
    disclaimer: 'Answers may be wrong.',
    exampleQuestions: ['How do I "join"?', 'What is a room?'],
  });
  loadAiWidget();
  expect(document.body).toBeEmptyDOMElement();
  mockWhenIdle.mock.lastCall?.[0]();
  const script = document.body.querySelector('script');
  expect(script).toHaveAttribute('src', 'https://widget.example/w.js');
  expect(script?.async).toBe(true);
  expect(script).toHaveAttribute('data-project-name', 'docs');
  expect(script).toHaveAttribute('data-key', 'k');
  expect(script).toHaveAttribute('data-disclaimer', 'Answers may be wrong.');
  expect(JSON.parse(script?.dataset.exampleQuestions ?? '')).toEqual([
    'How do I "join"?',
    'What is a room?',
  ]);
});
