// The types of the generated module `$site/document`: see `site/pages/publish.ts`.
import type { ThemeColors } from '../brand/drawing';

declare const document: {
  readonly themeColors: ThemeColors;
  /** Whether `/search` answers queries. */
  readonly hasSearch: boolean;
  readonly hasOpenSearch: boolean;
};
export default document;
