import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('copies'),
} as const;
const path = '/atendimento/acervos';
const one = { params: z.object({ id: recordId }) } as const;
const titleNumber = z.object({ cod_acervo: z.number().int() });

/** Adds a short record. 422 at `isbn` where it is invalid, or a title of the catalogue has it. */
export const addShortRecord = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Adds a title that is not yet catalogued, by a short record that an import overlays',
  body: z.strictObject({
    titulo: lineSchema(300),
    autor: lineSchema(200).default(''),
    isbn: lineSchema(20).default(''),
    ano: z.number().int().min(1000).max(2100).nullable().default(null),
  }),
  responses: { 200: titleNumber, 422: errorBody },
});

/** Withdraws a title. 409 `AcervoEmUso` where copies of it are out, set aside, on their way, or of other units. */
export const withdrawTitle = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/baixa`,
  summary: 'Withdraws a title with its copies, with a reason',
  body: z.strictObject({ motivo: textSchema(500) }),
  responses: { 200: titleNumber, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Returns a withdrawn title. 409 `SituacaoMudou` where staff did not withdraw it, or its source has withdrawn it too;
 * `AcervoDeOutraBiblioteca` where copies of other units would come back with it.
 */
export const returnTitle = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/retorno`,
  summary: 'Brings a title back with the copies that went with it',
  responses: { 200: titleNumber, 404: errorBody, 409: errorBody },
});
