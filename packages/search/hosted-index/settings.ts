import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch';
import type { Synonym } from '../engine/pages';
import { LEVELS } from '../engine/types';
import type { Facets } from './records';

/**
 * How the index searches and ranks. Other settings keep the values set in the service's dashboard.
 *
 * @param lang the language of the pages, a BCP 47 tag.
 */
export function indexSettings(lang: string, facets: Facets): IndexSettings {
  const language = lang.toLowerCase().split('-')[0] as SupportedLanguage;
  return {
    // Names before texts; the section's name matters least.
    searchableAttributes: [
      ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
      'unordered(identifiers)',
      'unordered(keywords)',
      'content',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: ['hierarchy.lvl0', 'type', 'rank', ...Object.keys(facets)],
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    // `RequestOwnership` is found by "ownership".
    camelCaseAttributes: ['hierarchy', 'content'],
    separatorsToIndex: '_',
    // One hit per heading: the best of its texts.
    attributeForDistinct: 'url',
    distinct: true,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.rank)', 'desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    advancedSyntax: true,
    ignorePlurals: true,
    removeWordsIfNoResults: 'allOptional',
    queryLanguages: [language],
    indexLanguages: [language],
  };
}

/** One-way synonyms: what readers say finds what the pages say, but not the reverse. */
export function indexSynonyms(synonyms: readonly Synonym[]): SynonymHit[] {
  const meanings = new Map<string, Set<string>>();
  for (const { said, meant } of synonyms) {
    for (const phrase of said.split(',').map((one) => one.trim().toLowerCase())) {
      if (phrase === '') continue;
      const all = meanings.get(phrase) ?? new Set<string>();
      meanings.set(phrase, all);
      // Each word is a synonym of its own, as in the embedded engine.
      for (const word of meant.split(/\s+/).filter(Boolean)) all.add(word);
    }
  }
  return [...meanings].map(([input, meant]) => ({
    objectID: `said-${encodeURIComponent(input)}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...meant],
  }));
}

/** The settings that a publication changes, one line each. */
export function changesOf(live: IndexSettings, next: IndexSettings): string[] {
  const before: Readonly<Record<string, unknown>> = { ...live };
  return Object.entries(next).flatMap(([name, value]: [string, unknown]) => {
    const old = name in before ? JSON.stringify(before[name]) : 'the default';
    const now = JSON.stringify(value);
    return old === now ? [] : [`${name}: ${old} → ${now}`];
  });
}
