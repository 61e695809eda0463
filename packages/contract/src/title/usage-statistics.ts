import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const params = z.object({ id: recordId });
const count = z.number().int();

const used = {
  /** Number of times that the page of the title, or one of its links, was opened. */
  acessos: count,
  /** Loans made in that time, in the libraries' time zone; null while the network has recorded no loan. */
  emprestimos: count.nullable(),
};

/** Lists years with usage, latest first. */
export const listTitleYears = endpoint({
  method: 'GET',
  path: '/acervo/{id}/dados-estatisticos/anos',
  summary: 'Loans and accesses of a title, by year',
  tag: 'acervo',
  access: 'public',
  activity: activities.titleUsage,
  params,
  responses: { 200: z.array(z.object({ ano: count, ...used })), 404: errorBody },
});

/** Gets a year: all twelve months. */
export const getTitleYear = endpoint({
  method: 'GET',
  path: '/acervo/{id}/dados-estatisticos/dados/{ano}',
  summary: 'Loans and accesses of a title in a year, by month',
  tag: 'acervo',
  access: 'public',
  activity: activities.titleUsage,
  params: z.object({
    id: recordId,
    ano: z
      .string()
      .regex(/^[1-9]\d{3}$/)
      .transform(Number),
  }),
  responses: {
    200: z.object({ ano: count, meses: z.array(z.object({ mes: count, ...used })) }),
    404: errorBody,
  },
});

export const getTitleTotals = endpoint({
  method: 'GET',
  path: '/acervo/{id}/totais',
  summary:
    'Copies of a title that came in a period to a library, how it was used in the period, and what there is now',
  tag: 'acervo',
  access: 'public',
  activity: activities.accountTitleTotals,
  params,
  query: z.object({
    dataIni: unlessEmpty(civilDay),
    dataFim: unlessEmpty(civilDay),
    biblioteca: unlessEmpty(recordId),
  }),
  responses: {
    200: z.object({
      /** Copies acquired in the period that are still there. */
      exemplares: count,
      /** Copies available now, whatever the period; so are the two that follow. */
      disponiveis: count,
      consulta_local: count,
      emprestados: count,
      /** Accesses to the title in the whole network: an access belongs to no library. */
      acessos: count,
      acessos_restritos: count,
      /** Loans of copies of the library; null while the network has recorded no loan. */
      emprestimos: count.nullable(),
      /** Holds placed in the period. */
      reservas: count,
      /** Libraries with any usage, by name. */
      por_biblioteca: z.array(
        z.object({
          cod_biblioteca: count,
          desc_biblioteca: z.string(),
          exemplares: count,
          emprestimos: count,
          reservas: count,
        }),
      ),
    }),
    404: errorBody,
  },
});
