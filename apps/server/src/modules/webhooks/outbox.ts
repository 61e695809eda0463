import { activities } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { DeliveryAnswer, Delivery } from './deliver.ts';

export interface DueDelivery extends Delivery {
  readonly personId: number;
  /** Number of tries, this one among them. */
  readonly tries: number;
}

/** Deliveries that are sent at once, to as many webhooks: a slow one holds up nothing but itself. */
const batchSize = 10;
/** Seconds for which one being sent is left alone. */
const leaseSeconds = 60;

/** Whether anything may be sent to a webhook `w`: its link lives, and the feature is on. */
const mayBeTold = sql`w.stopped_at is null and exists (
  select from login l where l.id = w.login_id and l.person_id = w.person_id
    and l.ended_at is null and not l.is_blocked)
  and exists (select from activity a where a.code = ${activities.accountApiKeys} and a.enabled)`;

/**
 * Takes what is due, one for each webhook, the oldest first; another server takes others. Webhooks take
 * turns: those with much to send to servers that are slow keep nobody waiting longer than one round. They are
 * chosen before any is taken: in one join the database may choose anew for each delivery, and take them all.
 */
export async function takeDue(db: Db, now: Date): Promise<DueDelivery[]> {
  const lease = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<DueDelivery>`
    with turn as materialized (
      select w.id, w.person_id, w.url, w.secret from webhook w where w.id in (
        select o.webhook_id from webhook_delivery o where o.next_try_at <= ${now}
        group by o.webhook_id order by (
          select max(l.tried_at) from webhook_delivery l where l.webhook_id = o.webhook_id
        ) nulls first, min(o.next_try_at) limit ${batchSize}) and ${mayBeTold}
    ), due as materialized (
      select oldest.id, turn.id as webhook_id, turn.person_id, turn.url, turn.secret
      from turn cross join lateral (
        select id from webhook_delivery o where o.webhook_id = turn.id and o.next_try_at <= ${now}
        order by o.next_try_at, o.happened_at limit 1 for update skip locked) oldest
    )
    update webhook_delivery d set next_try_at = ${lease}, tries = tries + 1, tried_at = ${now}
    from due where d.id = due.id
    returning d.id, due.webhook_id as "webhookId", due.person_id as "personId", due.url, due.secret,
      d.event, d.facts, d.happened_at as "happenedAt", d.tries`.execute(db);
  return rows;
}

/** Drops what waits for a webhook that may not be told: it is not told later either. */
export async function dropUntold(db: Db, now: Date): Promise<void> {
  await sql`
    update webhook_delivery d set next_try_at = null, outcome = 'dropped'
    from webhook w where w.id = d.webhook_id and d.next_try_at <= ${now} and not (${mayBeTold})
  `.execute(db);
}

interface DeliveryEnding {
  readonly outcome: 'delivered' | 'given-up';
  readonly answered: DeliveryAnswer;
}

export async function endDelivery(
  db: Db,
  id: string,
  { outcome, answered }: DeliveryEnding,
): Promise<void> {
  const { status, fault } = answered;
  await db
    .updateTable('webhook_delivery')
    .set({ outcome, status, fault, next_try_at: null })
    .where('id', '=', id)
    .execute();
}

/** Writes the outcome of a test; nothing, where the webhook is gone meanwhile. */
export async function writeTest(
  db: Db,
  { id, webhookId, event, happenedAt }: Omit<Delivery, 'url' | 'secret' | 'facts'>,
  { isDelivered, status, fault }: DeliveryAnswer,
): Promise<void> {
  const outcome = isDelivered ? 'delivered' : 'given-up';
  await sql`
    insert into webhook_delivery
      (id, webhook_id, event, facts, happened_at, tries, tried_at, outcome, status, fault)
    select ${id}, id, ${event}, '{}', ${happenedAt}, 1, ${happenedAt}, ${outcome}, ${status}, ${fault}
    from webhook where id = ${webhookId}`.execute(db);
}

export async function putOff(db: Db, id: string, { status, fault }: DeliveryAnswer, until: Date) {
  await db
    .updateTable('webhook_delivery')
    .set({ status, fault, next_try_at: until })
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
}

/** Notes that something arrived: what was given up before counts no more. */
export async function noteArrival(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ given_up: 0 })
    .where('id', '=', webhookId)
    .where('given_up', '>', 0)
    .execute();
}

/** Counts a delivery that was given up; returns how many were in a row, this one among them. */
export async function noteGivenUp(db: Db, webhookId: number): Promise<number> {
  const row = await db
    .updateTable('webhook')
    .set((eb) => ({ given_up: eb('given_up', '+', 1) }))
    .where('id', '=', webhookId)
    .returning('given_up')
    .executeTakeFirst();
  return row?.given_up ?? 0;
}

/** Switches a webhook off; false where it was off. */
export async function switchOff(db: Db, webhookId: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('webhook')
    .set({ stopped_at: at })
    .where('id', '=', webhookId)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
