import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isNotModified } from '../endpoint/etag.ts';
import { acceptsGzip } from './accepts-gzip.ts';

interface Body {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

/** A response that is the same for everybody as long as the server runs. */
export interface StaticResponse {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The body is made, and compressed, at the first request. One that cannot be made is tried again. */
export function createStaticResponse(
  mediaType: string,
  make: () => Promise<Buffer>,
): StaticResponse {
  let body: Promise<Body> | null = null;
  const ready = () => {
    body ??= make()
      .then(bodyOf)
      .catch((error: unknown) => {
        body = null;
        throw error;
      });
    return body;
  };
  return {
    send: async (request, reply) => {
      const { plain, compressed, etag } = await ready();
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
      if (isNotModified(request, etag)) return reply.code(304).send();
      reply.type(mediaType);
      const isCompressed = acceptsGzip(request);
      if (isCompressed) reply.header('content-encoding', 'gzip');
      const bytes = isCompressed ? compressed : plain;
      return reply.header('content-length', bytes.length).send(Readable.from(chunksOf(bytes)));
    },
  };
}

/** Bytes that are handed to the kernel at once. */
const chunkSize = 32 * 1024;

/**
 * One chunk for each turn of the event loop: the kernel takes megabytes even for a client that reads
 * nothing, and a hundred such clients would hold the loop for most of a second.
 */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkSize) {
    if (at > 0) await nextTurn();
    yield bytes.subarray(at, at + chunkSize);
  }
}

async function bodyOf(plain: Buffer): Promise<Body> {
  return { plain, compressed: await promisify(gzip)(plain), etag: etagOf(plain) };
}
