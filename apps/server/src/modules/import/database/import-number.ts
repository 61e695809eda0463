import type { ItemChoice } from '@estante/marc';
import type { Transaction } from './transaction.ts';

/** Facts that are kept of an import, to read its records as it did. */
export interface ImportFacts {
  readonly files: readonly string[];
  /** Number of the import on screen that it is part of; null where it is not part of one. */
  readonly runId: number | null;
  /** System or table of the item fields, where the operator named one; else null. */
  readonly items: ItemChoice | null;
}

/** Gives an import its number with the first record it writes: one that changes nothing has none. */
export class ImportNumber {
  readonly #facts: ImportFacts;
  #id: number | null = null;

  constructor(facts: ImportFacts) {
    this.#facts = facts;
  }

  get id(): number | null {
    return this.#id;
  }

  /** The number as one transaction takes it, which may yet be undone. */
  begin(): BatchNumber {
    let taken = this.#id;
    return {
      taken: () => taken,
      take: async (transaction) => (taken ??= await insertImport(transaction, this.#facts)),
      commit: () => {
        this.#id = taken;
      },
    };
  }
}

export interface BatchNumber {
  /** Number of the import; null as long as it has written nothing. */
  taken(): number | null;
  take(transaction: Transaction): Promise<number>;
  commit(): void;
}

async function insertImport(
  transaction: Transaction,
  { files, runId, items }: ImportFacts,
): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(
    'insert into import (files, run_id, items) values ($1::text[], $2, $3) returning id',
    [files, runId, items === null ? null : JSON.stringify(items)],
  );
  if (!row) throw new Error('the import has no number');
  return row.id;
}
