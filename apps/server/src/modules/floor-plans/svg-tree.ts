import { SaxesParser } from 'saxes';

/** An element of a drawing, with what stands in it in its order. */
export interface SvgElement {
  /** '' for one that is not of SVG. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgElement | string)[];
}

/** Error: the file that was sent is no drawing that is read here. */
export class SvgFault extends Error {}

const namespace = 'http://www.w3.org/2000/svg';
const [deepest, mostElements] = [60, 20_000];

interface OpenElement extends SvgElement {
  readonly children: (SvgElement | string)[];
}

/** Reads a drawing, without entities but XML's own. @throws SvgFault */
export function readSvg(source: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: SvgElement | null = null;
  let elements = 0;
  parser.on('doctype', (text) => {
    // A type that drawing programs name without more is passed over; one that declares entities is not read.
    if (text.includes('[')) throw new SvgFault('document type');
  });
  parser.on('error', ({ message }) => {
    throw new SvgFault(message);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (open.length >= deepest || elements > mostElements) throw new SvgFault('too many elements');
    const own = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const name = uri === namespace || uri === '' ? local : '';
    open.push({ name, attributes: new Map(own), children: [] });
  });
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text));
  parser.on('closetag', () => {
    const done = open.pop();
    const parent = open.at(-1);
    if (done && parent) parent.children.push(done);
    else root = done ?? null;
  });
  parser.write(source.replace(/^\ufeff/, '')).close();
  if (root === null) throw new SvgFault('no element');
  return root;
}

export function textOf(element: SvgElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
