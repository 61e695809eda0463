import { endpoints, webClient, type Endpoint } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from '../../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** OpenAPI 3.1.0 as far as the application writes it; what is required there is required here. */
const schemaObject = z.record(z.string(), z.unknown());
const media = z.record(z.string(), z.object({ schema: schemaObject }));
const referenceObject = z.strictObject({ $ref: z.string() });
const parameterObject = z.object({
  name: z.string().min(1),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: schemaObject,
});
const parameterList = z.array(z.union([parameterObject, referenceObject]));
const securityRequirements = z.array(z.record(z.string(), z.array(z.string())));
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().optional(),
  tags: z.array(z.string()),
  security: securityRequirements.optional(),
  parameters: parameterList.optional(),
  requestBody: z.union([z.object({ content: media }), referenceObject]).optional(),
  responses: z.record(
    z.string().regex(/^(?:[1-5]\d\d|default)$/),
    z.union([z.strictObject({ description: z.string(), content: media }), referenceObject]),
  ),
});
const pathItem = z.strictObject({
  parameters: parameterList.optional(),
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  delete: operation.optional(),
});
const apiDocument = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  security: securityRequirements,
  components: z.object({
    securitySchemes: z.record(
      z.string(),
      z.object({ type: z.string(), scheme: z.string(), description: z.string() }),
    ),
    schemas: z.record(z.string(), schemaObject),
    parameters: z.record(z.string(), parameterObject),
    requestBodies: z.record(z.string(), z.object({ content: media })),
    responses: z.record(z.string(), z.object({ description: z.string(), content: media })),
  }),
  paths: z.record(z.string().startsWith('/'), pathItem),
});

let server: TestApp;
let document: z.infer<typeof apiDocument>;
beforeAll(async () => {
  server = await startTestApp();
  document = apiDocument.parse((await server.app.inject('/api/openapi.json')).json());
});
afterAll(() => server.close());

const names = Object.keys(endpoints) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const keysOf = (schema: Endpoint['query']) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

function operationOf(name: EndpointName) {
  const { method, path } = endpointOf(name);
  const { parameters: ofAll = [], ...calls } = document.paths[path] ?? {};
  const found = calls[method.toLowerCase() as 'get'];
  if (!found) throw new Error(`${name} is not in the document`);
  return { ...found, parameters: [...ofAll, ...(found.parameters ?? [])] };
}

type Reference = z.infer<typeof referenceObject>;

/** Part that stands in a call, or that the call refers to. */
function partOf<Part extends object>(
  part: Part | Reference,
  parts: Readonly<Record<string, Part>>,
): Part {
  if (!('$ref' in part)) return part;
  const found = parts[part.$ref.replace(/.*\//, '')];
  if (!found) throw new Error(`${part.$ref} is not in the document`);
  return found;
}

describe.each(names)('%s', (name) => {
  const { params, query, body, responses, summary, access, mediaTypes } = endpointOf(name);

  test('is there, with its parameters', () => {
    const { parameters: taken, ...found } = operationOf(name);
    const parameters = taken.map((parameter) => partOf(parameter, document.components.parameters));
    const namesIn = (place: string) =>
      parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);
    expect(found.operationId).toBe(name);
    expect(found.summary).toBe(summary);
    expect(namesIn('path')).toEqual(keysOf(params));
    expect(namesIn('query').toSorted()).toEqual(keysOf(query).toSorted());
    expect(parameters.filter(({ in: place }) => place === 'path').every((p) => p.required)).toBe(
      true,
    );
    expect(found.security ?? document.security).toEqual(
      access === 'public' ? [] : [{ bearer: [] }],
    );
  });

  test('says what it takes and answers', () => {
    const found = operationOf(name);
    expect(Object.keys(found.responses)).toEqual(
      expect.arrayContaining([...Object.keys(responses), 'default']),
    );
    const answer = partOf(found.responses[200] ?? { $ref: '200' }, document.components.responses);
    const told = mediaTypes?.map((type) => type.replace(/;.*/, '')) ?? ['application/json'];
    expect(Object.keys(answer.content)).toEqual(told);
    expect(found.requestBody !== undefined).toBe(body !== undefined);
  });
});

test('it lists nothing that the contract does not have', () => {
  const known = names.map((name) => endpointOf(name).path);
  // One address may be several endpoints.
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(known)].toSorted());
  const listed = Object.values(document.paths).flatMap(({ parameters: _ofAll, ...calls }) =>
    Object.values(calls),
  );
  expect(listed.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
});

