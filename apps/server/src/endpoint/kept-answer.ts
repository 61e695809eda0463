import { noteRead, type Reads } from '@estante/database';
import type { Endpoint } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changesNothing, isReading } from './gate.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { isUnchangedTag, tagOf } from './revalidate.ts';
import { personOf } from './session.ts';

/** What an answer to strangers differs by. */
export function answerKey(url: string, language: string, origin: string): string {
  return `${language} ${origin} ${url}`;
}

/** Whether the answer may be one that was given before; what else is read has no version. */
export function mayBeKept(endpoint: Endpoint, { session, method }: FastifyRequest): boolean {
  const isStranger = session.kind === 'anonymous' && isReading(endpoint, personOf(session));
  const mayBe = endpoint.isKept === true && isStranger && method === 'GET';
  if (!mayBe) noteRead(null);
  return mayBe;
}

/** Whether all that a person is answered may be read as of one look: the call changes nothing. */
export function isReadAtOnce(endpoint: Endpoint, { session }: FastifyRequest): boolean {
  return session.kind === 'person' && changesNothing(endpoint);
}

export function asKept(endpoint: Endpoint, text: string): KeptAnswer {
  return { text, tag: endpoint.isRevalidated ? tagOf(text) : '' };
}

export function sendKept(reply: FastifyReply, { text, tag }: KeptAnswer): FastifyReply {
  if (tag !== '' && isUnchangedTag(reply, tag)) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What its answer is made of, where that is read as of one look. */
    reads: Reads | null;
    /** The same where the answer may be kept. */
    question: Reads | null;
  }
}
