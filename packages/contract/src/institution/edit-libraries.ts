import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('libraries'),
} as const;
const one = { params: z.object({ id: recordId }) } as const;
const path = '/atendimento/bibliotecas/{id}';

const staffLibraries = z.object({
  bibliotecas: z.array(
    z.object({
      cod_biblioteca: z.number().int(),
      sigla: z.string(),
      desc_biblioteca: z.string(),
      nome_campus: z.string(),
      /** Copies that have not been withdrawn. */
      exemplares: z.number().int(),
      /** Other codes that records give it. */
      codigos: z.array(z.string()),
      /** Something refers to it, so that it cannot be removed. */
      em_uso: z.boolean(),
    }),
  ),
  /** Codes of records that no library has, with what is set aside; those with most first. */
  sem_biblioteca: z.array(
    z.object({ codigo: z.string(), itens: z.number().int(), acervos: z.number().int() }),
  ),
  /** How many such codes there are: the first hundred are told. */
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

export const renameLibrary = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path,
  summary: 'Gives a library another name',
  body: z.strictObject({ desc_biblioteca: staffText(200).refine((name) => name !== '') }),
  responses: answers,
});

/** 409 `BibliotecasComPedidos` while something travels or is asked for between the two. */
export const mergeLibrary = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/unir`,
  summary: 'Makes a library part of another: all that refers to it moves there, its code too',
  body: z.strictObject({ destino: recordNumber }),
  responses: answers,
});

/** 409 `BibliotecaEmUso` where anything refers to it. */
export const removeLibrary = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path,
  summary: 'Removes a library that nothing refers to',
  responses: answers,
});

/** What was set aside under the code is taken up from the stored records, soon after. */
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
