import type { Schema } from './document.ts';
import { schemasIn, type SchemaUse } from './schemas-in.ts';

/** An object that is answered, with all places where it stands. */
interface AnsweredObject {
  readonly name: string;
  /** The object at its first place. */
  readonly schema: Schema;
  readonly places: Schema[];
  readonly length: number;
  /** Each property with its schema and whether it is always there, as text. */
  readonly properties: ReadonlyMap<string, string>;
}

/** Least characters of an object that others extend. */
const shortestBase = 150;

/**
 * Says that an object is another one with more, where it has all that the other has: `HandledRequest` is a
 * `Request`. The other is one that the contract names, or most of the object. Adds the others to the schemas
 * that have names. An object that refuses more than it names extends nothing: no schema could then add to it.
 */
export function extendSchemas(
  uses: Iterable<SchemaUse>,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const named = { ...schemas };
  const known = Object.entries(schemas).map(([name, schema]) => ({ name, schema, put: () => {} }));
  const answered = collectAnswered([...known, ...uses]).toSorted(
    (a, b) => a.properties.size - b.properties.size,
  );
  const isFree = ({ name, schema }: AnsweredObject) => (named[name] ?? schema) === schema;
  for (const [at, object] of answered.entries()) {
    const base = answered
      .slice(0, at)
      .findLast((other) => isFree(other) && extend(object, other, other.name in schemas));
    if (!base) continue;
    named[base.name] = base.schema;
    for (const place of object.places) leaveTo(base, place);
  }
  return named;
}

function collectAnswered(uses: Iterable<SchemaUse>): AnsweredObject[] {
  const found = new Map<string, AnsweredObject>();
  const visit = ({ name, schema }: SchemaUse) => {
    const text = JSON.stringify(schema);
    const isOpen = 'properties' in schema && !('additionalProperties' in schema);
    const known = found.get(text);
    if (known) known.places.push(schema);
    else if (isOpen) {
      const properties = propertiesOf(schema);
      found.set(text, { name, schema, places: [schema], length: text.length, properties });
    }
    for (const part of schemasIn(schema, name)) visit(part);
  };
  for (const use of uses) visit(use);
  return [...found.values()];
}

function propertiesOf({ properties, required = [] }: Schema): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties ?? {}).map(([name, property]) => [
      name,
      JSON.stringify([property, required.includes(name)]),
    ]),
  );
}

function extend(object: AnsweredObject, base: AnsweredObject, isNamed: boolean): boolean {
  const { size } = base.properties;
  if (base.length < shortestBase) return false;
  if (!isNamed && size * 2 <= object.properties.size) return false;
  if (size === object.properties.size) return false;
  return base.properties.entries().every(([name, text]) => object.properties.get(name) === text);
}

/** Takes out of a schema what its base says. */
function leaveTo(base: AnsweredObject, schema: Schema): void {
  const isOwn = (name: string) => !base.properties.has(name);
  const { properties = {}, required = [] } = schema;
  schema.allOf = [{ $ref: `#/components/schemas/${base.name}` }];
  schema.properties = Object.fromEntries(
    Object.entries(properties).filter(([name]) => isOwn(name)),
  );
  schema.required = required.filter(isOwn);
  if (schema.required.length === 0) delete schema.required;
}