test('its addresses begin below /api, but for the other one of the token', () => {
  expect(document.servers).toEqual([{ url: '/api' }]);
  expect(operationOf('issueToken').description).toBe('Also at /oauth/token, without /api.');
});

test('it is small, and the refusals of all stand in it once', async () => {
  const { rawPayload, body } = await server.app.inject('/api/openapi.json');
  expect(rawPayload.length).toBeLessThan(500_000);
  expect(body.split('"OcorreuErroInesperado"').length - 1).toBeLessThanOrEqual(2);
  const refused = document.paths['/consulta/cursos']?.get?.responses['default'];
  expect(refused).toEqual({ $ref: '#/components/responses/Refusal' });
  expect(document.components.responses['Refusal']?.description).toContain('404 Not Found');
});

test('what several calls are sent or answer stands in it once', () => {
  const { requestBodies, responses } = document.components;
  for (const name of ['cancelDeskHold', 'reverseEntry', 'withdrawTitle'] as const) {
    expect(operationOf(name).requestBody).toEqual({ $ref: '#/components/requestBodies/Motivo' });
  }
  expect(requestBodies['Motivo']).toBeDefined();
  for (const name of ['changeSettings', 'getSettings'] as const) {
    const $ref = '#/components/responses/ChangeSettingsAnswer';
    expect(operationOf(name).responses['200']).toEqual({ $ref });
  }
  expect(responses['ChangeSettingsAnswer']?.description).toBe('OK');
  expect(operationOf('getTitle').responses['404']).toEqual({ $ref: '#/components/responses/404' });
  expect(responses['404']?.description).toBe('Not Found');
  expect(responses['430']?.description).toBe('Blocked');
  expect(responses['Refusal']?.description).toContain('500 Internal Server Error');
});

test('what has all that another has and more says so', () => {
  const { HandledRequest: handled } = document.components.schemas;
  expect(handled).toMatchObject({
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/Request' }],
    required: expect.arrayContaining(['pessoa', 'atrasada']),
  });
  expect(handled?.['properties']).not.toHaveProperty('codigo');
});

test('what the contract names is told to be in what has more', () => {
  const { SearchResultItem, Suggestion, AcquisitionSuggestion } = document.components.schemas;
  expect(SearchResultItem?.['allOf']).toEqual([{ $ref: '#/components/schemas/Title' }]);
  expect(AcquisitionSuggestion?.['allOf']).toEqual([{ $ref: '#/components/schemas/Suggestion' }]);
  expect(Suggestion?.['properties']).toHaveProperty('titulo');
});

test('a schema is one whether it may be null or not, and whether it is asked for or answered', () => {
  const { schemas } = document.components;
  expect(schemas['ImportSummary']?.['properties']).toMatchObject({
    simulacao: { anyOf: [{ $ref: '#/components/schemas/ImportReport' }, { type: 'null' }] },
  });
  expect(operationOf('listAcquisitionSuggestions').parameters).toContainEqual({
    name: 'situacao',
    in: 'query',
    schema: { $ref: '#/components/schemas/SuggestionState' },
  });
  expect(schemas['SuggestionState']?.['enum']).toContain('pre-sugestao');
});

