import type { Db } from '@estante/database';
import { endAllSessions } from '../auth/index.ts';

/**
 * Begins anew where the key is lost: the next start makes keys, or takes those it is given. All
 * sessions end, the links of letters with them; webhooks and second factors are gone; no list is shared any
 * longer; captchas are our own, vendors and providers of identities off, until their secrets are entered anew.
 */
export async function forgetSecrets(db: Db, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('seal').execute();
    await trx.deleteFrom('server_key').execute();
    await trx.deleteFrom('signing_key').execute();
    // Nothing that they sign could be checked again.
    await trx.deleteFrom('webhook').execute();
    await trx.updateTable('vendor').set({ secret: null, enabled: false }).execute();
    await trx.updateTable('identity_provider').set({ secret: null, enabled: false }).execute();
    await trx.deleteFrom('second_factor').execute();
    await trx
      .deleteFrom('second_factor_key')
      .where('person_id', 'not in', trx.selectFrom('passkey').select('person_id'))
      .execute();
    await trx.deleteFrom('provider_sign_in').execute();
    await trx.deleteFrom('provider_session').execute();
    await trx
      .deleteFrom('institution_setting')
      .where('key', 'in', ['captchaSecret', 'captchaProvider'])
      .execute();
    // Their codes are made with a key, and what would be shown is another one than opens.
    const notShared = { share_salt: null, share_hash: null, shared_at: null };
    const showsNothing = { shows_name: false, shows_notes: false };
    await trx
      .updateTable('named_list')
      .set({ ...notShared, ...showsNothing })
      .where('share_hash', 'is not', null)
      .execute();
    await endAllSessions(trx, at);
  });
}
