import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type jsonSchemaTransform,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsIn, type Document, type OpenApi, type RouteDocument } from './document.ts';
import { sayNullInType } from './or-null.ts';
import { isNameable, schemaOrNull } from './schemas-in.ts';
import { shareBodies, shareParameters, shareResponses } from './share-calls.ts';
import { shareRefusals } from './share-refusals.ts';
import { shareSchemas } from './share-schemas.ts';

type Override = NonNullable<
  NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>['override']
>;

/**
 * Simplifies schemas: each date would have a calendar as a pattern, each number the bounds that every number
 * has. A response may have more properties one day: only what refuses more is closed. What may be null says so
 * in its type, unless it may yet get a name.
 */
const plainly: Override = ({ jsonSchema, zodSchema }) => {
  const isNullable = zodSchema instanceof z.ZodNullable;
  if (isNullable && !isNameable(schemaOrNull(jsonSchema) ?? {})) sayNullInType(jsonSchema);
  const described = isNullable ? zodSchema.unwrap() : zodSchema;
  const isOpen = described instanceof z.ZodObject && !described.def.catchall;
  if (isOpen) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const zodToJsonConfig = { override: plainly };
const nameSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });

/** Schemas with an `id` are referred to by it. */
export const transform: typeof jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig });

/** Adds what the calls refer to: what several of them have, each once. */
export function transformObject(converted: RouteDocument): OpenApi {
  const document = nameSchemas(converted) as Document;
  const { components } = document;
  const calls = operationsIn(document);
  for (const call of calls) shareRefusals(call);
  const parameters = shareParameters(calls);
  const requestBodies = shareBodies(calls);
  const responses = shareResponses(calls);
  const used = namesUsed(
    [document.paths, parameters, requestBodies, responses],
    components.schemas,
  );
  const named = Object.entries(components.schemas).filter(([name]) => used.has(name));
  const parts = { schemas: Object.fromEntries(named), requestBodies, responses };
  const schemas = shareSchemas(document, parts);
  return Object.assign(document, { components: { ...components, ...parts, parameters, schemas } });
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
