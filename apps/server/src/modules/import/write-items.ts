import { boundedKey } from './canonical.ts';
import { writeCopies, type WrittenCopies } from './copies.ts';
import type { CopyOwner } from './copy-owner.ts';
import { writeHoldingStatements } from './holding-statements.ts';
import { ensureItemCodes } from './item-codes.ts';
import { ensureLibraries, saidCode, type LibraryOptions, type NamedLibrary } from './libraries.ts';
import { writeSerialParts } from './serial-parts.ts';
import type { Transaction } from './transaction.ts';
import { replaceUnplaced } from './unplaced-items.ts';

export interface WrittenItems {
  readonly copies: WrittenCopies;
  readonly librariesCreated: readonly string[];
  /** Copies and holdings whose library is not known, so that the chosen one stands in. */
  readonly unknownLibraries: number;
  /** How many are set aside, by the code that nobody knows. */
  readonly unplaced: ReadonlyMap<string, number>;
}

/** Copies, holdings and parts of serials; those whose library nobody knows are set aside. */
export async function writeItems(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  options: LibraryOptions,
): Promise<WrittenItems> {
  const named = owners.flatMap(namedLibraries);
  const libraries = await ensureLibraries(transaction, named, options);
  const codes = await ensureItemCodes(transaction, owners, libraries);
  const copies = await writeCopies(transaction, owners, codes);
  await writeHoldingStatements(transaction, owners, codes);
  await writeSerialParts(transaction, owners, codes);
  const isUnplaced = ({ code, source }: NamedLibrary) => libraries.idOf(code, source) === null;
  const unplacedOf = (owner: CopyOwner) =>
    countCodes(namedLibraries(owner).filter(isUnplaced).map(saidCode));
  await replaceUnplaced(transaction, owners, unplacedOf);
  return {
    copies,
    librariesCreated: libraries.created,
    unknownLibraries: named.filter(({ code }) => libraries.unknown.has(code)).length,
    unplaced: countCodes(named.filter(isUnplaced).map(saidCode)),
  };
}

function namedLibraries({ source, items }: CopyOwner): NamedLibrary[] {
  return [...items.copies, ...items.holdings, ...items.parts].map(({ library }) => ({
    code: boundedKey(library),
    source,
  }));
}

function countCodes(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
