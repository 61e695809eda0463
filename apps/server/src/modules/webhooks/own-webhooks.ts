import { webhooksLimit, type endpoints } from '@estante/contract';
import type { Db, Safe } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';
import { lockPerson } from '../patrons/index.ts';
import { presentWebhook } from './present-webhook.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  nextWebhookId,
  switchOn,
} from './repository.ts';
import { newSecret, sealSecret } from './secret.ts';
import { readWebhookAddress } from './webhook-address.ts';

export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: Safe;
  readonly readerServers: OutsideServers;
}

export function listWebhooks({
  db,
}: Pick<WebhookDeps, 'db'>): UseCase<typeof endpoints.listWebhooks> {
  return async (_request, { person: { personId } }) => {
    const rows = await findWebhooks(db, personId);
    return { status: 200, body: { limite: webhooksLimit, webhooks: rows.map(presentWebhook) } };
  };
}

/** Makes a webhook. The person is locked, so that several calls at once do not make more than the limit. */
export function makeWebhook(deps: WebhookDeps): UseCase<typeof endpoints.makeWebhook> {
  const { db, clock, safe } = deps;
  return async ({ body }, { person: { personId, loginId }, language }) => {
    const t = translatorFor(language);
    if (body.endereco === '') return refuseBlank('endereco', t('webhooks.address'), language);
    const url = readWebhookAddress(body.endereco, deps.readerServers);
    const faults = [
      ...(url ? [] : [{ campo: 'endereco', mensagem: t('webhooks.addressRefused') }]),
      ...(body.assuntos.length > 0
        ? []
        : [{ campo: 'assuntos', mensagem: t('webhooks.chooseTopic') }]),
    ];
    if (!url || faults.length > 0) return refuseFields(faults, language);
    const segredo = newSecret();
    return db.transaction().execute(async (trx) => {
      await lockPerson(trx, personId);
      if ((await countWebhooks(trx, personId)) >= webhooksLimit) {
        return refuse(422, 'limite_webhooks_excedido', { limite: webhooksLimit });
      }
      const id = await nextWebhookId(trx);
      await trx
        .insertInto('webhook')
        .values({
          id,
          person_id: personId,
          login_id: loginId,
          url,
          topics: [...new Set(body.assuntos)],
          secret: sealSecret(safe, id, segredo),
          made_at: new Date(clock.now().epochMilliseconds),
        })
        .execute();
      const made = await findWebhook(trx, personId, id);
      if (!made) throw new Error(`webhook ${id} is not there after it was made`);
      return { status: 200, body: { ...presentWebhook(made), segredo } };
    });
  };
}

export function removeWebhook({
  db,
}: Pick<WebhookDeps, 'db'>): UseCase<typeof endpoints.removeWebhook> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await deleteWebhook(db, personId, id))
      ? { status: 200, body: { codigo: id } }
      : refuse(404, 'NaoEncontrado');
}

export function resumeWebhook({
  db,
}: Pick<WebhookDeps, 'db'>): UseCase<typeof endpoints.resumeWebhook> {
  return async ({ params: { id } }, { person: { personId } }) => {
    await switchOn(db, personId, id);
    const own = await findWebhook(db, personId, id);
    return own ? { status: 200, body: presentWebhook(own) } : refuse(404, 'NaoEncontrado');
  };
}
