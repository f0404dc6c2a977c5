import { escapeAttribute } from '../../page-model/escape-attribute';
import type { NavLink } from '../../page-model/nav-entry';

const PLACE = '<div data-doc-cards=""></div>';

/** Puts the pages of a category where its page has `<DocCardList />`. */
export function fillDocCards(html: string, listed: readonly NavLink[] = []): string {
  if (!html.includes(PLACE)) return html;
  const cards = listed.map(
    ({ label, href }) =>
      `<a class="card" href="${escapeAttribute(href)}"><span class="card-title">${escapeAttribute(label)}</span></a>`,
  );
  return html.replaceAll(PLACE, `<div class="cards">${cards.join('')}</div>`);
}
