import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';

/** A part of the institution that staff change as a whole. */
export interface Part<Document extends object> {
  /** Names it where changes are counted and recorded. */
  readonly area: string;
  readonly read: (db: Db) => Promise<Document>;
  /**
   * Reads the values that are compared before and after a change, by the names that are recorded; without it
   * the document is compared.
   */
  readonly trace?: (db: Db) => Promise<object>;
}

export interface Change {
  /** The version that the asker has seen. */
  readonly seen: number;
  readonly loginId: number;
  /** Writes the change, in its transaction. Refuses before it writes anything. */
  readonly write: (trx: Db) => Promise<Refusal | null>;
}

export interface EditDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Writes down who changed what, in the transaction of the change. */
  readonly record: (
    trx: Db,
    clock: Clock,
    event: {
      readonly kind: 'institution-changed';
      /** Login that changed it; null where an operator did. */
      readonly loginId: number | null;
      readonly details: Readonly<Record<string, unknown>>;
    },
  ) => Promise<void>;
}

export async function readPart<Document extends object>(db: Db, part: Part<Document>) {
  // Before the rest: what is changed in between is then taken for older than it is, not for newer.
  const edit = await db
    .selectFrom('institution_edit')
    .select('version')
    .where('area', '=', part.area)
    .executeTakeFirst();
  return { versao: edit?.version ?? 0, ...(await part.read(db)) };
}

/** Writes where nobody has changed it since it was seen, and records who changed what. */
export async function changePart<Document extends object>(
  { db, clock, record }: EditDeps,
  part: Part<Document>,
  change: Change,
) {
  return db.transaction().execute(async (trx) => {
    const version = await lockVersion(trx, part.area);
    if (version !== change.seen) return refuse(409, 'AlteradoPorOutro');
    const { read, trace = read } = part;
    const before = await trace(trx);
    const refusal = await change.write(trx);
    if (refusal) return refusal;
    const [after, changed] = [await read(trx), changedFields(before, await trace(trx))];
    if (changed.length === 0) return { status: 200 as const, body: { versao: version, ...after } };
    const next = version + 1;
    await writeVersion(trx, part.area, next);
    await record(trx, clock, {
      kind: 'institution-changed',
      loginId: change.loginId,
      details: { area: part.area, campos: changed },
    });
    return { status: 200 as const, body: { versao: next, ...after } };
  });
}

export async function lockVersion(trx: Db, area: string): Promise<number> {
  await trx
    .insertInto('institution_edit')
    .values({ area })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('institution_edit')
    .select('version')
    .where('area', '=', area)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function writeVersion(trx: Db, area: string, version: number): Promise<void> {
  await trx.updateTable('institution_edit').set({ version }).where('area', '=', area).execute();
}

function changedFields(before: object, after: object): string[] {
  const was: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))
    .map(([name]) => name);
}
