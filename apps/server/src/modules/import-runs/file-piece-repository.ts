import type { Db } from '@estante/database';

/** Piece of a file of an import: bytes from a position on. */
interface Piece {
  readonly run_id: number;
  readonly name: string;
  readonly position: number;
  readonly bytes: Buffer;
}

/**
 * Keeps a piece of a file. One that comes twice, since its answer was lost or the task is done again, counts as it
 * came last.
 */
export async function insertPiece(db: Db, one: Piece): Promise<void> {
  await db
    .insertInto('import_run_file')
    .values(one)
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'name', 'position']).doUpdateSet({ bytes: one.bytes }),
    )
    .execute();
}

/** Removes all pieces of a file of an import. */
export async function removeFile(db: Db, runId: number, name: string): Promise<void> {
  await db
    .deleteFrom('import_run_file')
    .where('run_id', '=', runId)
    .where('name', '=', name)
    .execute();
}

/** Finds the position of the piece of a file that follows a position; undefined at its end. */
export const nextPiece = (db: Db, runId: number, name: string, after: number) =>
  db
    .selectFrom('import_run_file')
    .select('position')
    .where('run_id', '=', runId)
    .where('name', '=', name)
    .where('position', '>', after)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** Reads the bytes of a file piece by piece, in their order. */
export async function* piecesOf(db: Db, runId: number, name: string): AsyncGenerator<Buffer> {
  let next = await nextPiece(db, runId, name, -1);
  while (next) {
    const { position } = next;
    const { bytes } = await db
      .selectFrom('import_run_file')
      .select('bytes')
      .where('run_id', '=', runId)
      .where('name', '=', name)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    yield bytes;
    next = await nextPiece(db, runId, name, position);
  }
}
