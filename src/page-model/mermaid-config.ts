/** The colour modes; each diagram is drawn once in each. */
export type DiagramMode = 'light' | 'dark';

/** Arial, Liberation Sans and Helvetica have the same widths, so most systems have one of them. */
export const SYSTEM_FONTS = "Arial, 'Liberation Sans', Helvetica, sans-serif";

/** Boxes are only as wide as their text: type names are long, and the column is narrow. */
const GRAPH = { minNodeWidth: 0, wrappingWidth: 260 };

/** `curve` is for the lines of states too. */
const FLOWCHART = {
  ...GRAPH,
  curve: 'rounded',
  nodeSpacing: 24,
  rankSpacing: 40,
  padding: 8,
  subGraphTitleMargin: { top: 6, bottom: 20 },
  htmlLabels: false,
};

/** Most lines have a label; narrower spacing would make those next to each other touch. */
const STATE = { ...GRAPH, nodeSpacing: 40, rankSpacing: 56 };

/**
 * Three participants side by side, and messages that wrap between two of them, are narrow enough for
 * a phone: see `packages/diagrams/legible.ts`.
 */
const SEQUENCE = {
  mirrorActors: false,
  wrap: true,
  wrapPadding: 12,
  diagramMarginX: 4,
  width: 130,
  actorMargin: 18,
  height: 44,
  messageMargin: 30,
};

/**
 * Mermaid's configuration, in the browser and for prerendered files: its default or dark theme with
 * the site's colours.
 *
 * @param token returns the value of a custom property from `tokens.css` in that mode.
 * @param fontFamily what texts are measured and displayed in.
 */
// eslint-disable-next-line max-lines-per-function -- A table.
export function mermaidConfig(
  mode: DiagramMode,
  token: (name: string) => string,
  fontFamily = SYSTEM_FONTS,
) {
  const text = token('--color-ink');
  const surface = token('--color-surface');
  const line = token('--color-ink-muted');
  const border = token('--color-rule-strong');
  const accent = token('--color-you');
  const box = token('--color-you-soft');
  const page = token('--color-page');
  const note = token('--color-warning-soft');
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    // Mermaid would append its own error picture below the page and leave it there.
    suppressErrorRendering: true,
    look: 'classic',
    // HTML inside an SVG image is not rendered everywhere.
    htmlLabels: false,
    fontFamily,
    flowchart: FLOWCHART,
    state: STATE,
    sequence: SEQUENCE,
    // Keeps lines from crossing out their labels, and a label's second line from cutting its first.
    // WebKit does not let `tspan` inherit where its text is centred.
    themeCSS: `tspan { dominant-baseline: inherit } .node rect, .actor, .note { rx: 8px; ry: 8px } .edgeLabel rect { opacity: 1 !important } .actor[name="You"] { fill: ${box}; stroke: ${accent} } .actor[name="Other"] { stroke: ${token('--color-others')}; stroke-width: 2 } .messageText { ${halo(surface, 10)} } .messageText + .messageText { stroke-width: 6px } .cluster-label text { ${halo(page, 6)} }`,
    theme: mode === 'dark' ? 'dark' : 'default',
    themeVariables: {
      darkMode: mode === 'dark',
      fontFamily,
      fontSize: '16px',
      background: surface,
      primaryColor: box,
      primaryTextColor: text,
      primaryBorderColor: accent,
      secondaryColor: page,
      tertiaryColor: page,
      mainBkg: box,
      nodeBorder: accent,
      nodeTextColor: text,
      textColor: text,
      titleColor: text,
      labelColor: text,
      lineColor: line,
      defaultLinkColor: line,
      arrowheadColor: line,
      clusterBkg: page,
      clusterBorder: border,
      edgeLabelBackground: surface,
      actorBkg: page,
      actorBorder: border,
      actorTextColor: text,
      actorLineColor: border,
      signalColor: line,
      signalTextColor: text,
      labelBoxBkgColor: box,
      labelBoxBorderColor: accent,
      labelTextColor: text,
      loopTextColor: text,
      noteBkgColor: note,
      noteBorderColor: token('--color-warning'),
      noteTextColor: text,
      activationBkgColor: page,
      activationBorderColor: border,
      sequenceNumberColor: page,
      stateBkg: box,
      stateLabelColor: text,
      transitionColor: line,
      transitionLabelColor: text,
      labelBackgroundColor: surface,
      compositeBackground: page,
      compositeTitleBackground: page,
      compositeBorder: border,
      altBackground: surface,
      specialStateColor: line,
      innerEndBackground: line,
      relationColor: line,
      classText: text,
    },
  };
}

function halo(color: string, width: number): string {
  return `paint-order: stroke; stroke: ${color}; stroke-width: ${width}px; stroke-linejoin: round`;
}

export type MermaidConfig = ReturnType<typeof mermaidConfig>;
