import { languageHeader } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/**
 * Lets the answer be kept, to be asked for again at each use, and says whether the asker has it
 * already: RFC 9110, section 13.1.2. The tag is weak: what is sent may be compressed.
 */
export function isUnchanged(reply: FastifyReply, body: unknown): boolean {
  return isUnchangedTag(reply, tagOf(JSON.stringify(body)));
}

export function tagOf(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** The same for an answer whose tag is known. */
export function isUnchangedTag(reply: FastifyReply, tag: string): boolean {
  reply.headers({
    'cache-control': 'no-cache',
    etag: tag,
    vary: `accept-language, ${languageHeader}`,
  });
  return isHeld(reply.request, tag);
}

/** Whether the asker holds what has this tag, be it weak or strong. */
export function isHeld(request: FastifyRequest, tag: string): boolean {
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return held.includes('*') || held.includes(tag) || held.includes(tag.replace(/^W\//, ''));
}
