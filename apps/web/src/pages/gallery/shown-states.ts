/** Selector of the focusable elements. */
const stops = ':is(a[href],button,input,select,textarea,summary,[tabindex])';

const shown = (state: string, what: string) => `:is([data-shown="${state}"] ${what})`;

/** Pseudo-classes and their marks, in order: a longer name contains a shorter one. */
const stand: readonly (readonly [pseudo: RegExp, selector: string])[] = [
  [/:focus-visible/g, shown('focus', stops)],
  [/:focus-within/g, shown('focus', `:has(${stops})`)],
  [/:focus(?![\w-])/g, shown('focus', stops)],
  [/:hover/g, shown('pointed at', '*')],
];

/** Replaces the states that only a reader brings about by marks of the gallery. */
export function shownSelector(selector: string): string {
  return stand.reduce((text, [pseudo, mark]) => text.replaceAll(pseudo, mark), selector);
}

/**
 * Copies the focus and hover rules of these sheets for elements that the gallery marks: the components' own
 * rules, so that nothing here can differ.
 */
export function shownRules(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = shownSelector(rule.selectorText);
      return selector === rule.selectorText ? [] : [`${selector}{${rule.style.cssText}}`];
    }
    if (!(rule instanceof CSSGroupingRule)) return [];
    const inner = shownRules(rule.cssRules);
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    return inner.length > 0 ? [`${head}{${inner.join('')}}`] : [];
  });
}
