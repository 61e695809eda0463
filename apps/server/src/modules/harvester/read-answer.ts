import { readDatestamp } from './datestamp.ts';
import { childrenOf, textOf, type XmlElement } from './xml-element.ts';
import { readXml, XmlFault } from './xml-tree.ts';

/** A record of a list as its provider tells it. */
export interface HarvestedRecord {
  readonly identifier: string;
  readonly datestamp: Date;
  readonly isDeleted: boolean;
  /** Content of its `metadata`, as written; '' where there is none. */
  readonly raw: string;
}

export interface RecordList {
  readonly stamp: Date | null;
  readonly records: readonly HarvestedRecord[];
  /** Number of records that have no number, or are longer than a record may be. */
  readonly unread: number;
  /** Token that goes on; '' at the end of the list. */
  readonly token: string;
  /** Number of records of the whole list, where it is told. */
  readonly size: number | null;
}

export interface ProviderError {
  readonly code: string;
  readonly message: string;
}

export interface ProviderAnswer {
  readonly errors: readonly ProviderError[];
  readonly verb: XmlElement | null;
  readonly stamp: Date | null;
}

const longest = { identifier: 1000, token: 4000, raw: 262_144, message: 300 } as const;

/** @throws XmlFault where it is no answer of OAI-PMH */
export async function readAnswer(xml: string, verb: string): Promise<ProviderAnswer> {
  const root = await readXml(xml, 'metadata');
  if (root.name !== 'OAI-PMH') throw new XmlFault(`${root.name.slice(0, 40)}, not OAI-PMH`);
  const errors = childrenOf(root, 'error').map(({ attributes, text }) => ({
    code: (attributes['code'] ?? '').slice(0, 60),
    message: text.trim().slice(0, longest.message),
  }));
  const found = root.children.find(({ name }) => name === verb) ?? null;
  if (!found && errors.length === 0) throw new XmlFault(`no ${verb}`);
  return { errors, verb: found, stamp: readDatestamp(textOf(root, 'responseDate')) };
}

export function readList({ verb, stamp }: ProviderAnswer): RecordList {
  const elements = verb ? childrenOf(verb, 'record') : [];
  const records = elements.flatMap((element) => readRecord(element, stamp) ?? []);
  const end = verb?.children.find(({ name }) => name === 'resumptionToken');
  const token = end?.text.trim() ?? '';
  if (token.length > longest.token) throw new XmlFault('resumption token too long');
  const size = Number(end?.attributes['completeListSize'] ?? Number.NaN);
  return {
    stamp,
    records,
    unread: elements.length - records.length,
    token,
    size: Number.isSafeInteger(size) && size >= 0 ? size : null,
  };
}

/** Reads a record. One without a date gets the day on which it was told: some leave it out of what is deleted. */
function readRecord(element: XmlElement, told: Date | null): HarvestedRecord | null {
  const header = element.children.find(({ name }) => name === 'header');
  const identifier = textOf(header, 'identifier');
  const written = textOf(header, 'datestamp');
  const datestamp = written === '' ? told : readDatestamp(written);
  const raw = element.children.find(({ name }) => name === 'metadata')?.text.trim() ?? '';
  if (identifier === '' || identifier.length > longest.identifier || !datestamp) return null;
  if (raw.length > longest.raw) return null;
  return { identifier, datestamp, raw, isDeleted: header?.attributes['status'] === 'deleted' };
}
