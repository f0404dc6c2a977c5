/** `$site/document` in tests. */
export default {
  themeColors: { light: '#ffffff', dark: '#000000' },
  hasSearch: true,
  hasOpenSearch: true,
};
