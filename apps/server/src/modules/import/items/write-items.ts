import { boundedKey } from '../preparing/canonical.ts';
import { writeCopies, type WrittenCopies } from './copies.ts';
import type { CopyOwner } from './copy-owner.ts';
import { findHeldBarcodes, type IsHeld } from './held-barcodes.ts';
import { writeHoldingStatements } from './holding-statements.ts';
import type { BatchNumber } from '../database/import-number.ts';
import { ensureItemCodes, type NamedByList } from './item-codes.ts';
import {
  ensureLibraries,
  libraryCodeOf,
  type LibraryOptions,
  type NamedLibrary,
} from './libraries.ts';
import { writeSerialParts } from './serial-parts.ts';
import type { Transaction } from '../database/transaction.ts';
import { replaceUnplaced } from './unplaced-items.ts';

export interface WrittenItems {
  readonly copies: WrittenCopies;
  /** Whether another copy may have the bar code of an item of theirs. */
  readonly isHeld: IsHeld;
  readonly librariesCreated: readonly string[];
  /** Copies and holdings whose library is not known, so that the chosen one stands in. */
  readonly unknownLibraries: number;
  /** Items that are set aside, by the code of a library that nobody knows. */
  readonly unplaced: ReadonlyMap<string, UnplacedItems>;
  readonly codes: NamedByList;
}

export interface UnplacedItems {
  readonly copies: number;
  /** Textual holdings, and parts of serials. */
  readonly holdings: number;
}

/** Writes copies, holdings and parts of serials; those whose library nobody knows are set aside. */
export async function writeItems(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  options: LibraryOptions,
  importNumber: BatchNumber | null = null,
): Promise<WrittenItems> {
  const named = owners.flatMap(namedLibraries);
  const libraries = await ensureLibraries(transaction, named, options);
  const { codes, named: said } = await ensureItemCodes(
    transaction,
    owners,
    libraries,
    importNumber,
  );
  const isHeld = await findHeldBarcodes(transaction, owners);
  const copies = await writeCopies(transaction, owners, { codes, isHeld });
  await writeHoldingStatements(transaction, owners, codes);
  await writeSerialParts(transaction, owners, codes);
  const isUnplaced = ({ code, source }: NamedLibrary) => libraries.idOf(code, source) === null;
  const unplacedOf = (owner: CopyOwner) =>
    countCodes(namedLibraries(owner).filter(isUnplaced).map(libraryCodeOf));
  await replaceUnplaced(transaction, owners, unplacedOf);
  return {
    copies,
    isHeld,
    librariesCreated: libraries.created,
    unknownLibraries: named.filter(({ code }) => libraries.unknown.has(code)).length,
    unplaced: unplacedByCode(named.filter(isUnplaced)),
    codes: said,
  };
}

interface NamedItem extends NamedLibrary {
  readonly isCopy: boolean;
}

function namedLibraries({ source, items }: CopyOwner): NamedItem[] {
  const named = (isCopy: boolean) => (item: { readonly library: string }) => ({
    code: boundedKey(item.library),
    source,
    isCopy,
  });
  return [
    ...items.copies.map(named(true)),
    ...[...items.holdings, ...items.parts].map(named(false)),
  ];
}

function unplacedByCode(items: readonly NamedItem[]): ReadonlyMap<string, UnplacedItems> {
  const byCode = new Map<string, UnplacedItems>();
  for (const item of items) {
    const { copies, holdings } = byCode.get(libraryCodeOf(item)) ?? { copies: 0, holdings: 0 };
    const { isCopy } = item;
    byCode.set(libraryCodeOf(item), {
      copies: copies + Number(isCopy),
      holdings: holdings + Number(!isCopy),
    });
  }
  return byCode;
}

function countCodes(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
