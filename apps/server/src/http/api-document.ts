import { webClient } from '@estante/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { transform, transformObject } from './api-document-parts.ts';
import { servePageOfDocument } from './api-document-page.ts';
import { createKeptAnswer } from './kept-answer.ts';

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
  serveDocument(app);
  servePageOfDocument(app);
}

/** Milliseconds. Making the document holds the server as long as some pages do. */
const afterStart = 2000;

/**
 * Made once: soon after the server has begun to listen, when nobody waits for it to start any more,
 * or where it is asked for before.
 */
function serveDocument(app: FastifyInstance): void {
  const answer = createKeptAnswer('application/json; charset=utf-8', async () => {
    const document = Buffer.from(JSON.stringify(app.swagger()));
    app.log.info({ bytes: document.length }, 'the API document is made');
    return document;
  });
  app.addHook('onListen', async () => {
    const timer = setTimeout(() => void answer.ready(), afterStart).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  const route = { schema: { hide: true }, compress: false, config: { rate: 'feed' } } as const;
  app.get('/api/openapi.json', route, answer.send);
}
