import { shownNavbarItems } from './navbar-items';
import type { Settings } from './schema';

/** Only the settings that pages need in the browser and during rendering. */
export function publicSettings(settings: Settings, firstSidebar: string) {
  const { product, title, tagline, url, lang, hosts, footer, announcement } = settings;
  return {
    product,
    title,
    tagline,
    url,
    lang,
    marketingUrl: hosts.marketing,
    navbar: shownNavbarItems(settings),
    footer,
    announcement,
    aiWidget: shownWidget(settings),
    assistants: shownAssistants(settings),
    /** The sidebar for pages that are in none. */
    firstSidebar,
  };
}

/** What the widget's script is given; what the policy allows it is the build's affair. */
function shownWidget({ aiWidget }: Settings) {
  if (aiWidget === false) return aiWidget;
  const { src, data, disclaimer, exampleQuestions } = aiWidget;
  return { src, data, disclaimer, exampleQuestions };
}

/** What can read a page's Markdown; undefined if pages do not offer it. */
function shownAssistants({ markdownPages, copyPage }: Settings) {
  return markdownPages && copyPage !== false ? copyPage.assistants : undefined;
}

/** The settings of the search; undefined if it is off. */
export function enabledSearch({ search }: Settings) {
  return search === false ? undefined : search;
}

export type PublicSettings = ReturnType<typeof publicSettings>;
