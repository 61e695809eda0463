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

/** Ending of the file's name in each format. */
export const fileEndings: Readonly<Record<ExportFormat, string>> = {
  pdf: 'pdf',
  txt: 'txt',
  xlsx: 'xlsx',
  csv: 'csv',
  ris: 'ris',
  bibtex: 'bib',
  'csl-json': 'csl.json',
  marc: 'mrc',
  marcxml: 'marc.xml',
  mods: 'mods.xml',
  'dublin-core': 'dc.xml',
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
