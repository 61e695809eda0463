import type { Db } from '@estante/database';

class DryRun<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('dry run');
    this.result = result;
  }
}

/** Runs an act in a transaction, which is taken back where it is a dry run. */
export async function inDryRun<Result>(
  db: Db,
  isDryRun: boolean,
  act: (trx: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await act(trx);
      if (isDryRun) throw new DryRun(result);
      return result;
    });
  } catch (error) {
    // The type of what was thrown is that of the act just called.
    if (error instanceof DryRun) return error.result as Result;
    throw error;
  }
}
