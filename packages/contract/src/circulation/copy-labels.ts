import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { copyLabelCodes, copyLabelKinds, copyLabelSheets } from './copy-label-kind.ts';

/**
 * 422 at `codigos` where none is of a copy that the asker sees, or a label cannot bear it; at `inicio` where the
 * sheet has fewer labels.
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
    /** One on each line, in the order of the labels. */
    codigos: textSchema(40_000),
    tipo: z.enum(copyLabelKinds),
    codigo: z.enum(copyLabelCodes).default('code128'),
    folha: z.enum(copyLabelSheets),
    /** The first label of the sheet that is still there, from 1. */
    inicio: z.number().int().min(1).max(100).default(1),
  }),
  responses: {
    200: file.extend({
      /** Codes of which no label was made. */
      desconhecidos: z.array(z.string()),
    }),
    422: errorBody,
  },
});
