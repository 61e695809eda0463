import { createSafe, type Db, type Safe } from '@estante/database';
import { sql } from 'kysely';
import { StartError } from '../../platform/start/start-error.ts';
import {
  findSecretKey,
  keyFile,
  makeSecretKey,
  type KeySource,
  type SecretKey,
} from './secret-key.ts';

/** Name and text of the seal that proves that a key is the right one. */
const name = 'seal';
const proofText = Buffer.from('estante');

const anew =
  'where it is lost, stop every server and run "npm run new-secrets": then everybody signs in again';

/**
 * The safe of this installation. Its key is the one given, or one made on the first start: servers
 * that start at once on one database take turns.
 * @throws StartError where the key is missing or is not the one that was used
 */
export async function openSafe(db: Db, source: KeySource): Promise<Safe> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table seal in exclusive mode`.execute(trx);
    const row = await trx.selectFrom('seal').select('proof').executeTakeFirst();
    const key = await findSecretKey(source);
    if (row) return openWith(key, row.proof.toString(), source);
    const safe = createSafe((key ?? (await makeSecretKey(source))).text);
    const proof = Buffer.from(safe.seal(proofText, name));
    await trx.insertInto('seal').values({ proof }).execute();
    return safe;
  });
}

function openWith(key: SecretKey | null, proof: string, source: KeySource): Safe {
  if (key === null) {
    throw new StartError(
      `The key of the secrets in the database is missing: bring back ${keyFile(source)}, or set SECRET_KEY to what it held (${anew}).`,
    );
  }
  const safe = createSafe(key.text);
  try {
    safe.open(proof, name);
  } catch (cause) {
    const sentence = `The key in ${key.place} is not the one of the secrets in the database: bring back the right one (${anew}).`;
    throw new StartError(sentence, { cause });
  }
  return safe;
}
