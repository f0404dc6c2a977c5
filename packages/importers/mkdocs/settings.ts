import { ownValue } from '../../../src/config/diagnostics/own-value';
import type { Note } from '../shared/notes';
import { listOf, type MkdocsProject } from './config';

/** The settings as DocFX's metadata has them, from which the new ones are made. */
export function metadataOf({ config }: MkdocsProject): Record<string, unknown> {
  const { site_name, site_description, copyright, repo_url: repo, edit_uri: uri, theme } = config;
  const isEdited = uri !== undefined || listOf(theme.features).includes('content.action.edit');
  const branch = /^(?:edit|blob|src|-\/edit)\/([^/]+)/.exec(uri ?? '')?.[1] ?? 'master';
  return {
    _appTitle: site_name,
    _appFooter: copyright,
    _description: site_description,
    _lang: theme.language,
    ...(isEdited && repo && { _gitContribute: { repo, branch } }),
  };
}

const NOTHING = 'Nothing, unless a template of yours reads it.';
const BY_HAND = 'Take what it did over by hand, if pages need it.';

/** What settings that have no place here would need. */
const ADVICE: Readonly<Record<string, string>> = {
  'theme.logo': 'Replace src/components/Logo/.',
  'theme.favicon': 'Replace static/favicon.svg, from which all icons are drawn.',
  'theme.custom_dir': 'Change the components of this site in src/components/, where it matters.',
  'theme.font': 'Put the fonts into src/styles/tokens.css.',
  extra_css: 'Put colors and fonts into src/styles/tokens.css.',
  extra_javascript: 'Where readers need what they did, write a component.',
  hooks: 'They are code, which a move does not run: write what they made of pages.',
  INHERIT: 'The file is not in the folder: name one that has both (--root).',
  'extra.analytics': 'The setting "analytics" counts with PostHog; see docs/analytics.md.',
  'extra.social': 'Put the links into "footer.columns" of site.config.ts.',
  'extra.version': 'Set "versions" in site.config.ts, once there is an older build.',
  'extra.alternate': 'There is one language here.',
  'plugins.blog': 'Its posts are pages. Dates, lists, categories, authors and the feed are gone.',
  'plugins.mkdocstrings': 'Write pages of the reference, or link to where it is.',
  'plugins.macros': 'What pages have in double braces is shown as it is written.',
  'plugins.awesome-pages': 'What files such as .pages say, write into "nav".',
  'plugins.tags': 'Pages have no lists by tags here.',
};

/** Plugins whose work the site does itself, or that are moved. */
const QUIET =
  /^(?:search|redirects|minify|exclude|offline|privacy|optimize|social|section-index|git-revision-date(?:-localized)?|gh-admonitions|callouts|include-markdown)$/;
const EXTENSIONS =
  /^(?:markdown\.extensions\.|pymdownx\.(?!progressbar))|^(?:abbr|admonition|attr_list|codehilite|def_list|extra|fenced_code|footnotes|md_in_html|meta|nl2br|sane_lists|smarty|tables|toc|mdx_truly_sane_lists|markdown_include\.include)$/;

/** Notes what the settings say for which there is no place here. */
export function noteSettings(
  { file, config, lineOf }: MkdocsProject,
  onNote: (note: Note) => void,
): void {
  const add = (kind: string, keys: readonly string[], message: string, fix: string) =>
    onNote({ file, line: lineOf(...keys), kind, message, fix });
  const within = (key: 'theme' | 'extra') => Object.keys(config[key]).map((one) => [key, one]);
  const top = Object.keys(config).filter((key) => listOf(config[key]).length > 0);
  for (const keys of [...top.map((key) => [key]), ...within('theme'), ...within('extra')]) {
    const name = keys.join('.');
    const fix = ownValue(ADVICE, name) ?? (/^extra\./.test(name) ? NOTHING : undefined);
    if (fix !== undefined) add('settings', keys, `"${name}" is not taken over.`, fix);
  }
  for (const written of config.plugins.keys()) {
    const name = written.replace(/^material\//, '');
    const fix = ownValue(ADVICE, `plugins.${name}`) ?? BY_HAND;
    if (!QUIET.test(name)) add('plugins', ['plugins'], `The plugin "${name}" is not known.`, fix);
  }
  for (const name of config.markdown_extensions.keys()) {
    const message = `The Markdown extension "${name}" is not known.`;
    if (!EXTENSIONS.test(name)) add('extensions', ['markdown_extensions'], message, BY_HAND);
  }
}
