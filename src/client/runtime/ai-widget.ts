import settings from '$site/settings';
import { whenIdle } from '../early/events';

/** Loads the question-answering widget if the settings have one, when the browser is idle. */
export function loadAiWidget(): void {
  const { aiWidget } = settings;
  if (aiWidget === false) return;
  const script = document.createElement('script');
  script.src = aiWidget.src;
  script.async = true;
  const { data, disclaimer, exampleQuestions: questions } = aiWidget;
  const all = { ...data, disclaimer, 'example-questions': JSON.stringify(questions) };
  for (const [name, value] of Object.entries(all)) script.setAttribute(`data-${name}`, value);
  whenIdle(() => document.body.append(script));
}
