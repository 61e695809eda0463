import { textOf, type SvgElement } from './svg-tree.ts';

/** Names by which a shape may be told how to look: attributes of SVG, and properties of its styles. */
export const looks: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'display',
  'visibility',
  'font-size',
  'font-weight',
  'text-anchor',
]);

/** Words, numbers and colours; no address, no escape, no word in quotes. */
const plain = /^[\w\s.,#%()+-]*$/;
const leads = /(?:url|image|attr|expression)\s*\(/i;

export function isPlain(value: string): boolean {
  return plain.test(value) && !leads.test(value);
}

type Declarations = readonly (readonly [string, string])[];

/** Declarations of a style: 'fill:#fff;stroke:none' as attributes; what may not be said is left out. */
export function declarationsIn(style: string): Declarations {
  return style.split(';').flatMap((one) => {
    const at = one.indexOf(':');
    const [name, value] = [one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()];
    return looks.has(name) && value !== '' && isPlain(value) ? [[name, value] as const] : [];
  });
}

const rule = /((?:\.[\w-]+\s*,?\s*)+)\{([^{}]*)\}/g;

/** Rules by class alone, as drawing programs write them: they become attributes, no style is kept. */
export function classRulesIn(root: SvgElement): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const style of stylesIn(root)) {
    for (const [, selectors = '', body = ''] of style.matchAll(rule)) {
      for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g))
        rules.set(name, [...(rules.get(name) ?? []), ...declarationsIn(body)]);
    }
  }
  return rules;
}

function stylesIn(element: SvgElement): string[] {
  if (element.name === 'style') return [textOf(element)];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : stylesIn(child)));
}
