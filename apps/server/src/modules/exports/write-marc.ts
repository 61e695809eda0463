import {
  conformingRecord,
  marcXmlFoot,
  marcXmlHead,
  writeIso2709,
  writeMarcXml,
} from '@estante/marc';
import type { ExportOrder, FileContent } from './exported.ts';

/** Records in ISO 2709; one that is too long for its numbers is left out. */
export function writeMarcFile({ titles }: ExportOrder): FileContent {
  const content: Uint8Array[] = [];
  const left: number[] = [];
  for (const { source } of titles) {
    const result = source.record && writeIso2709(source.record);
    if (result?.kind === 'written') content.push(result.bytes);
    else left.push(source.id);
  }
  return { content: Buffer.concat(content), left };
}

/** Records in MARCXML, as a collection. */
export function writeMarcXmlFile({ titles }: ExportOrder): FileContent {
  const records = titles.map(({ source: { record } }) =>
    record ? writeMarcXml(conformingRecord(record)) : '',
  );
  const left = titles.filter(({ source }) => !source.record).map(({ source }) => source.id);
  return { content: Buffer.from(`${marcXmlHead}${records.join('')}${marcXmlFoot}`), left };
}
