import { commonErrors, errorBody, type Endpoint, type Schema } from '@estante/contract';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

type Write = (body: unknown) => string;

const known = new WeakMap<Endpoint, Map<number, Write>>();

/**
 * Writes the body of a status by the contract's schema; of a status that the contract does not give the
 * endpoint, by the schema of refusals.
 * @throws ResponseSerializationError where the body does not fit the schema
 */
export function writeBody(endpoint: Endpoint, status: number): Write {
  const ofEndpoint = known.get(endpoint) ?? new Map<number, Write>();
  known.set(endpoint, ofEndpoint);
  const write = ofEndpoint.get(status) ?? writerOf(endpoint, status);
  ofEndpoint.set(status, write);
  return write;
}

function writerOf({ method, path: url, responses }: Endpoint, status: number): Write {
  const all: Readonly<Record<number, Schema>> = { ...commonErrors, ...responses };
  const schema = (all[status] ?? errorBody) as z.ZodType;
  return serializerCompiler({ schema, method, url, httpStatus: String(status) });
}
