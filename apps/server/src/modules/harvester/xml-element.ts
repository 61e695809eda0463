/** An element by its local name. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text of the element itself, and what stands in it as written where it is kept whole. */
  readonly text: string;
}

/** Name without the prefix of its namespace. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Children of an element that have a name, in their order. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the first child of the name, without the blanks around it; '' where there is none. */
export function textOf(element: XmlElement | undefined, name: string): string {
  return element?.children.find((child) => child.name === name)?.text.trim() ?? '';
}
