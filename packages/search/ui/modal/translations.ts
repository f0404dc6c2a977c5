import type { ModalTranslations } from '@docsearch/react';

/** Every text of DocSearch but those of the error screen, which `docsearch.ts` sets for each error. */
type Texts = {
  readonly [Part in Exclude<keyof ModalTranslations, 'errorScreen'>]-?: Readonly<
    Required<NonNullable<ModalTranslations[Part]>>
  >;
};

export const TRANSLATIONS: Texts = {
  searchBox: {
    resetButtonTitle: MESSAGES.searchClear,
    resetButtonAriaLabel: MESSAGES.searchClear,
    cancelButtonText: MESSAGES.searchCancel,
    cancelButtonAriaLabel: MESSAGES.searchCancel,
    searchInputLabel: MESSAGES.search,
  },
  startScreen: {
    recentSearchesTitle: MESSAGES.searchRecent,
    noRecentSearchesText: MESSAGES.searchNoRecent,
    saveRecentSearchButtonTitle: MESSAGES.searchSave,
    removeRecentSearchButtonTitle: MESSAGES.searchRemoveRecent,
    favoriteSearchesTitle: MESSAGES.searchFavorites,
    removeFavoriteSearchButtonTitle: MESSAGES.searchRemoveFavorite,
  },
  noResultsScreen: {
    noResultsText: MESSAGES.searchNoneFor,
    suggestedQueryText: MESSAGES.searchSuggestions,
    reportMissingResultsText: MESSAGES.searchMissing,
    reportMissingResultsLinkText: MESSAGES.searchReport,
  },
  footer: {
    selectText: MESSAGES.searchToSelect,
    selectKeyAriaLabel: MESSAGES.searchEnterKey,
    navigateText: MESSAGES.searchToNavigate,
    navigateUpKeyAriaLabel: MESSAGES.searchArrowUp,
    navigateDownKeyAriaLabel: MESSAGES.searchArrowDown,
    closeText: MESSAGES.searchToClose,
    closeKeyAriaLabel: MESSAGES.searchEscapeKey,
    searchByText: MESSAGES.searchBy,
  },
};
