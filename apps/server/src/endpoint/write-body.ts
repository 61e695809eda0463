import { commonErrors, errorBody, type Endpoint } from '@estante/contract';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

type Write = (body: unknown) => string;

const known = new WeakMap<Endpoint, Map<number, Write>>();

/**
 * Writes what is answered with this status, as the contract says that it looks; of a status that it does not
 * give the call, as every refusal looks.
 * @throws ResponseSerializationError where it does not
 */
export function writeBody(endpoint: Endpoint, status: number): Write {
  const ofEndpoint = known.get(endpoint) ?? new Map<number, Write>();
  known.set(endpoint, ofEndpoint);
  const write = ofEndpoint.get(status) ?? writerOf(endpoint, status);
  ofEndpoint.set(status, write);
  return write;
}

function writerOf({ method, path: url, responses }: Endpoint, status: number): Write {
  const all: Readonly<Record<number, z.ZodType>> = { ...commonErrors, ...responses };
  const schema = all[status] ?? errorBody;
  return serializerCompiler({ schema, method, url, httpStatus: String(status) });
}
