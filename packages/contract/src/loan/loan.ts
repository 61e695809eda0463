import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';

const shared = { tag: 'emprestimo', access: 'patron' } as const;

/** Switch in a query string. */
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** Lent title, as a line of results shows it; null once it has left the catalogue. */
const lentTitle = searchResultItem
  .pick({
    cod_acervo: true,
    titulo: true,
    autores: true,
    cod_tipo_obra: true,
    idioma: true,
    link_capa: true,
    credito_capa: true,
    rota: true,
  })
  .meta({ id: 'LentTitle' })
  .nullable();

const lent = z
  .object({
    codigo: z.number().int(),
    acervo: lentTitle,
    codigo_barras: z.string(),
    /** Library of the copy. */
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    data_emprestimo: z.iso.datetime(),
    /** Due day, by whose end it is to be back. */
    devolver_ate: z.iso.date(),
    /** Due moment of a loan by the hour. */
    devolver_as: z.iso.datetime().nullable(),
    renovacoes: z.number().int(),
  })
  .meta({ id: 'Loan' }).shape;

/** Cost of returning it at this moment: late days, fine and suspension. */
export const lateness = z
  .object({
    /** Late days that count. */
    dias: z.number().int(),
    multa_centavos: z.number().int(),
    /** Last day of the suspension; null for none. */
    afastado_ate: z.iso.date().nullable(),
  })
  .meta({ id: 'Lateness' });

/** Whether it can be renewed now: until when, or every reason against it. */
const renewable = z.discriminatedUnion('pode', [
  z.object({
    pode: z.literal(true),
    devolver_ate: z.iso.date(),
    devolver_as: z.iso.datetime().nullable(),
  }),
  z.object({ pode: z.literal(false), motivos: z.array(circulationRefusal) }),
]);

export const openLoan = z
  .object({
    ...lent,
    limite_renovacoes: z.number().int(),
    atrasado: z.boolean(),
    /** Whether another reader waits for it. */
    reservado: z.boolean(),
    /** Details, only where asked for. */
    detalhes: z.object({ renovar: renewable, devolver_hoje: lateness }).nullable(),
  })
  .meta({ id: 'OpenLoan' });

export const listPendingTitles = endpoint({
  ...shared,
  key: 'loans',
  method: 'GET',
  path: '/emprestimo/titulos-pendentes',
  summary: 'What the asker has on loan, the earliest due first',
  activity: [activities.accountLoans, activities.accountRenewals],
  query: z.object({
    /** Whether to say also if each can be renewed, and what its return would cost now. */
    showDetails: flag,
  }),
  responses: { 200: z.object({ emprestimos: z.array(openLoan) }) },
});

/** Numbers of some loans, or all. */
export const chosenLoans = z.union([
  z.literal('todos'),
  z
    .array(recordNumber)
    .max(200)
    .transform((ids) => [...new Set(ids)]),
]);

/** Outcome of each renewal, earliest due first. */
export const renewalResults = z
  .object({
    renovados: z.number().int(),
    recusados: z.number().int(),
    resultados: z.array(
      z.discriminatedUnion('situacao', [
        z.object({ situacao: z.literal('renovado'), emprestimo: openLoan }),
        z.object({
          situacao: z.literal('recusado'),
          emprestimo: openLoan,
          motivos: z.array(circulationRefusal),
        }),
        /** Number that is no open loan of the person's. */
        z.object({ situacao: z.literal('nao_encontrado'), codigo: z.number().int() }),
      ]),
    ),
  })
  .meta({ id: 'RenewalResults' });

/** Renews loans. 422 `NenhumEmprestimoSelecionado` for an empty list. */
export const renewLoans = endpoint({
  ...shared,
  key: 'renew',
  method: 'POST',
  path: '/emprestimo/renovacao',
  summary: 'Renews loans of the asker, each by itself: a refusal of one stops no other',
  activity: activities.accountRenewals,
  body: z.strictObject({ emprestimos: chosenLoans }),
  responses: { 200: renewalResults, 422: errorBody },
});

export const listLoanHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/emprestimo/historico',
  summary: 'Every loan of the asker, the last first, with what was charged for it',
  activity: activities.accountLoans,
  query: z.object({
    /** First and last day of lending; both or none. */
    dataIni: civilDay.optional(),
    dataFim: civilDay.optional(),
    /** Whether to list only loans with a charge. */
    multa: flag,
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      /** Number of loans on a page. */
      quantidade: z.number().int(),
      emprestimos: z.array(
        z.object({
          ...lent,
          /** Moment of return; null while it is still out. */
          data_devolucao: z.iso.datetime().nullable(),
          perdido: z.boolean(),
          /** Charge; null where there was none. */
          multa: z
            .object({ valor_centavos: z.number().int(), saldo_centavos: z.number().int() })
            .nullable(),
        }),
      ),
    }),
    422: errorBody,
  },
});

const automaticRenewal = z.object({
  ativa: z.boolean(),
  /** Days before its due day on which a loan is renewed. */
  dias: z.number().int(),
});

export const getAutomaticRenewal = endpoint({
  ...shared,
  method: 'GET',
  path: '/emprestimo/renovacao-automatica',
  summary: 'Whether loans of the asker are renewed of themselves',
  activity: activities.accountRenewals,
  responses: { 200: automaticRenewal },
});

export const changeAutomaticRenewal = endpoint({
  ...shared,
  method: 'PUT',
  path: '/emprestimo/renovacao-automatica',
  summary: 'Lets loans of the asker be renewed of themselves, or not',
  activity: activities.accountRenewals,
  body: z.strictObject({ ativa: z.boolean() }),
  responses: { 200: automaticRenewal },
});
