import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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

/** Publishes the contract as OpenAPI, with a page to read it. Register before the endpoints. */
export async function publishApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Estante', version: '1', license: { name: 'MIT' } },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentPolicy,
    theme: {
      title: 'Estante',
      css: [{ filename: 'bar.css', content: '.topbar { display: none }' }],
    },
  });
  const route = { schema: { hide: true }, config: { rate: 'feed' } } as const;
  app.get('/api/openapi.json', route, async () => app.swagger());
}
