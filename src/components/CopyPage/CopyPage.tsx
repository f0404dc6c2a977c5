import * as React from 'react';
import settings from '$site/settings';
import { withBase } from '../../base-path';
import { markdownPath } from '../../routes';
import * as dropdown from '../Dropdown/Dropdown.module.css';
import { Icon } from '../Icon/Icon';
import * as styles from './CopyPage.module.css';

function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/**
 * What a reader can do with the page's Markdown: a native disclosure with links, which works without
 * JavaScript. Only copying needs scripts, so that item is not in the document.
 */
export function CopyPage({ path }: { path: string }) {
  const [label, setLabel] = React.useState('');
  const text = React.useRef<Promise<string>>();
  const file = markdownPath(path);
  React.useEffect(() => setLabel(MESSAGES.copyMarkdown), []);
  // Loaded as the menu opens: a moment after a click, a page may not write to the clipboard any more.
  const load = () => (text.current ??= fetch(withBase(file)).then(textOf));
  const copy = (event: React.SyntheticEvent) => {
    event.preventDefault();
    load()
      .then((markdown) => navigator.clipboard.writeText(markdown))
      .then(
        () => setLabel(MESSAGES.copied),
        () => {
          text.current = undefined;
          setLabel(MESSAGES.notCopied);
        },
      );
  };
  const open = () => {
    setLabel(MESSAGES.copyMarkdown);
    // What fails is said when it is to be copied.
    load().catch(() => {});
  };
  // A query may have colons and slashes, and the address as the document has it costs no bytes.
  const address = (settings.url + file).replace(/[%&+#]/g, encodeURIComponent);
  return (
    <details className={`${dropdown.dropdown} ${styles.copy}`} data-dropdown="" onToggle={open}>
      <summary className={dropdown.button}>
        {MESSAGES.copyPage}
        <Icon name="chevron" />
      </summary>
      <ul className={dropdown.menu}>
        {label && (
          <li>
            <a
              role="button"
              href={withBase(file)}
              onClick={copy}
              onKeyDown={(event) => event.key === ' ' && copy(event)}
            >
              {label}
            </a>
          </li>
        )}
        <li>
          <a href={withBase(file)}>{MESSAGES.viewMarkdown}</a>
        </li>
        {settings.assistants?.map(({ label: name, href }) => (
          <li key={href}>
            <a href={href.replace('{url}', () => address)} rel="noopener">
              {MESSAGES.openIn.replace('{name}', () => name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
