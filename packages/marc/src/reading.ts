import type { CharacterSetName, Encoding } from './charset/character-set.ts';
import type { CharsetWeights } from './charset/weights.ts';
import type { IsisTable } from './isis/table.ts';
import type { MarcRecord } from './record.ts';
import type { Warning } from './warning.ts';

/** Reason for which bytes could not be read as a record. */
export type BadReason =
  | 'truncated' // the record breaks off
  | 'too-long' // more bytes than a record may have without a record terminator
  | 'no-structure' // no leader, directory or fields to be found
  | 'ill-formed' // XML whose elements cannot be told apart
  | 'unimarc' // a UNIMARC record
  | 'not-marc'; // the whole input is something else

interface Place {
  /** Offset of the record's first byte in the input. */
  readonly position: number;
  /** Number of the result in the input, from 0. */
  readonly index: number;
}

export interface ReadRecord extends Place {
  readonly kind: 'record';
  readonly record: MarcRecord;
  /** Encoding that the bytes were read in, whatever the leader says. */
  readonly encoding: Encoding;
  readonly warnings: readonly Warning[];
}

export interface BadRecord extends Place {
  readonly kind: 'bad';
  readonly reason: BadReason;
  /** Details for the log, in English. */
  readonly detail: string;
  /** Control number (001) as far as it could be read. */
  readonly controlNumber: string | null;
  /** The first bytes of what was read, 4 KiB at most. */
  readonly raw: Uint8Array;
}

export type ReadResult = ReadRecord | BadRecord;

export interface ReadOptions {
  /** Bytes a record may have, 8 MiB unless told; beyond it the reader looks for the next one. */
  readonly maxRecordBytes?: number;
  /** The character set of all records: none is guessed. */
  readonly charset?: CharacterSetName | undefined;
  /** Weights of the character sets in the file, as `surveyMarc` counted them. */
  readonly weights?: CharsetWeights | undefined;
  /** Rules by which fields of CDS/ISIS become MARC 21: 'marc' where they are so; else told by the fields. */
  readonly isis?: 'marc' | 'lilacs' | IsisTable | undefined;
  /** Called with the format once it is recognised. */
  readonly onFormat?: ((format: string) => void) | undefined;
}

export const defaultMaxRecordBytes = 8 * 1024 * 1024;

/** Result of decoding one record's bytes, before it is given its place. */
export type DecodeResult =
  | Pick<ReadRecord, 'kind' | 'record' | 'encoding' | 'warnings'>
  | Pick<BadRecord, 'kind' | 'reason' | 'detail' | 'controlNumber'>;

const rawLimit = 4096;

export function withPlace(decoded: DecodeResult, bytes: Uint8Array, place: Place): ReadResult {
  const { position, index } = place;
  if (decoded.kind === 'record') return { ...decoded, position, index };
  return { ...decoded, position, index, raw: bytes.slice(0, rawLimit) };
}
