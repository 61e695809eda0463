import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { createLoop, type Loop } from '../../platform/jobs/loop.ts';
import { notices } from '../circulation/index.ts';
import { deliver, type DeliveryAnswer, type DeliveryDeps } from './deliver.ts';
import {
  dropUntold,
  endDelivery,
  noteArrival,
  noteGivenUp,
  putOff,
  switchOff,
  takeDue,
  type DueDelivery,
} from './outbox.ts';

export interface SenderDeps extends DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  /** Milliseconds between two looks into the outbox. */
  readonly interval?: number;
}

/** Seconds after each try until the next: after the last it is given up, a day after it happened. */
const pauses = [10, 60, 600, 3600, 6 * 3600, 16 * 3600] as const;
/** Deliveries given up in a row, after which a webhook is switched off. */
const mostGivenUp = 5;

/** Tells webhooks what happened, beside the other servers that do so. */
export function createWebhookSender(deps: SenderDeps): Loop {
  const { log, interval = 1000 } = deps;
  return createLoop((signal) => sendDue(deps, signal), {
    interval,
    onError: (err) => log.error({ err }, 'webhooks not told'),
  });
}

/** Sends all that is due. */
export async function sendDue(deps: SenderDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = dateOf(deps.clock.now());
    await dropUntold(deps.db, now);
    const due = await takeDue(deps.db, now);
    if (due.length === 0) return;
    await Promise.all(due.map((one) => tryOne(deps, one)));
  }
}

/** Tries a delivery. A fault of ours is told to the operator; to its reader it is a try that came to nothing. */
async function tryOne(deps: SenderDeps, due: DueDelivery): Promise<void> {
  const answered = await deliver(deps, due, deps.clock.now()).catch((err: unknown) => {
    deps.log.error({ err, delivery: due.id }, 'webhook not told');
    return { isDelivered: false, isGone: false, status: null, fault: 'unreachable' } as const;
  });
  await settle(deps, due, answered);
}

async function settle(deps: SenderDeps, due: DueDelivery, answered: DeliveryAnswer): Promise<void> {
  const { db, clock } = deps;
  if (answered.isDelivered) {
    await endDelivery(db, due.id, { outcome: 'delivered', answered });
    return noteArrival(db, due.webhookId);
  }
  const pause = pauses[due.tries - 1];
  if (pause !== undefined && !answered.isGone) {
    return putOff(db, due.id, answered, dateOf(clock.now().add({ seconds: pause })));
  }
  await db.transaction().execute(async (trx) => {
    await endDelivery(trx, due.id, { outcome: 'given-up', answered });
    const inARow = await noteGivenUp(trx, due.webhookId);
    if (answered.isGone || inARow >= mostGivenUp) await stop(trx, due, dateOf(clock.now()));
  });
}

/** Stops a webhook: what waits for it is dropped when its time comes. Its reader is told, once each time. */
async function stop(trx: Db, { webhookId, personId, url }: DueDelivery, at: Date): Promise<void> {
  if (!(await switchOff(trx, webhookId, at))) return;
  await notices.writeNotice(trx, {
    personId,
    kind: 'webhook-stopped',
    event: `webhook:${webhookId}:${at.toISOString()}`,
    facts: { address: new URL(url).host },
    at,
  });
}

const dateOf = (at: Temporal.Instant) => new Date(at.epochMilliseconds);
