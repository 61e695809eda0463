import { connect, findRunningPostgres } from '@estante/database';

/** Writes a setting of the institution into the database of the application under test. */
export async function writeSetting(key: string, value: unknown): Promise<void> {
  const connectionString = await findRunningPostgres(process.env['E2E_DATA'] ?? '');
  if (connectionString === null) throw new Error('the application under test is not running');
  const connection = connect({ connectionString, max: 1 });
  const row = { key, value: JSON.stringify(value) };
  await connection.db
    .insertInto('institution_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
  await connection.close();
}
