import { readStoredRecord, type StoredRecord } from '@estante/marc';
import { describeAgain } from './describe-again.ts';
import type { BatchNumber } from '../database/import-number.ts';
import { setAside, type Item, type WithdrawnItem } from '../preparing/item.ts';
import type { Outcome } from './outcome.ts';
import { keepOverwritten } from './overwritten-repository.ts';
import { sameTitle } from '../identity/same-title.ts';
import type { Transaction } from '../database/transaction.ts';
import { withdrawAuthority, withdrawHoldings } from './withdrawal-of-parts.ts';
import {
  findStanding,
  makePrimary,
  promoteOthers,
  withdrawRecords,
  withdrawTitles,
} from './withdrawal-repository.ts';

export interface Withdrawals {
  readonly outcomes: readonly Outcome[];
  /** Copies that are no longer there with them. */
  readonly copies: number;
}

/** Withdraws what the records of a batch say is withdrawn, after all others of it are written. */
export async function writeWithdrawals(
  transaction: Transaction,
  items: readonly Item[],
  importNumber: BatchNumber,
): Promise<Withdrawals> {
  const outcomes: Outcome[] = [];
  let copies = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'withdrawn') continue;
    const done = isTakenBack(item, items.slice(at + 1))
      ? { result: 'unchanged' as const, copies: 0 }
      : await withdraw(transaction, item, importNumber);
    copies += done.copies;
    outcomes.push(
      done.result === 'set-aside'
        ? { item: setAside(item, 'another-title'), result: 'set-aside' }
        : { item, result: done.result, change: null, isRenumbered: false },
    );
  }
  return { outcomes, copies };
}

/** Whether the number of a withdrawn record comes again after it, with a record. */
function isTakenBack({ of, origin }: WithdrawnItem, later: readonly Item[]): boolean {
  return later.some(
    (item) =>
      item.kind === of &&
      item.origin.source === origin.source &&
      item.origin.number === origin.number,
  );
}

interface WithdrawalResult {
  readonly result: 'withdrawn' | 'unchanged' | 'set-aside';
  readonly copies: number;
}

async function withdraw(
  transaction: Transaction,
  item: WithdrawnItem,
  importNumber: BatchNumber,
): Promise<WithdrawalResult> {
  switch (item.of) {
    case 'bibliographic':
      return withdrawTitle(transaction, item, importNumber);
    case 'authority':
      return { result: await withdrawAuthority(transaction, item), copies: 0 };
    case 'holdings': {
      const copies = await withdrawHoldings(transaction, item, importNumber.taken());
      return copies === null ? unchanged : { result: 'withdrawn', copies };
    }
  }
}

const unchanged: WithdrawalResult = { result: 'unchanged', copies: 0 };

/** Withdraws a title: a number alone does not withdraw another title than the one the record names. */
async function withdrawTitle(
  transaction: Transaction,
  item: WithdrawnItem,
  importNumber: BatchNumber,
): Promise<WithdrawalResult> {
  const { origin, titleKey } = item;
  const all = await findStanding(transaction, origin.source, origin.number);
  const standing = all.filter(({ isWithdrawn }) => !isWithdrawn);
  if (standing.length === 0) return unchanged;
  const meant = titleKey === '' ? standing : standing.filter((one) => sameTitle(item, one));
  if (meant.length === 0) return { result: 'set-aside', copies: 0 };
  const titleIds = [...new Set(meant.map(({ titleId }) => titleId))];
  const ids = meant.map(({ id }) => id);
  const importId = await importNumber.take(transaction);
  await keepOverwritten(transaction, importId, ids);
  const copies = await withdrawRecords(transaction, ids, item.digest, importId);
  await describeByOthers(transaction, titleIds);
  await withdrawTitles(transaction, titleIds);
  return { result: 'withdrawn', copies };
}

/** Describes titles of withdrawn records by others that they have. */
export async function describeByOthers(
  transaction: Transaction,
  titleIds: readonly number[],
): Promise<void> {
  const promoted = await promoteOthers(transaction, titleIds);
  if (promoted.length === 0) return;
  await makePrimary(
    transaction,
    promoted.map(({ titleId }) => titleId),
  );
  await describeAgain(
    transaction,
    promoted.map(({ titleId, marc }) => ({
      titleId,
      record: readStoredRecord(marc as StoredRecord),
    })),
  );
}
