import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type jsonSchemaTransform,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsIn, type Document, type OpenApi, type RouteDocument } from './document.ts';
import { sayNullInType } from './or-null.ts';
import { joinInputs, shortenNames } from './rename-schemas.ts';
import { isNameable, schemaOrNull } from './schemas-in.ts';
import { shareAtPaths } from './share-at-paths.ts';
import { shareBodies, shareParameters, shareResponses } from './share-calls.ts';
import { shareRefusals } from './share-refusals.ts';
import { shareSchemas } from './share-schemas.ts';

type Override = NonNullable<
  NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>['override']
>;

/** Formats that say what their patterns say, which nobody can read. */
const plainFormats = new Set(['date', 'date-time', 'uuid', 'byte']);

/**
 * Simplifies schemas: each date would have a calendar as a pattern, each number the bounds that every number
 * has. Base 64 is the format that the plugin makes it in the schemas of calls. A response may have more properties one day: only what refuses more is closed. What may be null says so
 * in its type, unless it may yet get a name.
 */
const plainly: Override = ({ jsonSchema, zodSchema }) => {
  const isNullable = zodSchema instanceof z.ZodNullable;
  if (isNullable && !isNameable(schemaOrNull(jsonSchema) ?? {})) sayNullInType(jsonSchema);
  const described = isNullable ? zodSchema.unwrap() : zodSchema;
  const isOpen = described instanceof z.ZodObject && !described.def.catchall;
  if (isOpen) delete jsonSchema.additionalProperties;
  if (jsonSchema.contentEncoding === 'base64') {
    delete jsonSchema.contentEncoding;
    jsonSchema.format = 'byte';
  }
  if (plainFormats.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const zodToJsonConfig = { override: plainly };
const nameSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });

/** Schemas with an `id` are referred to by it. */
export const transform: typeof jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig });

/** Adds what the calls refer to: what several of them have, each once. */
export function transformObject(converted: RouteDocument): OpenApi {
  const document = joinInputs(nameSchemas(converted) as Document);
  const { components } = document;
  const calls = operationsIn(document);
  for (const call of calls) shareRefusals(call);
  const parameters = shareParameters(calls);
  const requestBodies = shareBodies(calls);
  const responses = shareResponses(calls);
  const parts = { schemas: components.schemas, parameters, requestBodies, responses };
  const schemas = shareSchemas(document, parts);
  return shortenNames({
    ...document,
    paths: shareAtPaths(document.paths),
    components: { ...components, ...parts, schemas },
  });
}
