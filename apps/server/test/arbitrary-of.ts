import fc from 'fast-check';
import { z } from 'zod';

/** JSON Schema as zod writes it, as far as the contract goes. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/**
 * Arbitrary of values that a schema takes, at its bounds and between. A schema that asks for more than its JSON
 * Schema says takes most of them, not all.
 */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  // Without the names of the contract: each schema is written where it stands, and referred to nowhere.
  const metadata = z.registry<{ id?: string }>();
  const options = { io: 'input', unrepresentable: 'any', metadata } as const;
  return ofJson(z.toJSONSchema(schema, options) as JsonSchema);
}

function ofJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf = schema.oneOf } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(ofJson));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return numberOf(schema);
    case 'number':
      return fc.oneof(numberOf(schema), fc.double({ noDefaultInfinity: true, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofJson(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** The longest text there may be is a case of its own. */
function textOf({ minLength = 0, maxLength = 60, pattern }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  return fc.oneof(
    { weight: 9, arbitrary: short },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 10_000))) },
  );
}

function numberOf({
  minimum = -2_147_483_648,
  maximum = 2_147_483_647,
}: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 20) }));
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, one]) => [name, ofJson(one)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
}
