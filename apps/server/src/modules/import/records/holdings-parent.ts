import { findNumbered, type StoredTitle } from './bibliographic-repository.ts';
import type { HoldingsItem } from '../preparing/item.ts';
import type { KnownRecords } from '../identity/known-records.ts';
import type { Transaction } from '../database/transaction.ts';

/** The bibliographic record that holdings belong to. */
export type Parent = Pick<StoredTitle, 'id' | 'titleId' | 'sourceId' | 'number'>;

export interface HoldingsInFile {
  readonly item: HoldingsItem;
  /** The bibliographic record before it in the file, if that one is in. */
  readonly preceding: Parent | null;
}

interface ParentContext {
  readonly sources: ReadonlyMap<string, number>;
  /** Bibliographic records of the same batch. */
  readonly known: KnownRecords<StoredTitle>;
}

/** Adds the records that 004 names to those known. */
export async function findParents(
  transaction: Transaction,
  inFile: readonly HoldingsInFile[],
  { sources, known }: ParentContext,
): Promise<void> {
  const wanted = inFile.map(({ item }) => ({
    sourceId: sources.get(item.origin.source) ?? 0,
    number: item.parent,
  }));
  const found = await findNumbered(
    transaction,
    wanted.filter(({ number }) => number !== null),
  );
  for (const record of found) {
    // Those of the batch itself have been compared already.
    if (!known.has(record.id)) known.add({ ...record, evidence: notCompared });
  }
}

function notCompared(): never {
  throw new Error('a parent is not compared');
}

export function parentOf(
  item: HoldingsItem,
  preceding: Parent | null,
  { sources, known }: ParentContext,
): Parent | null {
  if (item.parent === null || isFollowing(item, preceding)) return preceding;
  // The last of several titles under one number is meant: the source gave it the number anew.
  return known.numbered(sources.get(item.origin.source) ?? 0, item.parent).at(-1) ?? null;
}

/**
 * Whether holdings follow their record in the file: some systems put their own name in 004, and the bibliographic
 * record's number in 001.
 */
function isFollowing({ origin, parent }: HoldingsItem, preceding: Parent | null): boolean {
  const number = preceding?.number ?? null;
  return number !== null && (number === parent || number === origin.number);
}
