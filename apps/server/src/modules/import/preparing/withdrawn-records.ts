import { subfields, type MarcRecord } from '@estante/marc';
import { filingKey } from './filing-key.ts';
import type { RecordKind } from './item.ts';

/**
 * Leader/05 as MARC 21 has it: d is deleted; of an authority s too, whose heading was split, and x,
 * whose heading was replaced by another. A corrected record (c) is in use.
 */
const withdrawing: Readonly<Record<RecordKind, string>> = {
  bibliographic: 'd',
  authority: 'dsx',
  holdings: 'd',
};

export function isWithdrawn({ leader }: MarcRecord, kind: RecordKind): boolean {
  const status = leader.charAt(5);
  return status !== '' && withdrawing[kind].includes(status);
}

/** Filing keys of the headings that a deleted heading's information names (682 $a). */
export function headingsNamed(record: MarcRecord): string[] {
  return [...new Set(subfields(record, '682', 'a').map(filingKey))].filter(Boolean);
}
