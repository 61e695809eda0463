import { describeHoldings, readStoredRecord, type MarcRecord } from '@estante/marc';
import type { CopyOwner } from '../items/copy-owner.ts';
import { describeAgain } from '../records/describe-again.ts';
import { replaceFormerNumbers } from '../records/former-number-repository.ts';
import { formerNumbersOf } from '../preparing/former-numbers.ts';
import {
  findWithdrawn,
  takeBack,
  takeBackHoldings,
  type RestoredHoldings,
  type RestoredRecord,
} from './restored-repository.ts';
import type { Transaction } from '../database/transaction.ts';
import { withdrawItems, withdrawTitles } from '../records/withdrawal-repository.ts';
import { writeItems } from '../items/write-items.ts';
import { describeByOthers } from '../records/write-withdrawals.ts';

/** Makes records, their titles and their copies what they were before the import overwrote them. */
export async function restoreRecords(
  transaction: Transaction,
  importId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const wereWithdrawn = await findWithdrawn(transaction, ids);
  const rows = await takeBack(transaction, importId, ids);
  const records = rows.map((row) => ({ ...row, record: readStoredRecord(row.marc) }));
  const live = records.filter(({ isWithdrawn }) => !isWithdrawn);
  await describeAgain(
    transaction,
    live.filter(({ isPrimary }) => isPrimary),
  );
  await replaceFormerNumbers(transaction, 'bibliographic', live.map(numbered), false);
  const holdings = await takeBackHoldings(
    transaction,
    live.map(({ recordId }) => recordId).filter((id) => wereWithdrawn.has(id)),
  );
  await writeOwners(transaction, live, holdings);
  const gone = records.filter((one) => one.isWithdrawn);
  await withdrawItems(
    transaction,
    gone.map(({ recordId }) => recordId),
  );
  const withdrawn = gone.map(({ titleId }) => titleId);
  await describeByOthers(transaction, withdrawn);
  await withdrawTitles(transaction, withdrawn);
}

type RestoredMarc = RestoredRecord & { readonly record: MarcRecord };

function numbered({ recordId, source, number, record }: RestoredMarc) {
  return { id: recordId, formerNumbers: formerNumbersOf(record, { source, number }) };
}

/** The library that stood in for unknown ones, if any, is the one where the copies came to. */
async function writeOwners(
  transaction: Transaction,
  records: readonly RestoredMarc[],
  holdings: readonly RestoredHoldings[],
): Promise<void> {
  const held = Map.groupBy(holdings, ({ recordId }) => recordId);
  for (const [library, some] of Map.groupBy(records, ({ standIn }) => standIn)) {
    const owners = some.flatMap((one) => [
      ownerOf(one),
      ...(held.get(one.recordId) ?? []).map((record) => holderOf(one, record)),
    ]);
    await writeItems(transaction, owners, { library, newLibraries: false });
  }
}

function ownerOf(restored: RestoredMarc): CopyOwner {
  const { titleId, recordId, source, record, choice } = restored;
  return {
    titleId,
    recordId,
    holdingsRecordId: null,
    source,
    items: describeHoldings(record, choice ?? undefined),
    isNew: false,
  };
}

function holderOf(restored: RestoredMarc, { id, marc }: RestoredHoldings): CopyOwner {
  const items = describeHoldings(readStoredRecord(marc), restored.choice ?? undefined);
  return { ...ownerOf(restored), holdingsRecordId: id, items };
}
