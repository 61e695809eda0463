import type { Safe } from '@estante/database';
import { secretName } from '@estante/database';
import { OutsideFault, type OutsideServers } from '../../platform/outside/outside-server.ts';
import { presentEvent, type WebhookEvent } from './present-event.ts';
import { signedHeaders } from './secret.ts';

export interface Delivery extends WebhookEvent {
  readonly id: string;
  readonly webhookId: number;
  readonly url: string;
  /** Sealed. */
  readonly secret: string;
}

export interface DeliveryDeps {
  readonly readerServers: Pick<OutsideServers, 'notify'>;
  readonly safe: Safe;
  /** Milliseconds within which an answer is there whole. */
  readonly patience?: number;
}

export interface DeliveryAnswer {
  /** Whether the status is any of 200 to 299. */
  readonly isDelivered: boolean;
  /** Whether its server says that nothing is to come there any more. */
  readonly isGone: boolean;
  readonly status: number | null;
  readonly fault: 'not-public' | 'slow' | 'unreachable' | 'refused' | null;
}

const usualPatience = 5000;
/** Bytes of an answer that are let by. */
const longestAnswer = 8192;

const faults = {
  notPublic: 'not-public',
  slow: 'slow',
  tooLong: 'unreachable',
  unreachable: 'unreachable',
} as const;

/** Sends one event once. Whatever its server does, this answers. */
export async function deliver(
  { readerServers, safe, patience = usualPatience }: DeliveryDeps,
  { id, webhookId, url, secret, ...event }: Delivery,
  now: Temporal.Instant,
): Promise<DeliveryAnswer> {
  const text = presentEvent(event);
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  const opened = safe.open(secret, secretName.webhook(webhookId)).toString();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Estante (webhooks)',
    ...signedHeaders(opened, { id, timestamp, body: text }),
  };
  try {
    const call = { method: 'POST', headers, body: text, patience, longest: longestAnswer };
    const status = await readerServers.notify(new URL(url), call);
    const isDelivered = status >= 200 && status <= 299;
    return { isDelivered, isGone: status === 410, status, fault: isDelivered ? null : 'refused' };
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return { isDelivered: false, isGone: false, status: null, fault: faults[error.reason] };
  }
}
