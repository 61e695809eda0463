import type { BatchClaims } from './claims.ts';
import { findIdentical, type RecordIdentity, type StoredIdentity } from './identity.ts';
import type { KnownRecords } from './known-records.ts';

/**
 * Claims the records that say the same already, so that no changed record of the batch takes the
 * place of one. Returns how many of the incoming are not in as they are: new numbers are reserved
 * for these alone, or each import of a file would use up as many as it has records.
 */
export function claimIdentical<Known extends StoredIdentity & { readonly matchKey: string | null }>(
  incoming: readonly (RecordIdentity & { readonly matchKey: string | null })[],
  known: KnownRecords<Known>,
  claims: BatchClaims,
): number {
  const identical = incoming.flatMap((record) => findIdentical(record, known.like(record)) ?? []);
  for (const { id } of identical) claims.add(id);
  return incoming.length - identical.length;
}
