import type { BatchClaims } from './claims.ts';
import { findIdentical, type RecordIdentity, type StoredIdentity } from './identity.ts';
import type { KnownRecords } from './known-records.ts';

/**
 * Claims the records that say the same already, so that no changed record of the batch takes the
 * place of one. Returns those of the incoming that are not in as they are: new numbers are reserved
 * for these alone, or each import of a file would use up as many as it has records.
 */
export function claimIdentical<
  IncomingRecord extends RecordIdentity & { readonly matchKey: string | null },
  KnownRecord extends StoredIdentity & { readonly matchKey: string | null },
>(
  incoming: readonly IncomingRecord[],
  known: KnownRecords<KnownRecord>,
  claims: BatchClaims,
): IncomingRecord[] {
  return incoming.filter((record) => {
    const identical = findIdentical(record, known.like(record));
    if (identical) claims.add(identical.id);
    return !identical;
  });
}
