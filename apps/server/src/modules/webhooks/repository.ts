import type { WebhookEventName, WebhookTopic } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Deliveries of each webhook that are told on its page, the last ones. */
const toldDeliveries = 20;

export interface DeliveryRow {
  readonly id: string;
  readonly event: WebhookEventName;
  readonly happened_at: string;
  readonly outcome: 'waiting' | 'delivered' | 'given-up' | 'dropped';
  readonly tries: number;
  readonly tried_at: string | null;
  readonly next_try_at: string | null;
  readonly status: number | null;
  readonly fault: 'not-public' | 'slow' | 'unreachable' | 'refused' | null;
}

export interface WebhookRow {
  readonly id: number;
  readonly url: string;
  readonly topics: WebhookTopic[];
  readonly made_at: Date;
  readonly stopped_at: Date | null;
  /** Deliveries, the last first. */
  readonly deliveries: readonly DeliveryRow[];
}

/** Webhooks of a person, the newest first. */
export async function findWebhooks(db: Db, personId: number): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.url, w.topics, w.made_at, w.stopped_at, coalesce((
      select json_agg(d order by d.happened_at desc, d.id) from (
        select id, event, happened_at, outcome, tries, tried_at, next_try_at, status, fault
        from webhook_delivery where webhook_id = w.id
        order by happened_at desc, id limit ${toldDeliveries}) d), '[]') as deliveries
    from webhook w where w.person_id = ${personId} order by w.id desc`.execute(db);
  return rows;
}

export async function findWebhook(db: Db, personId: number, id: number) {
  return (await findWebhooks(db, personId)).find((one) => one.id === id);
}

export async function countWebhooks(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A number that no webhook has: secrets are sealed under it. */
export async function nextWebhookId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook', 'id'))::integer as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no number for a webhook');
  return row.id;
}

/** Deletes a webhook, and what waits for it; returns whether there was one of this person's. */
export async function deleteWebhook(db: Db, personId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function switchOn(db: Db, personId: number, id: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ stopped_at: null, given_up: 0 })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .execute();
}
