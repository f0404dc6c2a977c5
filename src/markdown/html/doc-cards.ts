import { escapeAttribute } from '../../page-model/escape-attribute';

/** A page or a category in the list of another. */
export interface ListedPage {
  readonly label: string;
  readonly href: string;
}

const PLACE = '<div data-doc-cards=""></div>';

/** Puts the pages of a category where its page has `<DocCardList />`. */
export function fillDocCards(html: string, listed: readonly ListedPage[] = []): string {
  if (!html.includes(PLACE)) return html;
  const cards = listed.map(
    ({ label, href }) =>
      `<a class="card" href="${escapeAttribute(href)}"><span class="card-title">${escapeAttribute(label)}</span></a>`,
  );
  return html.replaceAll(PLACE, `<div class="cards">${cards.join('')}</div>`);
}
