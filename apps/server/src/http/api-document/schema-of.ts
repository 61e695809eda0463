import { commonErrors, type Endpoint, type Schema } from '@estante/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { formType } from '../../endpoint/forms.ts';

const fileSchema = z.string().meta({ format: 'binary' });

/** A response that is sent as a file of one of these media types. */
function fileOf(mediaTypes: readonly string[]) {
  const withoutParameters = mediaTypes.map((type) => type.split(';')[0]);
  return {
    description: 'The file',
    content: Object.fromEntries(withoutParameters.map((type) => [type, { schema: fileSchema }])),
  };
}

/** Describes an endpoint for the document, as the plugin that writes it reads it from a route. */
export function schemaOf(endpoint: Endpoint, name: string): FastifySchema {
  const parts: Partial<Record<'params' | 'querystring' | 'body', Schema>> = {};
  if (endpoint.params) parts.params = endpoint.params;
  if (endpoint.query) parts.querystring = endpoint.query;
  if (endpoint.body) parts.body = endpoint.body;
  return {
    ...parts,
    ...(endpoint.takesForm && { consumes: ['application/json', formType] }),
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.aliases && {
      description: `Also at ${endpoint.aliases.join(', ')}, without /api.`,
    }),
    tags: [endpoint.tag],
    // The others need a token, as the document says of all.
    ...(endpoint.access === 'public' && { security: [] }),
    response: {
      ...commonErrors,
      ...endpoint.responses,
      ...(endpoint.mediaTypes && { 200: fileOf(endpoint.mediaTypes) }),
    },
  };
}
