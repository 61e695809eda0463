import { ensureSources } from '../items/code-table.ts';
import { changeOf } from '../records/change.ts';
import type { BatchClaims } from '../identity/claims.ts';
import type {
  AuthorityItem,
  BibliographicItem,
  Item,
  SetAside,
  WithdrawnItem,
} from '../preparing/item.ts';
import type { BatchNumber } from '../database/import-number.ts';
import type { LibraryOptions } from '../items/libraries.ts';
import { outcomeOf, type Outcome } from '../records/outcome.ts';
import { findSharedBarcodes, type SharedBarcode } from '../items/shared-barcodes.ts';
import type { Transaction } from '../database/transaction.ts';
import { writeAuthorities } from '../records/write-authorities.ts';
import { writeBibliographic, type TitleWrite } from '../records/write-bibliographic.ts';
import type { HoldingsInFile, Parent } from '../records/holdings-parent.ts';
import { writeHoldings } from '../records/write-holdings.ts';
import { writeItems, type WrittenItems } from '../items/write-items.ts';
import { writeWithdrawals } from '../records/write-withdrawals.ts';
import { ownersToWrite, ownerOf } from './batch-owners.ts';

export interface BatchContext {
  readonly libraries: LibraryOptions;
  /** Civil date on which new titles are included. */
  readonly today: string;
  readonly claims: Readonly<Record<'bibliographic' | 'authority' | 'holdings', BatchClaims>>;
  /** The last bibliographic record before the batch, if it is in. */
  readonly preceding: Parent | null;
  readonly importNumber: BatchNumber;
}

export interface BatchResult extends WrittenItems {
  readonly outcomes: readonly Outcome[];
  readonly sharedBarcodes: readonly SharedBarcode[];
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
    {
      sources,
      claims: context.claims.bibliographic,
      today: context.today,
      importNumber: context.importNumber,
    },
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
  const owners = [...placed.map(ownerOf), ...holdings.owners];
  const toWrite = await ownersToWrite(transaction, owners, context.libraries);
  const written = await writeItems(transaction, toWrite, context.libraries, context.importNumber);
  const withdrawals = await writeWithdrawals(transaction, items, context.importNumber);
  const { copies } = written;
  return {
    ...written,
    copies: { ...copies, withdrawn: copies.withdrawn + withdrawals.copies },
    outcomes: [
      ...items.filter((item) => item.kind === 'set-aside').map(setAsideOutcome),
      ...placed.map(({ item, fate, row }) => outcomeOf(item, fate, changeOf(row, fate))),
      ...authorities,
      ...holdings.outcomes,
      ...withdrawals.outcomes,
    ],
    sharedBarcodes: await findSharedBarcodes(transaction, toWrite, written.isHeld),
    preceding: order.preceding,
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
    else if (item.kind !== 'authority' && mayBeBibliographic(item)) preceding = null;
  }
  return { holdings, preceding };
}

function mayBeBibliographic({ of }: SetAside | WithdrawnItem): boolean {
  return of === 'bibliographic' || of === 'unreadable';
}
