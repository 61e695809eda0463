import type { StoredTitle } from './bibliographic-repository.ts';
import type { BatchClaims } from '../identity/claims.ts';
import { claimIdentical } from '../identity/claim-identical.ts';
import { nextOf, reserveIds } from '../items/code-table.ts';
import type { FatedOwner } from '../items/copy-owner.ts';
import { findParents, parentOf, type HoldingsInFile, type Parent } from './holdings-parent.ts';
import {
  findHoldingsRecords,
  insertHoldingsRecords,
  updateHoldingsRecords,
  type HoldingsRow,
  type StoredHoldings,
} from './holdings-repository.ts';
import { decideFate, type Fate } from '../identity/identity.ts';
import { setAside, type HoldingsItem } from '../preparing/item.ts';
import { KnownRecords } from '../identity/known-records.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Transaction } from '../database/transaction.ts';

export interface HoldingsContext {
  readonly sources: ReadonlyMap<string, number>;
  readonly claims: BatchClaims;
  /** Bibliographic records of the same batch. */
  readonly known: KnownRecords<StoredTitle>;
}

interface HoldingsOfParent {
  readonly item: HoldingsItem;
  readonly parent: Parent;
}

export async function writeHoldings(
  transaction: Transaction,
  inFile: readonly HoldingsInFile[],
  context: HoldingsContext,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly owners: readonly FatedOwner[] }> {
  if (inFile.length === 0) return { outcomes: [], owners: [] };
  await findParents(transaction, inFile, context);
  const attached: HoldingsOfParent[] = [];
  const orphans: Outcome[] = [];
  for (const { item, preceding } of inFile) {
    const parent = parentOf(item, preceding, context);
    if (parent) attached.push({ item, parent });
    else
      orphans.push({ item: setAside(item, 'no-parent', item.parent ?? ''), result: 'set-aside' });
  }
  const decided = await decide(transaction, attached, context);
  await write(transaction, decided);
  return {
    outcomes: [...orphans, ...decided.map(({ item, fate }) => outcomeOf(item, fate))],
    owners: decided.map(ownerOf),
  };
}

interface HoldingsWrite extends HoldingsOfParent {
  readonly fate: Fate<StoredHoldings>;
  readonly row: HoldingsRow;
}

async function decide(
  transaction: Transaction,
  attached: readonly HoldingsOfParent[],
  { sources, claims }: HoldingsContext,
): Promise<HoldingsWrite[]> {
  const incoming = attached.map((one) => incomingOf(one, sources));
  const known = new KnownRecords<StoredHoldings>();
  for (const record of await findHoldingsRecords(transaction, incoming)) known.add(record);
  const fresh = claimIdentical(incoming, known, claims);
  const ids = (await reserveIds(transaction, 'holdings_record', fresh.length)).values();
  return attached.flatMap(({ item, parent }, at) => {
    const record = incoming[at];
    if (!record) return [];
    const fate = decideFate(record, known.like(record), ({ id }) => claims.has(id));
    const isKnown = fate.kind === 'unchanged' || fate.kind === 'changed';
    const id = isKnown ? fate.known.id : nextOf(ids);
    const row = { ...record, id, recordId: parent.id, marc: item.marc };
    claims.add(id);
    known.replace(row);
    return [{ item, parent, fate: fate.kind === 'joined' ? freshFate : fate, row }];
  });
}

/**
 * Identity of a holdings record that comes in: a number that is the bibliographic record's does not tell its holdings
 * records apart.
 */
function incomingOf({ item, parent }: HoldingsOfParent, sources: ReadonlyMap<string, number>) {
  const number = item.origin.number === parent.number ? null : item.origin.number;
  return {
    sourceId: sources.get(item.origin.source) ?? 0,
    number,
    matchKey: number === null ? `${parent.id}|${item.locationKey}` : null,
    titleKey: '',
    isbns: [],
    year: null,
    digest: item.digest,
  };
}

/** A second holdings record of the same number is one more, not a part of the first. */
const freshFate: Fate<never> = { kind: 'new', other: null };

async function write(transaction: Transaction, decided: readonly HoldingsWrite[]): Promise<void> {
  const of = (kind: HoldingsWrite['fate']['kind']) =>
    decided.filter(({ fate }) => fate.kind === kind).map(({ row, parent }) => ({ row, parent }));
  await insertHoldingsRecords(
    transaction,
    of('new').map(({ row }) => row),
  );
  await updateHoldingsRecords(
    transaction,
    of('changed').map(({ row, parent }) => ({ ...row, titleId: parent.titleId })),
  );
}

function ownerOf({ item, parent, row, fate }: HoldingsWrite): FatedOwner {
  return {
    isUnchanged: fate.kind === 'unchanged',
    titleId: parent.titleId,
    recordId: parent.id,
    holdingsRecordId: row.id,
    source: item.origin.source,
    items: item.items,
    isNew: fate.kind === 'new',
  };
}
