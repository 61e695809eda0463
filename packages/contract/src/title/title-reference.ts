import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { citationStyles } from './export-format.ts';
import { recordId } from '../protocol/record-id.ts';

const reference = z.object({
  estilo: z.enum(citationStyles),
  /** Name of the style: 'ABNT NBR 6023:2018'. */
  nome: z.string(),
  /** The whole reference. */
  texto: z.string(),
  /** The whole reference in pieces, each with its emphasis. */
  partes: z.array(
    z.object({ texto: z.string(), enfase: z.enum(['negrito', 'italico']).nullable() }),
  ),
});

export const getTitleReference = endpoint({
  method: 'GET',
  path: '/acervo/{id}/referencia',
  summary: 'How a title is cited, in every style',
  tag: 'acervo',
  access: 'public',
  activity: activities.titleReference,
  params: z.object({ id: recordId }),
  responses: { 200: z.object({ referencias: z.array(reference) }), 404: errorBody },
});

export const getTitleDublinCore = endpoint({
  method: 'GET',
  path: '/acervo/{id}/dublin-core',
  summary: 'A title in simple Dublin Core (ISO 15836-1)',
  tag: 'acervo',
  access: 'public',
  activity: activities.titleDublinCore,
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({
      /** Statements in the order of the elements; an element may repeat. */
      elementos: z.array(z.object({ elemento: z.string(), valor: z.string() })),
      xml: z.string(),
    }),
    404: errorBody,
  },
});
