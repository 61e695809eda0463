import { escapeXml } from './escape.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Attributes of an element by name; one that is undefined or '' is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escapeXml(value)}"` : ''))
    .join('');
}

/** An element with text; '' where there is no text. */
export function leaf(name: string, text: string, attributes: Attributes = {}): string {
  return text ? `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>` : '';
}

/** An element with others in it, already written; '' where there are none. */
export function branch(
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string {
  const inside = children.filter(Boolean).join('');
  return inside ? `<${name}${attributesOf(attributes)}>${inside}</${name}>` : '';
}

/** An element that holds nothing but its attributes. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}
