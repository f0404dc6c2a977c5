/** Attributes for mermaid's own scripts and for assistive technology. */
const NEEDLESS = /^(?:data-|aria-)|^(?:role|name|alignment-baseline)$/;
/** Written to texts, though the whole picture has one. */
const FONT = /\s*font-(?:family:|weight: 400)[^;]*;?/g;
const REFERENCE = /#([\w-]+)/g;

/**
 * Strips everything from a drawn diagram that its picture doesn't need (nine tenths of it, mostly
 * rules and markers of other kinds of diagram), so that a source always makes the same small file.
 *
 * @param picture must be in the document so that its CSS rules can be read.
 * @returns the text of an SVG file.
 */
export function tidySvg(picture: SVGSVGElement): string {
  raiseTitles(picture);
  const css = usedRules(picture);
  for (const style of picture.querySelectorAll('style')) style.remove();
  for (const element of [picture, ...picture.querySelectorAll('*')]) tidyAttributes(element, css);
  removeUnused(picture);
  dropIds(picture);
  const { width, height } = picture.viewBox.baseVal;
  picture.setAttribute('width', String(Math.ceil(width)));
  picture.setAttribute('height', String(Math.ceil(height)));
  picture.removeAttribute('style');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = css;
  picture.prepend(style);
  return `${new XMLSerializer().serializeToString(picture)}\n`;
}

/** Draws group titles above the lines that enter the group; mermaid draws them below. */
function raiseTitles(picture: SVGSVGElement): void {
  for (const title of picture.querySelectorAll('.cluster-label')) {
    title.closest('.root')?.append(title);
  }
}

/** The rules that apply to an element of the picture, with the picture's id removed. */
function usedRules(picture: SVGSVGElement): string {
  const rules: string[] = [];
  for (const { sheet } of picture.querySelectorAll('style')) {
    for (const rule of sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const used = rule.selectorText
        .split(',')
        .filter((selector) => picture.parentElement?.querySelector(selector) != null)
        .map((selector) =>
          selector.replaceAll(`#${picture.id} `, '').replaceAll(`#${picture.id}`, 'svg').trim(),
        );
      const style = shortened(rule.style.cssText.replace(/\s*animation[^;]*;/g, ''));
      if (used.length > 0 && style !== '') rules.push(`${used.join(',')}{${style}}`);
    }
  }
  return rules.join('');
}

function shortened(style: string): string {
  return rounded(style.replace(/;\s*/g, ';').replace(/:\s+/g, ':').replace(/;$/, '').trim());
}

/** Two decimals of a pixel are already more than a screen can show. */
function rounded(value: string): string {
  return value.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) =>
    String(Math.round(Number(number) * 100) / 100 + 0),
  );
}

function tidyAttributes(element: Element, css: string): void {
  for (const { name, value } of [...element.attributes]) {
    const isAsked = css.includes(`[${name}`);
    if ((NEEDLESS.test(name) && !isAsked) || /^[\s;]*$/.test(value)) element.removeAttribute(name);
    else if (name === 'class') keepClasses(element, css);
    else if (name === 'style') element.setAttribute(name, shortened(value.replace(FONT, '')));
    else if (name !== 'id' && !name.startsWith('xmlns')) element.setAttribute(name, rounded(value));
  }
}

function keepClasses(element: Element, css: string): void {
  const kept = [...element.classList].filter((name) =>
    new RegExp(`\\.${CSS.escape(name)}(?![\\w-])`).test(css),
  );
  if (kept.length > 0) element.setAttribute('class', kept.join(' '));
  else element.removeAttribute('class');
}

/** Removes unreferenced definitions and empty groups, repeatedly: one may contain another. */
function removeUnused(picture: SVGSVGElement): void {
  for (let removed = true; removed;) {
    removed = false;
    const wanted = references(picture);
    for (const element of picture.querySelectorAll(
      'marker, symbol, filter, linearGradient, g, defs',
    )) {
      const isDefinition = !/^(?:g|defs)$/.test(element.tagName);
      const isUnused = isDefinition ? !wanted.has(element.id) : element.childNodes.length === 0;
      if (!isUnused) continue;
      element.remove();
      removed = true;
    }
  }
}

function references(picture: SVGSVGElement): Set<string> {
  const wanted = new Set<string>();
  for (const element of picture.querySelectorAll('*')) {
    for (const { value } of element.attributes) {
      for (const [, id] of value.matchAll(REFERENCE)) if (id) wanted.add(id);
    }
  }
  return wanted;
}

function dropIds(picture: SVGSVGElement): void {
  const wanted = references(picture);
  for (const element of [picture, ...picture.querySelectorAll('[id]')]) {
    if (!wanted.has(element.id)) element.removeAttribute('id');
  }
}
