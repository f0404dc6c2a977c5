import { z } from 'zod';

/** What a check's problems do: `error` fails the build, `warn` prints, `ignore` is silent. */
const severity = z.enum(['error', 'warn', 'ignore']);
export type Severity = z.infer<typeof severity>;

/** The checks whose severity is configurable: `checks` in `site.config.ts`. */
export const checks = z
  .strictObject({
    /** A link to a path on this site that does not exist. */
    brokenLinks: severity.default('error'),
    /** A link to an `.md` or `.mdx` file that does not exist. */
    brokenMarkdownLinks: severity.default('error'),
    /** An image, video, download or picture of a social card that does not exist. */
    missingAssets: severity.default('error'),
    /** A diagram or drawing without a text alternative. */
    textAlternatives: severity.default('error'),
    /** An admonition that is never closed, or earlier than it seems: it ends where the parser says. */
    admonitions: severity.default('error'),
    /**
     * With `markdownPlugin`, a "<" or "{" that is neither a tag nor an expression, a tag that is not
     * closed, a variable or a component that does not exist: it is shown as it is written, or as a
     * notice; without it, such a page always ends the build. Tabs that cannot be told apart. A page without a title, which gets that of its file. A file that is no page, because
     * its name ends in `.MDX` or `.markdown`.
     */
    markup: severity.default('error'),
    /** A code block in a language that cannot be highlighted: it is shown as plain text. */
    codeLanguages: severity.default('warn'),
    /**
     * An unknown key after the language of a code block, such as `titel="…"`, or highlighted lines and
     * comments for them that highlight nothing.
     */
    codeMeta: severity.default('error'),
    /**
     * A component of a page that cannot be shown: with `markdownPlugin`, a notice is in its place. An
     * island that browsers cannot run.
     */
    components: severity.default('warn'),
    /**
     * A script, a frame, a form or the like that the setting `allow` does not name for its page, or
     * a link that runs a script: it is left out of the page.
     */
    activeContent: severity.default('error'),
    /** With `markdownPlugin`, an import of what does not exist: a notice is in its place. */
    missingImports: severity.default('error'),
    /** A key in a page's front matter that has no meaning here. */
    frontMatterKeys: severity.default('warn'),
    /** A value in a page's front matter that its key cannot have: the page does without it. */
    frontMatterValues: severity.default('error'),
    /** A link of the navbar, the footer, the bar above them or a sidebar that leads nowhere. */
    navigationLinks: severity.default('warn'),
    /**
     * What looks like a key or a token in a published file. Values of variables whose names say that
     * they are secret always end the build.
     */
    secrets: severity.default('error'),
    /** Two pages with the same path. */
    duplicateRoutes: severity.default('warn'),
    /** A link to a heading that does not exist on its page. */
    brokenAnchors: severity.default('warn'),
  })
  .prefault({});

export type CheckName = keyof z.infer<typeof checks>;
