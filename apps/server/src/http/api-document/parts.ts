import { commonErrors, endpoints } from '@estante/contract';
import { STATUS_CODES } from 'node:http';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type jsonSchemaTransform,
} from 'fastify-type-provider-zod';
import { z } from 'zod';

type Transform = ReturnType<typeof createJsonSchemaTransformObject>;
type RouteDocument = Parameters<Transform>[0];
type OpenApi = ReturnType<Transform>;

interface Response {
  description: string;
  readonly content?: Readonly<Record<string, { schema?: unknown }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  required?: boolean;
}
interface Reference {
  readonly $ref: string;
}
interface Operation {
  readonly operationId?: string;
  readonly parameters?: (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: unknown }>> };
  readonly responses: Record<string, Response | Reference>;
}
type Document = OpenApi & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

type Override = NonNullable<
  NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>['override']
>;
type JsonSchema = Parameters<Override>[0]['jsonSchema'];

/**
 * Simplifies schemas: each date would have a calendar as a pattern, each number the bounds that every number
 * has. A response may have more properties one day: only what refuses more is closed. What may be null says so
 * in its type.
 */
const plainly: Override = ({ jsonSchema, zodSchema }) => {
  const isNullable = zodSchema instanceof z.ZodNullable;
  if (isNullable) sayNullInType(jsonSchema);
  const described = isNullable ? zodSchema.unwrap() : zodSchema;
  const isOpen = described instanceof z.ZodObject && !described.def.catchall;
  if (isOpen) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Turns null as one of two schemas into one of two types; a reference cannot have a type beside it. */
function sayNullInType(jsonSchema: JsonSchema): void {
  const { anyOf: [schema] = [] } = jsonSchema;
  if (!schema?.type) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, schema, { type: [schema.type, 'null'] });
  if (schema.enum) jsonSchema.enum = [...schema.enum, null];
}

const zodToJsonConfig = { override: plainly };
const nameSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });

/** Schemas with an `id` are referred to by it. */
export const transform: typeof jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig });

/** Adds what the calls refer to: schemas by name, and each common refusal once. */
export function transformObject(converted: RouteDocument): OpenApi {
  // The plugin's types cover three versions of OpenAPI; this is what it makes of our routes.
  const document = nameSchemas(converted) as Document;
  for (const call of operationsIn(document.paths)) shareRefusals(call);
  const { components } = document;
  const parts = shareSchemas(document);
  const parameters = shareParameters(document);
  const used = namesUsed(
    { paths: document.paths, refusals, parts, parameters },
    components.schemas,
  );
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name));
  const named = { ...Object.fromEntries(schemas), ...parts };
  const shared = { schemas: named, parameters, responses: refusals };
  return Object.assign(document, { components: { ...components, ...shared } });
}

/** Least characters of a shared part: a shorter one is as short as the reference to it. */
const shortest = 150;

/**
 * Names what several calls are sent or answer, word for word, once, by where it first occurs:
 * 'GetSettingsAnswer', 'ListHoldsAnswerReservas'.
 */
function shareSchemas({ paths }: Document): Record<string, unknown> {
  const times = new Map<string, number>();
  const count = (schema: Schema) => {
    const text = JSON.stringify(schema);
    times.set(text, (times.get(text) ?? 0) + 1);
    for (const part of partsOf(schema, '')) count(part.schema);
  };
  for (const { schema } of sentAndAnswered(paths)) count(schema);
  const names = new Map<string, string>();
  const shared: Record<string, unknown> = {};
  const share = ({ name, schema, put }: Part) => {
    const text = JSON.stringify(schema);
    const isShared = text.length >= shortest && (times.get(text) ?? 0) > 1;
    const known = names.get(text);
    if (isShared) put({ $ref: `#/components/schemas/${known ?? name}` });
    if (known !== undefined) return;
    if (isShared) {
      names.set(text, name);
      shared[name] = schema;
    }
    for (const part of partsOf(schema, name)) share(part);
  };
  for (const part of sentAndAnswered(paths)) share(part);
  return shared;
}

/**
 * Names a parameter of several calls once: by its own name, or by its first call too where another has that
 * name.
 */
