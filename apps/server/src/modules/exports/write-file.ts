import type { ExportFormat } from '@estante/contract';
import {
  writeBibTex,
  writeCslJson,
  writeDublinCore,
  writeMods,
  writeRis,
} from '@estante/references';
import { writeTable } from '../../platform/csv-table.ts';
import type { ExportOrder, FileContent } from './exported.ts';
import { tableRows } from './table-rows.ts';
import { writeMarcFile, writeMarcXmlFile } from './write-marc.ts';
import { writePdf } from './write-pdf.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeText } from './write-text.ts';

/** Ending and media type of each format. */
export const fileTypes: Readonly<
  Record<ExportFormat, { readonly ending: string; readonly mediaType: string }>
> = {
  pdf: { ending: 'pdf', mediaType: 'application/pdf' },
  txt: { ending: 'txt', mediaType: 'text/plain; charset=utf-8' },
  xlsx: {
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  ris: { ending: 'ris', mediaType: 'application/x-research-info-systems; charset=utf-8' },
  bibtex: { ending: 'bib', mediaType: 'application/x-bibtex; charset=utf-8' },
  'csl-json': {
    ending: 'csl.json',
    mediaType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  },
  marc: { ending: 'mrc', mediaType: 'application/marc' },
  marcxml: { ending: 'marc.xml', mediaType: 'application/marcxml+xml; charset=utf-8' },
  mods: { ending: 'mods.xml', mediaType: 'application/mods+xml; charset=utf-8' },
  'dublin-core': { ending: 'dc.xml', mediaType: 'application/xml; charset=utf-8' },
};

/** Writes titles in a format. */
export async function writeFile(format: ExportFormat, order: ExportOrder): Promise<FileContent> {
  const sources = order.titles.map(({ source }) => source);
  const whole = (text: string): FileContent => ({ content: Buffer.from(text), left: [] });
  switch (format) {
    case 'pdf':
      return writePdf(order);
    case 'txt':
      return writeText(order);
    case 'xlsx':
      return writeSpreadsheet(order);
    case 'csv':
      return { content: writeTable(tableRows(order), order.language), left: [] };
    case 'ris':
      return whole(writeRis(sources));
    case 'bibtex':
      return whole(writeBibTex(sources));
    case 'csl-json':
      return whole(writeCslJson(sources));
    case 'marc':
      return writeMarcFile(order);
    case 'marcxml':
      return writeMarcXmlFile(order);
    case 'mods':
      return whole(writeMods(sources));
    case 'dublin-core':
      return whole(writeDublinCore(sources));
  }
}
