import type { Db } from '@estante/database';

/**
 * Begins anew where the key is lost: the next start makes keys, or takes those it is given. All
 * sessions end, letters' links to unsubscribe with them; webhooks and second factors are gone; captchas
 * are our own, vendors and providers of identities off, until their secrets are entered anew.
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
    await trx.updateTable('session').set({ ended_at: at }).where('ended_at', 'is', null).execute();
  });
}
