import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a body that are rather read past than a connection given up for them. */
const few = 65_536;

/**
 * Of an answer before the body was read: a large body is not taken in, the connection ends with the
 * answer. Whose token has ended comes again with a new one, and must be sure to hear of it: what they
 * send is thrown away as it comes.
 */
export function leaveUnread({ headers, session }: FastifyRequest, reply: FastifyReply): void {
  const length = Number(headers['content-length'] ?? 0);
  const isLarge = length > few || headers['transfer-encoding'] !== undefined;
  if (isLarge && session.kind !== 'invalid') reply.header('connection', 'close');
}
