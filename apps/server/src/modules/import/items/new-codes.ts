import { codeTables, type CodeTable } from './code-table.ts';
import type { NamedByList } from './item-codes.ts';

/** Codes of which an import made entries, with the copies that say each. */
export type NewCodes = Readonly<Record<CodeTable, Readonly<Record<string, number>>>>;

/** Sums up the codes of batches: copies of a later one say codes that an earlier one made. */
export class CodeTally {
  readonly #made = byList(() => new Set<string>());
  readonly #copies = byList(() => new Map<string, number>());

  add(named: NamedByList): void {
    for (const table of codeTables) {
      const { made, copies } = named[table];
      for (const code of made) this.#made[table].add(code);
      const sums = this.#copies[table];
      for (const [code, count] of copies) sums.set(code, (sums.get(code) ?? 0) + count);
    }
  }

  get made(): NewCodes {
    return byList((table) =>
      Object.fromEntries(
        [...this.#made[table]].map((code) => [code, this.#copies[table].get(code) ?? 0]),
      ),
    );
  }
}

function byList<Value>(valueOf: (table: CodeTable) => Value): Record<CodeTable, Value> {
  return {
    loan_type: valueOf('loan_type'),
    collection: valueOf('collection'),
    location: valueOf('location'),
  };
}
