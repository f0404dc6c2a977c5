/** What a pointer or the keyboard does to an element, and the attribute that shows it for good. */
const STATES = {
  ':hover': '[data-state~="hover"]',
  ':focus-visible': '[data-state~="focus"]',
} as const;

/** Adds to each rule for a state the same rule for elements that are always in it. */
export function showStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addStates(sheet);
}

function addStates(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSMediaRule) addStates(rule);
    if (rule instanceof CSSStyleRule) addState(group, rule, at);
  }
}

function addState(group: CSSStyleSheet | CSSGroupingRule, rule: CSSStyleRule, at: number): void {
  let selector = rule.selectorText;
  for (const [state, attribute] of Object.entries(STATES)) {
    selector = selector.replaceAll(state, attribute);
  }
  if (selector === rule.selectorText) return;
  group.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
}
