import { ensureSources } from './code-table.ts';
import type { BatchClaims } from './claims.ts';
import { boundedKey } from './canonical.ts';
import { writeCopies, type CopyCounts } from './copies.ts';
import type { CopyOwner } from './copy-owner.ts';
import { writeHoldingStatements } from './holding-statements.ts';
import { ensureItemCodes } from './item-codes.ts';
import type { AuthorityItem, BibliographicItem, Item, SetAside } from './item.ts';
import { ensureLibraries, type NamedLibrary } from './libraries.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { writeSerialParts } from './serial-parts.ts';
import type { Transaction } from './transaction.ts';
import { writeAuthorities } from './write-authorities.ts';
import { writeBibliographic, type TitleWrite } from './write-bibliographic.ts';
import type { HoldingsInFile, Parent } from './holdings-parent.ts';
import { writeHoldings } from './write-holdings.ts';

export interface BatchContext {
  readonly library: string | null;
  /** Civil date on which new titles are included. */
  readonly today: string;
  readonly claims: Readonly<Record<'bibliographic' | 'authority' | 'holdings', BatchClaims>>;
  /** The last bibliographic record before the batch, if it is in. */
  readonly preceding: Parent | null;
}

export interface BatchResult {
  readonly outcomes: readonly Outcome[];
  readonly copies: CopyCounts;
  readonly librariesCreated: readonly string[];
  /** Copies and holdings whose library is not known, so that the chosen one stands in. */
  readonly unknownLibraries: number;
  readonly preceding: Parent | null;
}

/** Brings a run of records of one file into the catalogue, set by set; all within the transaction. */
export async function applyBatch(
  transaction: Transaction,
  items: readonly Item[],
  context: BatchContext,
): Promise<BatchResult> {
  const sources = await ensureSources(transaction, sourcesOf(items));
  const { placed, known } = await writeBibliographic(
    transaction,
    items.filter((item): item is BibliographicItem => item.kind === 'bibliographic'),
    { sources, claims: context.claims.bibliographic, today: context.today },
  );
  const authorities = await writeAuthorities(
    transaction,
    items.filter((item): item is AuthorityItem => item.kind === 'authority'),
    { sources, claims: context.claims.authority },
  );
  const order = inOrder(items, placed, context.preceding);
  const holdings = await writeHoldings(transaction, order.holdings, {
    sources,
    claims: context.claims.holdings,
    known,
  });
  const owners = [
    ...placed.filter(({ fate }) => fate.kind !== 'unchanged').map(ownerOf),
    ...holdings.owners,
  ];
  return {
    outcomes: [
      ...items.filter((item) => item.kind === 'set-aside').map(setAsideOutcome),
      ...placed.map(({ item, fate }) => outcomeOf(item, fate)),
      ...authorities,
      ...holdings.outcomes,
    ],
    preceding: order.preceding,
    ...(await writeItems(transaction, owners, context)),
  };
}

function sourcesOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.flatMap((item) => (item.kind === 'set-aside' ? [] : item.origin.source)));
}

function setAsideOutcome(item: SetAside): Outcome {
  return { item, result: 'set-aside' };
}

/** Holdings records with the bibliographic record before each; one set aside has no holdings. */
function inOrder(
  items: readonly Item[],
  placed: readonly TitleWrite[],
  before: Parent | null,
): { readonly holdings: HoldingsInFile[]; readonly preceding: Parent | null } {
  const rows = new Map(placed.map(({ item, row }) => [item, row]));
  const holdings: HoldingsInFile[] = [];
  let preceding = before;
  for (const item of items) {
    if (item.kind === 'bibliographic') preceding = rows.get(item) ?? null;
    else if (item.kind === 'holdings') holdings.push({ item, preceding });
    else if (item.kind === 'set-aside' && mayBeBibliographic(item)) preceding = null;
  }
  return { holdings, preceding };
}

function mayBeBibliographic({ of }: SetAside): boolean {
  return of === 'bibliographic' || of === 'unreadable';
}

function ownerOf({ item, row, fate }: TitleWrite): CopyOwner {
  return {
    titleId: row.titleId,
    recordId: row.id,
    holdingsRecordId: null,
    source: item.origin.source,
    items: item.items,
    isNew: fate.kind !== 'changed',
  };
}

async function writeItems(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  { library }: BatchContext,
): Promise<Pick<BatchResult, 'copies' | 'librariesCreated' | 'unknownLibraries'>> {
  const named = owners.flatMap(namedLibraries);
  const libraries = await ensureLibraries(transaction, named, { library });
  const codes = await ensureItemCodes(transaction, owners, libraries);
  const copies = await writeCopies(transaction, owners, codes);
  await writeHoldingStatements(transaction, owners, codes);
  await writeSerialParts(transaction, owners, codes);
  return {
    copies,
    librariesCreated: libraries.created,
    unknownLibraries: named.filter(({ code }) => libraries.unknown.has(code)).length,
  };
}

function namedLibraries({ source, items }: CopyOwner): NamedLibrary[] {
  return [...items.copies, ...items.holdings, ...items.parts].map(({ library }) => ({
    code: boundedKey(library),
    source,
  }));
}