test('what all calls of an address are asked with stands at the address', () => {
  const { parameters: ofAll, put, delete: remove } = document.paths['/listas/{id}'] ?? {};
  expect(ofAll).toEqual([{ $ref: '#/components/parameters/id' }]);
  expect([put?.parameters, remove?.parameters]).toEqual([undefined, undefined]);
});

test('no pattern says what a format says', () => {
  expect(operationOf('getPaymentReceipt').parameters).toContainEqual(
    expect.objectContaining({ schema: { type: 'string', format: 'uuid' } }),
  );
});

test('nothing is named that nothing refers to', async () => {
  const { body } = await server.app.inject('/api/openapi.json');
  const { securitySchemes: _schemes, ...parts } = document.components;
  for (const [kind, named] of Object.entries(parts)) {
    for (const name of Object.keys(named)) {
      expect(name).toMatch(/^[\w-]+$/);
      expect(body, name).toContain(`"#/components/${kind}/${name}"`);
    }
  }
});

test('what is refused with more in it says so, and what is answered may have more one day', () => {
  const { ChangeFrontShelvesBody: sent, SearchResultItem: answered } = document.components.schemas;
  expect(sent).toMatchObject({ type: 'object', additionalProperties: false });
  expect(answered).toMatchObject({ type: 'object' });
  expect(answered).not.toHaveProperty('additionalProperties');
});

test('it says how to get a token: the call that it names answers with one', async () => {
  const { scheme, description } = document.components.securitySchemes.bearer ?? {};
  expect(scheme).toBe('bearer');
  const form = /`(grant_type=client_credentials[^`]*)`/.exec(description ?? '')?.[1] ?? '';
  expect(form).toContain(webClient.id);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  expect(answer.statusCode).toBe(200);
});

test('the token is asked for in JSON or in a form', () => {
  const { requestBody = { $ref: 'issueToken' } } = operationOf('issueToken');
  const { content } = partOf(requestBody, document.components.requestBodies);
  expect(Object.keys(content)).toEqual(
    expect.arrayContaining(['application/json', 'application/x-www-form-urlencoded']),
  );
});

test('every reference leads somewhere', async () => {
  const { body } = await server.app.inject('/api/openapi.json');
  const root = JSON.parse(body) as unknown;
  for (const [, pointer = ''] of body.matchAll(/"\$ref":"#([^"]*)"/g)) {
    let node: unknown = root;
    for (const key of pointer.split('/').slice(1)) node = (node as Record<string, unknown>)[key];
    expect(node, pointer).toBeTypeOf('object');
  }
});

const sourcesOf = (html: string) =>
  Array.from(html.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+)"/g), ([, at = '']) => at);

test('the page reads the one document that is published', async () => {
  const start = await server.app.inject('/api/docs/static/start.js');
  expect(start.body).toContain("url: '/api/openapi.json'");
});

test.each(['/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html'])(
  '%s does not publish it a second time',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).toBe(404);
  },
);

test('what the page loads is sent whole once, and so is the document', async () => {
  const { body } = await server.app.inject('/api/docs');
  const ofApi = sourcesOf(body).filter((source) => source.startsWith('/api/'));
  for (const url of ['/api/docs', '/api/openapi.json', ...ofApi]) {
    const first = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers['content-encoding'], url).toBe('gzip');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ url, headers });
    expect([again.statusCode, again.body], url).toEqual([304, '']);
  }
});

test('the page to read it loads scripts of its own alone', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const csp = String(page.headers['content-security-policy']);
  expect(csp).toContain("default-src 'self'");
  expect(csp.split(';').find((directive) => directive.trim().startsWith('script-src'))).not.toMatch(
    /unsafe-inline|https?:/,
  );
  const sources = sourcesOf(page.body);
  expect(sources.every((source) => /^\/(?!\/)/.test(source))).toBe(true);
  const ofApi = sources.filter((source) => source.startsWith('/api/'));
  expect(ofApi).toHaveLength(3);
  for (const source of ofApi) {
    expect((await server.app.inject(source)).statusCode, source).toBe(200);
  }
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
});
