import type { Transaction } from './transaction.ts';

/** Gives an import its number with the first record it writes: one that changes nothing has none. */
export class ImportNumber {
  readonly #files: readonly string[];
  #id: number | null = null;

  constructor(files: readonly string[]) {
    this.#files = files;
  }

  get id(): number | null {
    return this.#id;
  }

  /** For one transaction, which may yet be undone. */
  begin(): BatchNumber {
    let taken = this.#id;
    return {
      take: async (transaction) => (taken ??= await insertImport(transaction, this.#files)),
      commit: () => {
        this.#id = taken;
      },
    };
  }
}

export interface BatchNumber {
  take(transaction: Transaction): Promise<number>;
  commit(): void;
}

async function insertImport(transaction: Transaction, files: readonly string[]): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(
    'insert into import (files) values ($1::text[]) returning id',
    [files],
  );
  if (!row) throw new Error('the import has no number');
  return row.id;
}
