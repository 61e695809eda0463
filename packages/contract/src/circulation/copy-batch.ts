import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { batchResults, batchStates } from './copy-state.ts';
import { copyChange } from './staff-copy.ts';

const chosen = recordNumber.nullable().optional();

/** Changes many copies. 422 at `codigos` where there are none or too many, or where nothing is to change. */
export const changeCopyBatch = endpoint({
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('copyBatches'),
  method: 'POST',
  path: '/atendimento/exemplares/lote',
  summary: 'Changes copies by a list of bar codes, or says what would change',
  body: z.strictObject({
    /** Bar codes, one on each line, as scanned or pasted. */
    codigos: textSchema(40_000),
    /** Changes to each copy; a field that is left out stays as it is. */
    mudanca: z.strictObject({
      cod_biblioteca: recordNumber.optional(),
      cod_colecao: chosen,
      cod_localizacao: chosen,
      cod_tipo_emprestimo: chosen,
      situacao: z.enum(batchStates).optional(),
    }),
    /** Whether this is a trial: nothing is written. */
    ensaio: z.boolean(),
  }),
  responses: {
    200: z.object({
      linhas: z.array(
        z.object({
          linha: z.number().int(),
          codigo: z.string(),
          resultado: z.enum(batchResults),
          titulo: z.string(),
          mudancas: z.array(copyChange),
        }),
      ),
    }),
    422: errorBody,
  },
});
