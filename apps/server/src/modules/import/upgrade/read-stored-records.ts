import type pg from 'pg';
import { boundedKey } from '../preparing/canonical.ts';
import { findCodes } from '../items/code-table.ts';
import { describeAgain } from '../records/describe-again.ts';
import { writeSerialParts } from '../items/serial-parts.ts';
import { Interrupted, openSession } from '../database/session.ts';
import {
  beginReading,
  endTurn,
  outdatedTitles,
  ownersWithoutParts,
  takeTurn,
  type PartOwner,
} from './stored-records.ts';
import type { Transaction } from '../database/transaction.ts';
import { writeItems } from '../items/write-items.ts';

/** What reading the stored records again came to. */
export interface Reread {
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
): Promise<Reread> {
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
    if (error instanceof Interrupted) return { titles, serials };
    throw error;
  } finally {
    await session.close();
  }
}

/** Null where all have been read. */
async function readSome(transaction: Transaction, records: number): Promise<Reread | null> {
  const turn = await takeTurn(transaction, records);
  if (!turn) return null;
  const titles = await describeAgain(transaction, await outdatedTitles(transaction, turn));
  const owners = await ownersWithoutParts(transaction, turn);
  await writeParts(transaction, owners);
  await endTurn(transaction, turn);
  return { titles, serials: owners.length };
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
