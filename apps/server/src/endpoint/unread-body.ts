import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a body that is read and thrown away, so that the connection can be kept. */
const few = 65_536;

/**
 * Has the connection closed after a response that is sent before the body was read, where the body is large.
 * That of an expired token is read and thrown away instead: its sender comes again with a new one, and must be
 * sure to get the response.
 */
export function leaveUnread({ headers, session }: FastifyRequest, reply: FastifyReply): void {
  const length = Number(headers['content-length'] ?? 0);
  const isLarge = length > few || headers['transfer-encoding'] !== undefined;
  if (isLarge && session.kind !== 'invalid') reply.header('connection', 'close');
}
