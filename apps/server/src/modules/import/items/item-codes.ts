import { boundedKey } from '../preparing/canonical.ts';
import { ensureCodes, type CodeTable } from './code-table.ts';
import type { CopyOwner } from './copy-owner.ts';
import type { BatchNumber } from '../database/import-number.ts';
import type { Libraries } from './libraries.ts';
import type { Transaction } from '../database/transaction.ts';

export interface ItemCodes {
  readonly libraries: Libraries;
  readonly loanTypes: ReadonlyMap<string, number>;
  readonly collections: ReadonlyMap<string, number>;
  readonly locations: ReadonlyMap<string, number>;
}

/** Codes that items say of one list. */
export interface NamedCodes {
  /** Codes that no entry had, so that one was made. */
  readonly made: readonly string[];
  /** Number of copies that say each code; none where holdings alone do. */
  readonly copies: ReadonlyMap<string, number>;
}

export type NamedByList = Readonly<Record<CodeTable, NamedCodes>>;

/** Makes the codes of what the items say where they are new. */
export async function ensureItemCodes(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  libraries: Libraries,
  importNumber: BatchNumber | null,
): Promise<{ readonly codes: ItemCodes; readonly named: NamedByList }> {
  const said = countCodes(owners);
  const ensure = async (table: CodeTable) => {
    const codes = new Set(said[table].keys());
    return ensureCodes(transaction, table, codes, importNumber);
  };
  const loanTypes = await ensure('loan_type');
  const collections = await ensure('collection');
  const locations = await ensure('location');
  return {
    codes: {
      libraries,
      loanTypes: loanTypes.ids,
      collections: collections.ids,
      locations: locations.ids,
    },
    named: {
      loan_type: { made: loanTypes.made, copies: said.loan_type },
      collection: { made: collections.made, copies: said.collection },
      location: { made: locations.made, copies: said.location },
    },
  };
}

function countCodes(owners: readonly CopyOwner[]): Record<CodeTable, Map<string, number>> {
  const said = { loan_type: new Map(), collection: new Map(), location: new Map() };
  for (const { items } of owners) {
    for (const copy of items.copies) {
      count(said.loan_type, copy.loanType, 1);
      count(said.collection, copy.collection, 1);
      count(said.location, copy.location, 1);
    }
    for (const holding of items.holdings) count(said.location, holding.location, 0);
  }
  return said;
}

function count(counts: Map<string, number>, written: string, copies: number): void {
  const code = boundedKey(written);
  if (code !== '') counts.set(code, (counts.get(code) ?? 0) + copies);
}
