import { SaxesParser } from 'saxes';

/** A field as XML has it, nothing put right yet. */
export interface RawField {
  readonly tag: string;
  readonly ind1: string;
  readonly ind2: string;
  /** A control field's text; null for a data field. */
  value: string | null;
  readonly subfields: { readonly code: string; readonly value: string }[];
}

export interface ParsedElement {
  readonly leader: string | null;
  readonly fields: readonly RawField[];
  /** Fault that keeps the elements from being told apart, or null. */
  readonly fault: string | null;
  /** Whether the XML is ill-formed in a way that does no harm. */
  readonly isMended: boolean;
}

/** Deepest nesting that is read; no MARCXML is deeper, OAI-PMH around it included. */
const deepest = 16;
class DepthError extends Error {}

/** Faults of form that leave elements and their text as they are meant. */
const harmless = /"\]\]>"|duplicate attribute|malformed comment/;

/** Parses one record element. Elements count by their local names, whatever their namespace. */
export function parseRecordElement(text: string): ParsedElement {
  const parser = new SaxesParser({ fragment: true, position: false, xmlns: false as const });
  const builder = new Builder();
  let fault: string | null = null;
  let isMended = false;
  parser.on('error', ({ message }) => {
    if (harmless.test(message)) isMended = true;
    else fault ??= message;
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(localName(name), attributes));
  parser.on('text', (part) => builder.addText(part));
  parser.on('cdata', (part) => builder.addText(part));
  parser.on('closetag', ({ name }) => builder.close(localName(name)));
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof DepthError)) throw error;
    fault = 'elements nested too deep';
  }
  return { leader: builder.leader, fields: builder.fields, fault, isMended };
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

class Builder {
  leader: string | null = null;
  readonly fields: RawField[] = [];
  #depth = 0;
  #text = '';
  #code = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (++this.#depth > deepest) throw new DepthError();
    const { tag = '', ind1 = ' ', ind2 = ' ', code = '' } = attributes;
    switch (name) {
      case 'datafield':
      case 'controlfield':
        this.fields.push({ tag, ind1, ind2, value: null, subfields: [] });
        this.#text = '';
        break;
      case 'subfield':
        this.#code = code;
        this.#text = '';
        break;
      case 'leader':
        this.#text = '';
    }
  }

  addText(part: string): void {
    this.#text += part;
  }

  close(name: string): void {
    this.#depth--;
    const field = this.fields.at(-1);
    if (name === 'leader') this.leader ??= this.#text;
    else if (name === 'controlfield' && field) field.value = this.#text;
    else if (name === 'subfield') field?.subfields.push({ code: this.#code, value: this.#text });
  }
}
