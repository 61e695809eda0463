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
  /** Number of times that the page of the title, or a link of it, was opened. */
  acessos: count,
  /** Made in that time, where the libraries are; null while the network has recorded no loan. */
  emprestimos: count.nullable(),
};

/** Years with something in them, the latest first. */
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

/** All twelve months. */
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
      /** Copies that came in the period, and are there still. */
      exemplares: count,
      /** Copies to be had now, whatever the period is; so are the two that follow. */
      disponiveis: count,
      consulta_local: count,
      emprestados: count,
      /** Accesses to the title in the whole network: an access is at no library. */
      acessos: count,
      acessos_restritos: count,
      /** Loans of copies of the library; null while the network has recorded no loan. */
      emprestimos: count.nullable(),
      /** Placed in the period. */
      reservas: count,
      /** Libraries with any of it, by name. */
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
