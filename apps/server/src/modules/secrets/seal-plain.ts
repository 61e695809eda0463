import { type Db, isSealed, type Safe, secretName } from '@estante/database';
import { sql } from 'kysely';

/**
 * Seals what an earlier version wrote as it was, or the demo. Once: the rows are written over, and
 * the tables anew, so that their files hold it no longer.
 */
export async function sealPlainSecrets(db: Db, safe: Safe): Promise<void> {
  const sealed = await db
    .transaction()
    .execute(async (trx) => [
      await sealServerKeys(trx, safe),
      await sealSigningKeys(trx, safe),
      await sealVendors(trx, safe),
      await sealCaptcha(trx, safe),
    ]);
  const tables = sealed.filter((table) => table !== null);
  for (const table of tables) await sql`vacuum (full) ${sql.table(table)}`.execute(db);
}

async function sealServerKeys(trx: Db, safe: Safe) {
  const rows = await trx.selectFrom('server_key').selectAll().forUpdate().execute();
  const plain = rows.filter(({ value }) => !isSealed(value.toString('latin1')));
  for (const { purpose, value } of plain) {
    const sealed = Buffer.from(safe.seal(value, secretName.serverKey(purpose)));
    const row = { value: sealed };
    await trx.updateTable('server_key').set(row).where('purpose', '=', purpose).execute();
  }
  return plain.length > 0 ? 'server_key' : null;
}

async function sealSigningKeys(trx: Db, safe: Safe) {
  const rows = await trx
    .selectFrom('signing_key')
    .select(['id', 'private_jwk'])
    .forUpdate()
    .execute();
  const plain = rows.filter(({ private_jwk }) => typeof private_jwk !== 'string');
  for (const { id, private_jwk } of plain) {
    const text = Buffer.from(JSON.stringify(private_jwk));
    const row = { private_jwk: JSON.stringify(safe.seal(text, secretName.signingKey(id))) };
    await trx.updateTable('signing_key').set(row).where('id', '=', id).execute();
  }
  return plain.length > 0 ? 'signing_key' : null;
}

async function sealVendors(trx: Db, safe: Safe) {
  const rows = await trx.selectFrom('vendor').select(['name', 'secret']).forUpdate().execute();
  let table: 'vendor' | null = null;
  for (const { name, secret } of rows) {
    if (secret === null || isSealed(secret.toString('latin1'))) continue;
    const row = { secret: Buffer.from(safe.seal(secret, secretName.vendor(name))) };
    await trx.updateTable('vendor').set(row).where('name', '=', name).execute();
    table = 'vendor';
  }
  return table;
}

async function sealCaptcha(trx: Db, safe: Safe) {
  const setting = await trx
    .selectFrom('institution_setting')
    .select('value')
    .where('key', '=', 'captchaSecret')
    .forUpdate()
    .executeTakeFirst();
  const plain = setting?.value;
  if (typeof plain !== 'string' || plain === '' || isSealed(plain)) return null;
  const value = JSON.stringify(safe.seal(Buffer.from(plain), secretName.captcha));
  await trx
    .updateTable('institution_setting')
    .set({ value })
    .where('key', '=', 'captchaSecret')
    .execute();
  return 'institution_setting';
}
