import type { CopyOwner, FatedOwner } from '../items/copy-owner.ts';
import type { LibraryOptions } from '../items/libraries.ts';
import type { Transaction } from '../database/transaction.ts';
import type { TitleWrite } from '../records/write-bibliographic.ts';
import { findPlaceable, ownerKey } from '../items/unplaced-items.ts';

/**
 * Owners whose items are to be written: of records that are unchanged only those with items set
 * aside whose library is known now.
 */
export async function ownersToWrite(
  transaction: Transaction,
  owners: readonly FatedOwner[],
  libraries: LibraryOptions,
): Promise<CopyOwner[]> {
  const unchanged = owners.filter(({ isUnchanged }) => isUnchanged);
  const recordIds = unchanged.map(({ recordId }) => recordId);
  const waiting = await findPlaceable(transaction, recordIds, libraries);
  return owners.filter((owner) => !owner.isUnchanged || waiting.has(ownerKey(owner)));
}

/** Owner of the items of a bibliographic record that is written. */
export function ownerOf({ item, row, fate }: TitleWrite): FatedOwner {
  return {
    isUnchanged: fate.kind === 'unchanged',
    titleId: row.titleId,
    recordId: row.id,
    holdingsRecordId: null,
    source: item.origin.source,
    items: item.items,
    isNew: fate.kind === 'new' || fate.kind === 'joined',
  };
}
