import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { localName, type XmlElement } from './xml-element.ts';

/** Error: the text that another wrote is no XML that is read here. */
export class XmlFault extends Error {}

const deepest = 40;
const mostElements = 400_000;
/** Characters read before others have their turn. */
const stride = 131_072;
/** No XML character, though programs write them. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const controls = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly start: number;
}

/**
 * Reads XML without document types, and so without entities but XML's own. Of elements of the name
 * `whole` what stands in them is kept as it was written. @throws XmlFault
 */
export async function readXml(source: string, whole?: string): Promise<XmlElement> {
  const text = source.replace(/^\ufeff/, '').replace(controls, '');
  const tree = new Tree(text, whole);
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('>', start + stride) + 1 || text.length;
    tree.write(text.slice(start, end));
    start = end;
    if (start < text.length) await setImmediate();
  }
  return tree.end();
}

class Tree {
  readonly #text: string;
  readonly #whole: string | undefined;
  readonly #parser = new SaxesParser({ xmlns: false as const });
  readonly #open: OpenElement[] = [];
  #inside = 0;
  #elements = 0;
  #depth = 0;
  #root: XmlElement | null = null;

  constructor(text: string, whole: string | undefined) {
    this.#text = text;
    this.#whole = whole;
    const parser = this.#parser;
    parser.on('doctype', () => {
      throw new XmlFault('document type');
    });
    parser.on('error', ({ message }) => {
      throw new XmlFault(message);
    });
    parser.on('opentag', ({ name, attributes }) => this.#begin(localName(name), attributes));
    parser.on('text', (part) => this.#add(part));
    parser.on('cdata', (part) => this.#add(part));
    parser.on('closetag', ({ name }) => this.#finish(localName(name)));
  }

  write(part: string): void {
    this.#parser.write(part);
  }

  end(): XmlElement {
    this.#parser.close();
    if (!this.#root) throw new XmlFault('no element');
    return this.#root;
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#depth > deepest) throw new XmlFault('elements nested too deep');
    if (this.#elements > mostElements) throw new XmlFault('too many elements');
    if (this.#inside > 0) {
      this.#inside += 1;
      return;
    }
    if (name === this.#whole) this.#inside = 1;
    const start = this.#parser.position;
    this.#open.push({ name, attributes, children: [], text: '', start });
  }

  #add(part: string): void {
    const last = this.#open.at(-1);
    if (last && this.#inside === 0) last.text += part;
  }

  #finish(name: string): void {
    this.#depth -= 1;
    if (this.#inside > 1) {
      this.#inside -= 1;
      return;
    }
    const done = this.#open.pop();
    if (!done) return;
    if (this.#inside === 1) done.text = this.#between(done.start);
    this.#inside = 0;
    const { attributes, children, text } = done;
    const element = { name, attributes, children, text };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.#root = element;
  }

  #between(start: number): string {
    const written = this.#text.slice(start, this.#parser.position);
    return written.slice(0, Math.max(0, written.lastIndexOf('</')));
  }
}
