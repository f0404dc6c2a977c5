import settings from '$site/settings';
import { whenIdle } from '../early/events';

/** Loads the question-answering widget if the settings have one, when the browser is idle. */
export function loadAiWidget(): void {
  const { aiWidget } = settings;
  if (aiWidget === false) return;
  const script = document.createElement('script');
  script.src = aiWidget.src;
  script.async = true;
  Object.assign(script.dataset, camelCaseKeys(aiWidget.data), {
    disclaimer: aiWidget.disclaimer,
    exampleQuestions: JSON.stringify(aiWidget.exampleQuestions),
  });
  whenIdle(() => document.body.append(script));
}

/** `project-name` becomes `projectName`, as in `dataset`. */
function camelCaseKeys(data: Readonly<Record<string, string>>): Record<string, string> {
  const camelCase = (key: string) =>
    key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [camelCase(key), value]));
}
