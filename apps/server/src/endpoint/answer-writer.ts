import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Answers are checked by their schemas before they are written. */
export const writeChecked = serializerCompiler as FastifySerializerCompiler<unknown>;

/**
 * Writes of an answer what its schema names and nothing else, without checking each value: the types
 * of use cases and the tests, which check all of it, have seen to that.
 */
export const writeNamed: FastifySerializerCompiler<unknown> = ({ schema }) => {
  const pick = pickerOf(schema as z.core.$ZodTypes);
  return (answer) => JSON.stringify(pick(answer));
};

type Pick = (value: unknown) => unknown;

const all: Pick = (value) => value;

/** Made once for each schema: parts are shared by many. */
const pickers = new WeakMap<z.core.$ZodType, Pick>();

function pickerOf(schema: z.core.$ZodType): Pick {
  const known = pickers.get(schema);
  if (known) return known;
  const made = makePicker(schema as z.core.$ZodTypes);
  pickers.set(schema, made);
  return made;
}

function makePicker(schema: z.core.$ZodTypes): Pick {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
      return all;
    case 'nullable':
    case 'optional':
    case 'nonoptional':
      return unlessMissing(pickerOf(def.innerType));
    case 'array':
      return ofList(pickerOf(def.element));
    case 'record':
      return ofRecord(pickerOf(def.valueType));
    case 'object':
      return ofObject(def.shape);
    default:
      // Which of several shapes a value has is told by checking it.
      return (value) => z.encode(schema, value as never);
  }
}

function unlessMissing(pick: Pick): Pick {
  if (pick === all) return all;
  return (value) => (value === null || value === undefined ? value : pick(value));
}

function ofList(pick: Pick): Pick {
  if (pick === all) return all;
  return (value) => (value as readonly unknown[]).map(pick);
}

function ofRecord(pick: Pick): Pick {
  if (pick === all) return all;
  return (value) =>
    Object.fromEntries(
      Object.entries(value as Readonly<Record<string, unknown>>).map(([key, one]) => [
        key,
        pick(one),
      ]),
    );
}

function ofObject(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const members = Object.entries(shape).map(([key, schema]) => [key, pickerOf(schema)] as const);
  return (value) => {
    const from = value as Readonly<Record<string, unknown>>;
    const picked: Record<string, unknown> = {};
    for (const [key, pick] of members) picked[key] = pick === all ? from[key] : pick(from[key]);
    return picked;
  };
}
