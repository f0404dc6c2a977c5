import { renderToStaticMarkup } from 'react-dom/server';
import type { SampleSetup } from '../../config/settings/sample-schema';
import { SetupList } from './setup-list';

/** What a page says about its download. */
export interface SampleDownload {
  readonly name: string;
  readonly href: string;
  /** The address for paper. */
  readonly address: string;
  readonly bytes: number;
  readonly scriptCount: number;
  /** What the project builds when it is opened, if it does. */
  readonly setup?: SampleSetup;
}

/** Puts the link to a page's sample project below the introduction in its body. */
export function withDownload(html: string, download: SampleDownload | undefined): string {
  if (!download) return html;
  const { setup } = download;
  const link = renderToStaticMarkup(
    <>
      <DownloadLink {...download} />
      {setup && <SetupList setup={setup} />}
    </>,
  );
  const sections = html.search(/<(?:h2|section class="step")/);
  if (sections === -1) return html + link;
  return html.slice(0, sections) + link + html.slice(sections);
}

/** The words of the list of what a project builds, so that search finds them. */
export function setupWords(download: SampleDownload | undefined): string {
  if (!download?.setup) return '';
  return renderToStaticMarkup(<SetupList setup={download.setup} />).replace(/<[^>]*>/g, ' ');
}

function DownloadLink({ name, href, address, bytes, scriptCount, setup }: SampleDownload) {
  const contents = scriptCount === 1 ? MESSAGES.sampleContentsOne : MESSAGES.sampleContents;
  const about = contents
    .replace('{count}', String(scriptCount))
    .replace('{size}', (bytes / 1000).toFixed(1));
  return (
    <p>
      <a href={href} download={`${name}.zip`} data-address={address}>
        {setup ? MESSAGES.sampleDownload : MESSAGES.sampleDownloadScripts}
      </a>{' '}
      ({about}){setup && `. ${MESSAGES.sampleBuilds}`}
    </p>
  );
}
