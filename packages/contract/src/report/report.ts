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
  /** Only of those who see several libraries. */
  biblioteca: unlessEmpty(recordId),
  /** Grouping that it is counted by; where the report is not counted by that, its usual one is taken. */
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
      /** The library it is of; null: all. */
      biblioteca: z.object({ cod_biblioteca: count, desc_biblioteca: z.string() }).nullable(),
      colunas: z.array(
        z.object({
          titulo: z.string(),
          tipo: z.enum(['texto', 'numero', 'dinheiro', 'mes', 'dia', 'titulo']),
        }),
      ),
      linhas: z.array(
        z.object({
          /** In the order of the columns; money in centavos. */
          celulas: z.array(z.union([z.string(), z.number()])),
          /** The title it is of, to be looked at. */
          cod_acervo: count.nullable(),
        }),
      ),
      /**
       * Sum of the lines that are shown, a cell for each column, blank where there is nothing to
       * add up; null where there is no sum.
       */
      total: z.array(z.union([z.string(), z.number()])).nullable(),
      /** Lines of too few people to be told. */
      retidas: count,
      /** Whether there were more lines than a report has. */
      cortado: z.boolean(),
      /** The column that a chart is drawn of; null: none. */
      grafico: count.nullable(),
      /** Libraries that the asker may narrow it to; none for who sees one. */
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
