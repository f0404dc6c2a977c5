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
