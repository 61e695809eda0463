import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from '../endpoint/revalidate.ts';

interface Kept {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

/** What is the same for everybody as long as the server runs. */
export interface KeptAnswer {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Made, and compressed, once, when it is first asked for. Every answer sends the same bytes. */
export function createKeptAnswer(mediaType: string, make: () => Promise<Buffer>): KeptAnswer {
  let kept: Promise<Kept> | null = null;
  const ready = () => {
    // What failed is made anew for the next who asks.
    kept ??= make()
      .then(keep)
      .catch((error: unknown) => {
        kept = null;
        throw error;
      });
    return kept;
  };
  return {
    send: async (request, reply) => {
      const { plain, compressed, etag } = await ready();
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
      if (isHeld(request, etag)) return reply.code(304).send();
      reply.type(mediaType);
      const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
      const isPlain = !takesGzip.test(request.headers['accept-encoding'] ?? '');
      if (!isPlain) reply.header('content-encoding', 'gzip');
      const bytes = isPlain ? plain : compressed;
      return reply.header('content-length', bytes.length).send(Readable.from(piecesOf(bytes)));
    },
  };
}

/** Bytes that are handed to the kernel at once. */
const piece = 32 * 1024;

/**
 * A piece in each turn of the event loop: the kernel takes megabytes for who reads none of them, and
 * a hundred such would hold the loop for most of a second.
 */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += piece) {
    if (at > 0) await nextTurn();
    yield bytes.subarray(at, at + piece);
  }
}

async function keep(plain: Buffer): Promise<Kept> {
  const compressed = await promisify(gzip)(plain);
  const digest = createHash('sha256').update(plain).digest('base64url');
  return { plain, compressed, etag: `W/"${digest}"` };
}
