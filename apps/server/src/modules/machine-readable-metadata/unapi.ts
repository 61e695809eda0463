import { branch, emptyElement, xmlHead } from '@estante/xml';
import { writeBibTex, writeRis } from '@estante/references';
import { sourceTitle, writeTitleRecord, type TitleSource } from '../exports/index.ts';

interface UnApiFormat {
  readonly type: string;
  readonly docs: string;
  /**
   * Whether the format is advertised. Zotero takes MARCXML or MODS before RIS where they are named, and reads less of a
   * title out of them.
   */
  readonly isTold: boolean;
  /** Writes the record of a title; '' where it has no such record. */
  readonly write: (title: TitleSource, origin: string) => string;
}

const asXml = (element: string) => (element === '' ? '' : `${xmlHead}${element}\n`);

/** Formats in which a title is given as it is, by name. */
const formats: Readonly<Record<string, UnApiFormat>> = {
  ris: {
    type: 'application/x-research-info-systems',
    docs: 'https://en.wikipedia.org/wiki/RIS_(file_format)',
    isTold: true,
    write: (title, origin) => writeRis([sourceTitle(title, origin, false)]),
  },
  bibtex: {
    type: 'application/x-bibtex',
    docs: 'http://www.bibtex.org/Format/',
    isTold: true,
    write: (title, origin) => writeBibTex([sourceTitle(title, origin, false)]),
  },
  oai_dc: {
    type: 'application/xml',
    docs: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    isTold: true,
    write: (title, origin) => asXml(writeTitleRecord(origin, 'oai_dc', title)),
  },
  marcxml: {
    type: 'application/marcxml+xml',
    docs: 'http://www.loc.gov/marcxml/',
    isTold: false,
    write: (title, origin) => asXml(writeTitleRecord(origin, 'marcxml', title)),
  },
  mods: {
    type: 'application/mods+xml',
    docs: 'http://www.loc.gov/standards/mods/',
    isTold: false,
    write: (title, origin) => asXml(writeTitleRecord(origin, 'mods', title)),
  },
};

export function findUnApiFormat(name: string): UnApiFormat | null {
  return Object.hasOwn(formats, name) ? (formats[name] ?? null) : null;
}

/** Lists the formats to choose from: of a title, or of any (''). */
export function writeUnApiFormats(id: string): string {
  const told = Object.entries(formats)
    .filter(([, { isTold }]) => isTold)
    .map(([name, { type, docs }]) => emptyElement('format', { name, type, docs }));
  return `${xmlHead}${branch('formats', told, { id })}\n`;
}
