import { boundedKey } from './canonical.ts';
import { ensureCodes } from './code-table.ts';
import type { CopyOwner } from './copy-owner.ts';
import type { Libraries } from './libraries.ts';
import type { Transaction } from './transaction.ts';

export interface ItemCodes {
  readonly libraries: Libraries;
  readonly loanTypes: ReadonlyMap<string, number>;
  readonly collections: ReadonlyMap<string, number>;
  readonly locations: ReadonlyMap<string, number>;
}

/** Codes of what the items say are made where they are new. */
export async function ensureItemCodes(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  libraries: Libraries,
): Promise<ItemCodes> {
  const copies = owners.flatMap(({ items }) => items.copies);
  const holdings = owners.flatMap(({ items }) => items.holdings);
  const loanTypes = named(copies.map(({ loanType }) => loanType));
  const collections = named(copies.map(({ collection }) => collection));
  const locations = named([...copies, ...holdings].map(({ location }) => location));
  return {
    libraries,
    loanTypes: await ensureCodes(transaction, 'loan_type', loanTypes),
    collections: await ensureCodes(transaction, 'collection', collections),
    locations: await ensureCodes(transaction, 'location', locations),
  };
}

function named(codes: readonly string[]): ReadonlySet<string> {
  return new Set(codes.map(boundedKey).filter(Boolean));
}
