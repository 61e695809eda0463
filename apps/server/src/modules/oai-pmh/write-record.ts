import { branch, emptyElement, leaf } from '@estante/xml';
import { writeTitleRecord, type TitleSource } from '../exports/index.ts';
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
  const metadata = isDeleted ? '' : writeTitleRecord(origin, prefix, title);
  return branch('record', [
    writeHeader(origin, { ...record, isDeleted }),
    metadata && `<metadata>${metadata}</metadata>`,
  ]);
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
