import type { Transaction } from './transaction.ts';

/** Gives an import its number with the first record it writes: one that changes nothing has none. */
export class ImportNumber {
  readonly #files: readonly string[];
  readonly #runId: number | null;
  #id: number | null = null;

  /** @param runId of the import on screen that it is part of */
  constructor(files: readonly string[], runId: number | null = null) {
    this.#files = files;
    this.#runId = runId;
  }

  get id(): number | null {
    return this.#id;
  }

  /** For one transaction, which may yet be undone. */
  begin(): BatchNumber {
    let taken = this.#id;
    return {
      take: async (transaction) =>
        (taken ??= await insertImport(transaction, this.#files, this.#runId)),
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

async function insertImport(
  transaction: Transaction,
  files: readonly string[],
  runId: number | null,
): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(
    'insert into import (files, run_id) values ($1::text[], $2) returning id',
    [files, runId],
  );
  if (!row) throw new Error('the import has no number');
  return row.id;
}
