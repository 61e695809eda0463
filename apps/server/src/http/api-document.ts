import { webClient } from '@estante/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { transform, transformObject } from './api-document-parts.ts';
import { isHeld } from '../endpoint/revalidate.ts';

/** Ours, but that the page sets styles of its own on its elements. */
const documentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const form = `client_id=${webClient.id}&client_secret=${webClient.secret}`;
/** How to get a token, for who reads the document alone. */
const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: [
    'The `access_token` of `POST /api/oauth/token`, which takes a form or JSON.',
    `For a person: \`grant_type=password&${form}&username=…&password=…\`.`,
    'It ends after `expires_in` seconds; for the next, with the `refresh_token` it came with:',
    `\`grant_type=refresh_token&${form}&refresh_token=…\`.`,
    `For nobody in particular: \`grant_type=client_credentials&${form}\`.`,
    'Calls that ask for no token answer without one.',
  ].join('\n\n'),
} as const;

/** Publishes the contract as OpenAPI, with a page to read it. Register before the endpoints. */
export async function publishApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Estante', version: '1', license: { name: 'MIT' } },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer } },
    },
    transform,
    transformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentPolicy,
    theme: {
      title: 'Estante',
      css: [{ filename: 'bar.css', content: '.topbar { display: none }' }],
    },
  });
  serveDocument(app);
}

interface Document {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

/** Milliseconds. Making the document holds the server as long as some pages do. */
const afterStart = 2000;

/**
 * Made, and compressed, once: soon after the server has begun to listen, when nobody waits for it to
 * start any more, or where it is asked for before. Every answer sends the same bytes.
 */
function serveDocument(app: FastifyInstance): void {
  let document: Promise<Document> | null = null;
  const ready = () => (document ??= makeDocument(app));
  app.addHook('onListen', async () => {
    const timer = setTimeout(() => void ready(), afterStart).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  const route = { schema: { hide: true }, config: { rate: 'feed' } } as const;
  app.get('/api/openapi.json', route, async (request, reply) => {
    const { plain, compressed, etag } = await ready();
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (isHeld(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
    if (!takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(compressed);
  });
}

async function makeDocument(app: FastifyInstance): Promise<Document> {
  const plain = Buffer.from(JSON.stringify(app.swagger()));
  const compressed = await promisify(gzip)(plain);
  app.log.info({ bytes: plain.length }, 'the API document is made');
  const digest = createHash('sha256').update(plain).digest('base64url');
  return { plain, compressed, etag: `W/"${digest}"` };
}
