import { commonErrors } from '@estante/contract';
import { STATUS_CODES } from 'node:http';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type jsonSchemaTransform,
} from 'fastify-type-provider-zod';

type Transform = ReturnType<typeof createJsonSchemaTransformObject>;
type RouteDocument = Parameters<Transform>[0];
type OpenApi = ReturnType<Transform>;

interface Response {
  description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}
interface Operation {
  readonly responses: Record<string, Response | { readonly $ref: string }>;
}
type Document = OpenApi & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

type Override = NonNullable<
  NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>['override']
>;

/** Each date would bear a calendar as a pattern, each number the bounds that every number has. */
const plainly: Override = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};
const zodToJsonConfig = { override: plainly };
const nameSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });

/** Schemas with an `id` are referred to by it. */
export const transform: typeof jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig });

/** Adds what the calls refer to: schemas by name, and each common refusal once. */
export function transformObject(converted: RouteDocument): OpenApi {
  // The plugin's types cover three versions of OpenAPI; this is what it makes of our routes.
  const document = nameSchemas(converted) as Document;
  for (const call of Object.values(document.paths).flatMap(Object.values)) shareRefusals(call);
  const { components } = document;
  const used = namesUsed({ paths: document.paths, refusals }, components.schemas);
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name));
  const shared = { schemas: Object.fromEntries(schemas), responses: refusals };
  return Object.assign(document, { components: { ...components, ...shared } });
}

const describe = (status: string) => STATUS_CODES[status] ?? 'Blocked';
const refusal = { $ref: '#/components/schemas/Refusal' };
const refusals = Object.fromEntries(
  Object.keys(commonErrors).map((status) => [
    `Refusal${status}`,
    { description: describe(status), content: { 'application/json': { schema: refusal } } },
  ]),
);

function shareRefusals({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!('content' in response)) continue;
    const schema = response.content?.['application/json']?.schema;
    const isCommon = status in commonErrors && isRefusal(schema);
    if (isCommon) responses[status] = { $ref: `#/components/responses/Refusal${status}` };
    else if (response.description === 'Default Response') response.description = describe(status);
  }
}

function isRefusal(schema: unknown): boolean {
  return (schema as { readonly $ref?: string } | undefined)?.$ref === refusal.$ref;
}

/** The converter writes each schema as it is sent and as it is answered, whichever is used. */
function namesUsed(part: unknown, schemas: Readonly<Record<string, unknown>>): Set<string> {
  const used = new Set<string>();
  const waiting = [part];
  while (waiting.length > 0) {
    const text = JSON.stringify(waiting.pop());
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (!used.has(name)) waiting.push(schemas[name] ?? {});
      used.add(name);
    }
  }
  return used;
}
