import type { Answer, Endpoint } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import type { FastifyReply } from 'fastify';
import { etagOf, revalidate } from './etag.ts';
import { giveDevice } from './device.ts';
import { givePass } from './pass.ts';
import { withOAuthError } from './oauth-error.ts';
import { renderRefusal, type Refusal } from './refusal.ts';
import { sendFile, type SentFile } from './sent-file.ts';
import { challengeOf } from './session.ts';
import type { BrowserMark } from './use-case.ts';
import { writeBody } from './write-body.ts';

/** Sends what a use case answered, by the contract: an undeclared status is a fault. */
export function sendAnswer<E extends Endpoint>(
  reply: FastifyReply,
  endpoint: E,
  answer: (Answer<E> & BrowserMark) | Refusal,
  t: Translate,
): FastifyReply {
  if ('refusal' in answer) {
    if (answer.status === 401) reply.header('www-authenticate', challengeOf(answer));
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
    return sendBody(reply, endpoint, answer.status, renderRefusal(answer, t));
  }
  const { status, body, device, pass } = answer as { status: number; body: unknown } & BrowserMark;
  if (!(status in endpoint.responses)) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered the undeclared status ${status}`);
  }
  if (typeof body !== 'object') {
    throw new Error(`${endpoint.method} ${endpoint.path} answered with no object`);
  }
  if (device !== undefined) giveDevice(reply, device);
  if (pass !== undefined) givePass(reply, pass);
  if (endpoint.mediaTypes && status === 200) return sendFile(reply, body as SentFile);
  const isKnown = endpoint.isRevalidated && revalidate(reply, etagOf(JSON.stringify(body)));
  if (isKnown) return reply.code(304).send();
  return sendBody(reply, endpoint, status, body);
}

/**
 * Sends a body by its schema. It is written here, so that one that breaks the contract is a fault like any
 * other.
 */
function sendBody(
  reply: FastifyReply,
  endpoint: Endpoint,
  status: number,
  body: object | null,
): FastifyReply {
  const text = writeBody(endpoint, status)(endpoint.isOAuth ? withOAuthError(body, status) : body);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
