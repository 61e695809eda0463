import type pg from 'pg';
import { boundedKey } from '../preparing/canonical.ts';
import { findCodes } from '../items/code-table.ts';
import { describeAgain } from '../records/describe-again.ts';
import { writeHoldingStatements } from '../items/holding-statements.ts';
import { ensureItemCodes } from '../items/item-codes.ts';
import { ensureLibraries, libraryCodeOf } from '../items/libraries.ts';
import { writeSerialParts } from '../items/serial-parts.ts';
import { ImportInterrupted, openSession } from '../database/session.ts';
import {
  beginReading,
  endTurn,
  ownersOfOtherHoldings,
  outdatedTitles,
  ownersWithoutParts,
  takeTurn,
  type HoldingOwner,
  type PartOwner,
} from './stored-records.ts';
import type { Transaction } from '../database/transaction.ts';
import { replaceUnplaced } from '../items/unplaced-items.ts';
import { writeItems } from '../items/write-items.ts';

/** Counts of what came of reading the stored records again. */
export interface RereadCounts {
  /** Titles that were described anew. */
  readonly titles: number;
  /** Records whose issues were written. */
  readonly serials: number;
}

/**
 * Makes of the records of earlier imports what an import makes of them now: once for each version,
 * some records in a transaction, in turn with imports. Cut off, the next run goes on.
 */
export async function readStoredRecords(
  pool: pg.Pool,
  signal: AbortSignal,
  recordsAtOnce = 1000,
): Promise<RereadCounts> {
  const session = await openSession(pool, { isDryRun: false, signal });
  let [titles, serials] = [0, 0];
  try {
    await session.transaction(beginReading);
    for (;;) {
      const read = await session.transaction((trx) => readSome(trx, recordsAtOnce));
      if (read === null) return { titles, serials };
      titles += read.titles;
      serials += read.serials;
    }
  } catch (error) {
    if (error instanceof ImportInterrupted) return { titles, serials };
    throw error;
  } finally {
    await session.close();
  }
}

/** Reads some of the records; null where all have been read. */
async function readSome(transaction: Transaction, records: number): Promise<RereadCounts | null> {
  const turn = await takeTurn(transaction, records);
  if (!turn) return null;
  const titles = await describeAgain(transaction, await outdatedTitles(transaction, turn));
  for (const owner of await ownersOfOtherHoldings(transaction, turn))
    await writeHoldings(transaction, owner);
  const owners = await ownersWithoutParts(transaction, turn);
  await writeParts(transaction, owners);
  await endTurn(transaction, turn);
  return { titles, serials: owners.length };
}

/**
 * Writes the holdings of a record as it tells of them now. A code that is not known means the library that
 * an import put its holdings in, then the one of all; where items of the record wait, these wait too.
 */
async function writeHoldings(transaction: Transaction, owner: HoldingOwner): Promise<void> {
  const { stored, isWaiting, source, items } = owner;
  const named = items.holdings.map(({ library }) => ({ code: boundedKey(library), source }));
  const known = await ensureLibraries(transaction, named, asKnown);
  const before = new Map(stored.map(({ key, libraryId }) => [libraryIn(key), libraryId]));
  const standIn = isWaiting ? null : (stored[0]?.libraryId ?? null);
  const idOf = (code: string) => known.idOf(code, source) ?? before.get(code) ?? standIn;
  const libraries = { ...nothingNew, idOf };
  const { codes } = await ensureItemCodes(transaction, [owner], libraries, null);
  await writeHoldingStatements(transaction, [owner], codes);
  const waiting = named.filter(({ code }) => idOf(code) === null).map(libraryCodeOf);
  const counts = new Map(
    [...Map.groupBy(waiting, String)].map(([code, all]) => [code, all.length]),
  );
  await replaceUnplaced(transaction, [{ ...owner, isNew: true }], () => counts);
}

/** 'NORTE' of 'NORTE/#2'. */
function libraryIn(key: string): string {
  return key.replace(/\/(?:#\d+)?$/u, '');
}

/**
 * Writes the parts of serials that stored records tell of. Which library stood in for unknown ones
 * is not kept: it is the one where the copies came to. Where none came, it is waited for.
 */
async function writeParts(transaction: Transaction, owners: readonly PartOwner[]): Promise<void> {
  const named = owners.flatMap(namedLibraries);
  const known = await findCodes(transaction, 'library', new Set(named.map(({ code }) => code)));
  const groups = Map.groupBy(owners, ({ standIn }) => standIn);
  for (const [standIn, some] of groups) {
    if (standIn === null) {
      await writeItems(transaction, some, asKnown);
      continue;
    }
    const idOf = (code: string) => known.get(code) ?? standIn;
    await writeSerialParts(transaction, some, { ...noCodes, libraries: { ...nothingNew, idOf } });
  }
}

function namedLibraries({ source, items }: PartOwner) {
  return items.parts.map(({ library }) => ({ code: boundedKey(library), source }));
}

const asKnown = { library: null, newLibraries: false };
const nothingNew = { created: [], unknown: new Set<string>() };
const noCodes = { loanTypes: new Map(), collections: new Map(), locations: new Map() };
