/** Selector of the elements that the keyboard can stand on. */
const stops = ':is(a[href],button,input,select,textarea,summary,[tabindex])';

const shown = (state: string, what: string) => `:is([data-shown="${state}"] ${what})`;

/** In order: a longer name holds a shorter one. */
const stand: readonly (readonly [pseudo: RegExp, selector: string])[] = [
  [/:focus-visible/g, shown('focus', stops)],
  [/:focus-within/g, shown('focus', `:has(${stops})`)],
  [/:focus(?![\w-])/g, shown('focus', stops)],
  [/:hover/g, shown('pointed at', '*')],
];

/** A selector with marks of the gallery in place of the states that only a reader brings about. */
export function shownSelector(selector: string): string {
  return stand.reduce((text, [pseudo, mark]) => text.replaceAll(pseudo, mark), selector);
}

/**
 * The rules of these sheets for what the keyboard or the pointer is at, once more for what the
 * gallery shows as if they were: the components' own rules, so that nothing here can differ.
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
