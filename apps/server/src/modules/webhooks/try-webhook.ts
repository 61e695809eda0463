import { randomUUID } from 'node:crypto';
import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countAct } from '../patrons/index.ts';
import { deliver } from './deliver.ts';
import { writeTest } from './outbox.ts';
import type { WebhookDeps } from './own-webhooks.ts';
import { presentDelivery } from './present-webhook.ts';
import { findWebhook } from './repository.ts';

const rate = { act: 'webhook-test', times: 20, seconds: 3600 } as const;

/** Sends a test, once: it counts neither for nor against the webhook. */
export function tryWebhook(deps: WebhookDeps): UseCase<typeof endpoints.tryWebhook> {
  const { db, clock } = deps;
  return async ({ params: { id } }, { person: { personId } }) => {
    const webhook = await findOwn(db, personId, id);
    if (!webhook) return refuse(404, 'NaoEncontrado');
    const now = clock.now();
    const counted = await countAct(db, personId, rate, now);
    if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
    if (counted.kind === 'tooMany') {
      const refusal = refuse(429, 'AcessosDemais', { segundos: counted.seconds });
      return { ...refusal, retryAfter: counted.seconds };
    }
    const happenedAt = new Date(now.epochMilliseconds);
    const test = { id: randomUUID(), webhookId: id, event: 'test', facts: {}, happenedAt };
    const answered = await deliver(deps, { ...webhook, ...test }, now);
    await writeTest(db, test, answered);
    const told = await findWebhook(db, personId, id);
    const row = told?.deliveries.find((one) => one.id === test.id);
    return row ? { status: 200, body: presentDelivery(row) } : refuse(404, 'NaoEncontrado');
  };
}

async function findOwn(db: Db, personId: number, id: number) {
  return db
    .selectFrom('webhook')
    .select(['url', 'secret'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
