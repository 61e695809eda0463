import { capital, type Schema } from './document.ts';

/** A schema where it stands. */
export interface SchemaUse {
  readonly name: string;
  readonly schema: Schema;
  readonly put: (schema: Schema) => void;
}

/** The schemas directly within a schema, named by it and by where they stand in it: 'ListHoldsAnswer.Reservas'. */
export function* schemasIn(schema: Schema, name: string): Generator<SchemaUse> {
  for (const key of ['items', 'additionalProperties', 'propertyNames'] as const) {
    const part = schema[key];
    const suffix = key === 'propertyNames' ? 'Key' : 'Item';
    if (!isSchema(part)) continue;
    yield { name: name + suffix, schema: part, put: (it) => (schema[key] = it) };
  }
  const { properties = {}, anyOf = [], oneOf = [] } = schema;
  for (const [key, part] of Object.entries(properties)) {
    if (!isSchema(part)) continue;
    yield { name: `${name}.${capital(key)}`, schema: part, put: (it) => (properties[key] = it) };
  }
  for (const choices of [anyOf, oneOf]) {
    for (const [at, part] of choices.entries()) {
      const suffix = schemaOrNull(schema) ? '' : at;
      yield { name: `${name}${suffix}`, schema: part, put: (it) => (choices[at] = it) };
    }
  }
}

/** The schema of what may be null too, where that is said as a choice of two. */
export function schemaOrNull({ anyOf = [] }: Schema): Schema | undefined {
  const [schema, other] = anyOf;
  return anyOf.length === 2 && other?.type === 'null' ? schema : undefined;
}

/**
 * Whether a schema may be named. A bare number or text, a choice of such, and an array of what has a name say
 * more than a name; what may be null is named alone.
 */
export function isNameable(schema: Schema): boolean {
  const { properties, additionalProperties, items, anyOf, oneOf, enum: values } = schema;
  if (schemaOrNull(schema)) return false;
  if (anyOf) return anyOf.some((part) => part.$ref !== undefined || isNameable(part));
  if (isSchema(items)) return items.$ref === undefined;
  return (properties ?? additionalProperties ?? oneOf ?? values) !== undefined;
}

function isSchema(part: Schema[keyof Schema]): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
