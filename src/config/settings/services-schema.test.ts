import { aiWidget, analytics } from './services-schema';

const project = (name: string, recordSessions?: boolean) => ({
  name,
  apiKey: 'key',
  host: 'https://eu.example',
  ...(recordSessions !== undefined && { recordSessions }),
});

const messages = (projects: object[]) =>
  analytics.safeParse({ projects }).error?.issues.map(({ message }) => message);

it('analytics are off without settings; with them, privacy signals are respected and nobody is asked', () => {
  expect(analytics.parse(undefined)).toBe(false);
  expect(analytics.parse({ projects: [project('docs')] })).toEqual({
    provider: 'posthog',
    projects: [{ ...project('docs'), recordSessions: false }],
    askConsent: false,
    respectPrivacySignals: true,
  });
});

it('projects have different names, and one of them can record sessions', () => {
  expect(messages([project('docs', true), project('company', false)])).toBeUndefined();
  expect(messages([project('docs'), project('docs')])).toEqual(['two projects have the same name']);
  expect(messages([project('docs', true), project('company', true)])).toEqual([
    'only one project can record sessions',
  ]);
});

it('a widget has a disclaimer and example questions by default', () => {
  expect(aiWidget.parse(undefined)).toBe(false);
  expect(aiWidget.parse({ src: 'https://widget.example/w.js' })).toMatchObject({
    disclaimer: 'This is a custom model with access to all the documentation.',
    exampleQuestions: [
      'How do I connect to a room?',
      'How do I sync a rigidbody?',
      'How does pricing work?',
    ],
  });
});