function shareParameters({ paths }: Document): Record<string, Parameter> {
  const all = operationsIn(paths).flatMap(takenBy);
  for (const { parameter } of all) if (parameter.required === false) delete parameter.required;
  const alike = Map.groupBy(all, ({ parameter }) => JSON.stringify(parameter));
  const shared: Record<string, Parameter> = {};
  for (const uses of alike.values()) {
    const [first] = uses;
    if (!first || uses.length === 1) continue;
    const { operationId, parameter } = first;
    const name =
      parameter.name in shared ? parameter.name + capital(`_${operationId}`) : parameter.name;
    shared[name] = parameter;
    for (const { put } of uses) put({ $ref: `#/components/parameters/${name}` });
  }
  return shared;
}

function takenBy({ operationId = '', parameters = [] }: Operation) {
  return parameters.flatMap((parameter, at) => {
    const put = (reference: Reference) => void (parameters[at] = reference);
    return 'name' in parameter ? [{ operationId, parameter, put }] : [];
  });
}

type Schema = Record<string, unknown>;

interface Part {
  readonly name: string;
  readonly schema: Schema;
  readonly put: (reference: Schema) => void;
}

function* sentAndAnswered(paths: Document['paths']): Generator<Part> {
  for (const { operationId = '', requestBody, responses } of operationsIn(paths)) {
    const named = capital(operationId);
    if (requestBody) yield* mediaParts(requestBody, `${named}Body`);
    for (const [status, response] of Object.entries(responses)) {
      const suffix = status === '200' ? 'Answer' : `Answer${status}`;
      if ('content' in response) yield* mediaParts(response, `${named}${suffix}`);
    }
  }
}

function* mediaParts({ content = {} }: Pick<Response, 'content'>, name: string): Generator<Part> {
  for (const media of Object.values(content)) {
    if (isSchema(media.schema)) {
      yield { name, schema: media.schema, put: (reference) => (media.schema = reference) };
    }
  }
}

/** The schemas directly within a schema. */
function* partsOf(schema: Schema, name: string): Generator<Part> {
  const { properties, items, anyOf, oneOf } = schema;
  if (isSchema(items)) {
    yield { name: `${name}Item`, schema: items, put: (it) => (schema['items'] = it) };
  }
  for (const within of [properties, anyOf, oneOf]) {
    if (!isSchema(within)) continue;
    for (const [key, part] of Object.entries(within)) {
      if (!isSchema(part)) continue;
      yield { name: name + capital(key), schema: part, put: (it) => (within[key] = it) };
    }
  }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Turns 'cod_acervo' into 'CodAcervo'. */
function capital(name: string): string {
  return name.replaceAll(/(?:^|[_-])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function operationsIn(paths: Document['paths']): Operation[] {
  return Object.values(paths).flatMap((calls) => Object.values(calls));
}

const describe = (status: string) => STATUS_CODES[status] ?? 'Blocked';
const refusalOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});
const refusalStatuses = Object.keys(commonErrors);

/** Each common refusal by its status, and that which any call may answer. */
const refusals = {
  ...Object.fromEntries(
    refusalStatuses.map((status) => [`Refusal${status}`, refusalOf(describe(status))]),
  ),
  Refusal: refusalOf(refusalStatuses.map((status) => `${status} ${describe(status)}`).join(', ')),
};

/** Gives a call the statuses of the contract; what any call may answer is its default. */
function shareRefusals({ operationId = '', responses }: Operation): void {
  const declared = endpoints[operationId as keyof typeof endpoints]?.responses ?? {};
  for (const [status, response] of Object.entries(responses)) {
    if (!('content' in response)) continue;
    const schema = response.content?.['application/json']?.schema;
    if (status in commonErrors && isRefusal(schema)) {
      delete responses[status];
      const [key, name] =
        status in declared ? [status, `Refusal${status}`] : ['default', 'Refusal'];
      responses[key] = { $ref: `#/components/responses/${name}` };
    } else if (response.description === 'Default Response') {
      response.description = describe(status);
    }
  }
}

function isRefusal(schema: unknown): boolean {
  return (
    (schema as { readonly $ref?: string } | undefined)?.$ref === '#/components/schemas/Refusal'
  );
}

/**
 * The names of the schemas that a part refers to, directly or through others. The converter writes each schema
 * both as it is sent and as it is answered, though only one may be used.
 */
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
