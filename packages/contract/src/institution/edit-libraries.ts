import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('libraries'),
} as const;

const staffLibraries = z.object({
  bibliotecas: z.array(
    z.object({
      cod_biblioteca: z.number().int(),
      sigla: z.string(),
      desc_biblioteca: z.string(),
      nome_campus: z.string(),
      /** Copies, without withdrawn ones. */
      exemplares: z.number().int(),
      /** Other codes of the library in records. */
      codigos: z.array(z.string()),
    }),
  ),
  /** Codes in records that no library has, with what is set aside; those with most first. */
  sem_biblioteca: z.array(
    z.object({ codigo: z.string(), itens: z.number().int(), acervos: z.number().int() }),
  ),
  /** Number of all such codes; the first hundred are listed. */
  total_sem_biblioteca: z.number().int(),
});
const answers = { 200: staffLibraries, 409: errorBody, 422: errorBody } as const;

export const listStaffLibraries = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/bibliotecas',
  summary: 'Libraries, and codes of records that no library has',
  responses: { 200: staffLibraries },
});

/** Maps a code; what was set aside under it is soon taken from the stored records. */
export const mapLibraryCode = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/codigos-de-biblioteca',
  summary: 'Says which library a code of records means',
  body: z.strictObject({
    codigo: staffText(2000).refine((code) => code !== ''),
    biblioteca: recordNumber,
  }),
  responses: answers,
});
