import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { textSchema } from '../protocol/text-schema.ts';

export const findScannedCopy = endpoint({
  method: 'GET',
  path: '/consulta/codigo-barras/{codigo}',
  summary: 'The title that the copy with a bar code is of, in capitals or small letters',
  tag: 'consulta',
  access: 'public',
  rate: 'search',
  params: z.object({ codigo: textSchema(64) }),
  responses: { 200: z.object({ cod_acervo: z.number().int() }), 404: errorBody },
});
