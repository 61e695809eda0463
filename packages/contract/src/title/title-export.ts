import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { citationStyles, exportFormats, exportLimits, exportMediaTypes } from './export-format.ts';
import { file } from '../protocol/file.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const style = z.enum(citationStyles);

/** Exports a title as a file, for links: `Content-Type` and `Content-Disposition` describe it. */
export const exportTitle = endpoint({
  method: 'GET',
  path: '/acervo/{id}/exportar',
  summary: 'A title as a file',
  tag: 'acervo',
  access: 'public',
  rate: 'export',
  mediaTypes: Object.values(exportMediaTypes),
  params: z.object({ id: recordId }),
  query: z.object({ tipo: z.enum(exportFormats).default('ris'), estilo: unlessEmpty(style) }),
  responses: { 200: file, 403: errorBody, 404: errorBody, 422: errorBody },
});

const addressList = z
  .string()
  .max(1000)
  .transform((text) => [...new Set(text.split(';').flatMap((part) => part.trim() || []))])
  .pipe(z.array(z.email().max(254)).min(1).max(exportLimits.addresses));

/**
 * Exports titles of a basket as one file, in the order given: sent back, or mailed to the named addresses. Mail
 * requires signing in, and is limited per day; it contains no free text.
 */
export const exportBasket = endpoint({
  method: 'POST',
  path: '/acervo/exportar-cesta',
  summary: 'Titles as one file, to download or by mail',
  tag: 'acervo',
  access: 'public',
  rate: 'export',
  knowsPerson: true,
  body: z.strictObject({
    tipo: z.enum(exportFormats),
    /** Contents of lists (pdf, txt): the style of references, and whether copies are located. */
    dados: z
      .strictObject({ estilo: style.default('abnt'), exemplares: z.boolean().default(false) })
      .default({ estilo: 'abnt', exemplares: false }),
    acervos: z
      .array(recordNumber)
      .min(1)
      .max(exportLimits.titles)
      .transform((ids) => [...new Set(ids)]),
    opcoesEmail: z
      .strictObject({
        /** Addresses separated by semicolons. */
        emails: addressList,
      })
      .nullable()
      .default(null),
  }),
  responses: {
    200: z.object({
      /** File; null where it was mailed. */
      arquivo: file.nullable(),
      /** Number of addresses that it was mailed to. */
      destinatarios: z.number().int(),
      /** Titles that are in the file. */
      total: z.number().int(),
      /** Numbers that are not in the file: no title has them, or the format cannot hold the record. */
      nao_incluidos: z.array(z.number().int()),
    }),
    401: errorBody,
    403: errorBody,
    404: errorBody,
    422: errorBody,
    429: errorBody,
  },
});
