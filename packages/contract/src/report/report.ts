import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { reportFormats, reportGroups, reportNames } from './report-name.ts';

const count = z.number().int();

const shared = {
  method: 'GET',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('reports'),
  rate: 'export',
  params: z.object({ relatorio: z.enum(reportNames) }),
} as const;

const query = {
  dataIni: civilDay.optional(),
  dataFim: civilDay.optional(),
  /** Library, for staff who see several. */
  biblioteca: unlessEmpty(recordId),
  /** Grouping; where the report does not have it, its usual one is used. */
  agrupamento: z.enum(reportGroups).optional(),
};

export const getReport = endpoint({
  ...shared,
  path: '/atendimento/relatorios/{relatorio}',
  summary: 'A report of the asker’s library, or of all; of fewer than three people nothing is told',
  query: z.object(query),
  responses: {
    200: z.object({
      relatorio: z.enum(reportNames),
      dataIni: z.iso.date().nullable(),
      dataFim: z.iso.date().nullable(),
      /** Library of the report; null: all. */
      biblioteca: z.object({ cod_biblioteca: count, desc_biblioteca: z.string() }).nullable(),
      colunas: z.array(
        z.object({
          titulo: z.string(),
          tipo: z.enum(['texto', 'numero', 'dinheiro', 'mes', 'dia', 'titulo']),
        }),
      ),
      linhas: z.array(
        z.object({
          /** Cells in the order of the columns; money in centavos. */
          celulas: z.array(z.union([z.string(), z.number()])),
          /** Number of the line's title, for a link. */
          cod_acervo: count.nullable(),
        }),
      ),
      /** Sum of the lines shown, a cell for each column, blank where nothing adds up; null without a sum. */
      total: z.array(z.union([z.string(), z.number()])).nullable(),
      /** Number of lines withheld because they count too few people. */
      retidas: count,
      /** Whether there were more lines than a report holds. */
      cortado: z.boolean(),
      /** Column for a chart; null: none. */
      grafico: count.nullable(),
      /** Libraries that the asker may narrow it to; empty for staff who see a single library. */
      bibliotecas: z.array(z.object({ cod_biblioteca: count, desc_biblioteca: z.string() })),
    }),
    404: errorBody,
    422: errorBody,
  },
});

export const downloadReport = endpoint({
  ...shared,
  path: '/atendimento/relatorios/{relatorio}/arquivo',
  summary: 'The same as a file',
  query: z.object({ ...query, formato: z.enum(reportFormats).default('csv') }),
  responses: {
    200: z.object({ arquivo: file, cortado: z.boolean() }),
    404: errorBody,
    422: errorBody,
  },
});
