import { branch, emptyElement, leaf } from '@estante/xml';
import { conformingRecord, writeMarcXml } from '@estante/marc';
import { writeModsRecord, writeOaiDc } from '@estante/references';
import { sourceTitle, type TitleSource } from '../exports/index.ts';
import { writeDatestamp } from './datestamp.ts';
import type { MetadataPrefix } from './metadata-format.ts';
import { writeIdentifier } from './record-identifier.ts';
import type { RecordStamp } from './record-repository.ts';

export function writeHeader(origin: string, record: RecordStamp): string {
  return branch(
    'header',
    [
      leaf('identifier', writeIdentifier(origin, record.titleId)),
      leaf('datestamp', writeDatestamp(record.datestamp)),
      ...record.sets.map((spec) => leaf('setSpec', spec)),
    ],
    { status: record.isDeleted ? 'deleted' : undefined },
  );
}

/** A record; of one that is gone, or that went since it was looked for, the header alone. */
export function writeRecord(
  origin: string,
  prefix: MetadataPrefix,
  record: RecordStamp,
  title: TitleSource | undefined,
): string {
  const isDeleted = record.isDeleted || !title;
  const metadata = isDeleted ? '' : writeMetadata(origin, prefix, title);
  return branch('record', [
    writeHeader(origin, { ...record, isDeleted }),
    metadata && `<metadata>${metadata}</metadata>`,
  ]);
}

/** '' where the title has no such metadata: MARC of one that did not come as a record. */
export function writeMetadata(origin: string, prefix: MetadataPrefix, title: TitleSource): string {
  const source = sourceTitle(title, origin, false);
  if (prefix === 'oai_dc') return writeOaiDc(source);
  if (prefix === 'mods') return writeModsRecord(source);
  return source.record ? writeMarcXml(conformingRecord(source.record)) : '';
}

/** The end of a part of a list: where it goes on, or that it does not. */
export function writeTokenElement(
  token: string,
  facts: { readonly total: number; readonly cursor: number; readonly expires?: Date },
): string {
  const attributes = {
    expirationDate: facts.expires && writeDatestamp(facts.expires),
    completeListSize: String(facts.total),
    cursor: String(facts.cursor),
  };
  return token === ''
    ? emptyElement('resumptionToken', attributes)
    : leaf('resumptionToken', token, attributes);
}
