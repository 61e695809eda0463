import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { copyLabelCodes, copyLabelKinds, copyLabelSheets } from './copy-label-kind.ts';

/**
 * Prints labels. 422 at `codigos` where the asker sees none of the copies, or a label cannot show a code; at `inicio`
 * where the sheet has fewer labels.
 */
export const printCopyLabels = endpoint({
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('labels'),
  method: 'POST',
  path: '/atendimento/exemplares/etiquetas',
  summary: 'Labels of copies as PDF, for the sheets that are sold',
  rate: 'export',
  body: z.strictObject({
    /** Bar codes, one on each line, in the order of the labels. */
    codigos: textSchema(40_000),
    tipo: z.enum(copyLabelKinds),
    codigo: z.enum(copyLabelCodes).default('code128'),
    folha: z.enum(copyLabelSheets),
    /** First unused label of the sheet, from 1. */
    inicio: z.number().int().min(1).max(100).default(1),
  }),
  responses: {
    200: file.extend({
      /** Bar codes without a label, as no copy has them. */
      desconhecidos: z.array(z.string()),
    }),
    422: errorBody,
  },
});
