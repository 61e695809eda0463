import { endpoints, webClient, type Endpoint } from '@estante/contract';
import swagger from '@fastify/swagger';
import fastify from 'fastify';
import { addressOf } from '../../endpoint/route-options.ts';
import { transform, transformObject } from './parts.ts';
import { schemaOf } from './schema-of.ts';

const form = `client_id=${webClient.id}&client_secret=${webClient.secret}`;
/** Security scheme of the tokens; says how to get one, for those who read only the document. */
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

/** The contract as OpenAPI, in JSON. Takes about a second of a processor. */
export async function makeDocument(): Promise<string> {
  // The plugin writes down the routes of an application: this one has the calls, and answers none.
  const app = fastify({ exposeHeadRoutes: false });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Estante', version: '1', license: { name: 'MIT' } },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer } },
      security: [{ bearer: [] }],
    },
    transform,
    transformObject,
    convertConstToEnum: false,
  });
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    app.route({
      method: endpoint.method,
      url: addressOf(endpoint),
      schema: schemaOf(endpoint, name),
      validatorCompiler: () => () => true,
      serializerCompiler: () => () => '',
      handler: () => ({}),
    });
  }
  await app.ready();
  return JSON.stringify(app.swagger());
}
