import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, createSafe, findRunningPostgres, type Db, type Safe } from '@estante/database';

/** Acts on the database of the application under test. */
export async function inDatabase<Result>(act: (db: Db) => Promise<Result>): Promise<Result> {
  const connectionString = await findRunningPostgres(process.env['E2E_DATA'] ?? '');
  if (connectionString === null) throw new Error('the application under test is not running');
  const connection = connect({ connectionString, max: 1 });
  try {
    return await act(connection.db);
  } finally {
    await connection.close();
  }
}

/** Makes the safe that opens and seals the secrets of the application under test. */
export async function openSafe(): Promise<Safe> {
  const key = await readFile(join(process.env['E2E_DATA'] ?? '', 'secret.key'), 'utf8');
  return createSafe(key.trim());
}

/** Seals a secret as the application under test does. */
export async function seal(plain: Buffer, name: string): Promise<string> {
  return (await openSafe()).seal(plain, name);
}

/** Writes a setting of the institution. */
export async function writeSetting(key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await inDatabase((db) =>
    db
      .insertInto('institution_setting')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
      .execute(),
  );
}

/** Switches a feature on or off. */
export async function switchActivity(code: number, enabled: boolean): Promise<void> {
  const row = { code, description: `Atividade ${code}`, enabled };
  await inDatabase((db) =>
    db
      .insertInto('activity')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled }))
      .execute(),
  );
}
