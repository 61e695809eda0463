import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffDocument, staffDocumentCalls, staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const count = (most: number) => z.number().int().min(0).max(most);

/** Scope of a rule: library, patron category and loan type; null stands for all. */
const scope = {
  cod_biblioteca: recordNumber.nullable(),
  cod_categoria: recordNumber.nullable(),
  cod_tipo_emprestimo: recordNumber.nullable(),
};

/** Due day shared by all loans made from one day to another. */
const fixedDue = z
  .strictObject({ de: civilDay, ate: civilDay, vence_em: civilDay })
  .refine(({ de, ate }) => de <= ate, refusedAs('daysBackwards', ['ate']))
  .refine(({ ate, vence_em: due }) => ate <= due, refusedAs('daysBackwards', ['vence_em']));

const loanRule = z
  .strictObject({
    ...scope,
    /** Most items at once; 0 lends nothing. */
    limite: count(999),
    unidade_prazo: z.enum(['dias', 'horas']),
    prazo: z.number().int().min(1).max(1000),
    renovacoes: count(99),
    permite_reserva: z.boolean(),
    /** Open days for picking up a hold, after the day the copy came back. */
    dias_retirada: count(60),
    multa_dia_centavos: count(1_000_000),
    carencia_dias: count(365),
    multa_maxima_centavos: count(10_000_000),
    /** Days of suspension for each late day; 0 for none. */
    fator_suspensao: z.number().min(0).max(99).multipleOf(0.01),
    suspensao_maxima_dias: count(3650),
    prazo_fixo: fixedDue.nullable(),
  })
  .meta({ id: 'LoanRule' });

/** Loan types that rules can name; read-only. */
const loanTypes = z.array(
  z.strictObject({ cod_tipo_emprestimo: recordNumber, desc_tipo_emprestimo: z.string() }),
);

const category = z
  .strictObject({
    /** Number of the rule; null for a new one. */
    codigo: recordNumber.nullable(),
    sigla: staffText(10).min(1),
    descricao: staffText(100).min(1),
  })
  .meta({ id: 'PatronCategory' });

export const { read: getLoanRules, change: changeLoanRules } = staffDocumentCalls('loanRules', {
  at: { path: '/atendimento/regras-emprestimo' },
  document: staffDocument({
    regras: z.array(loanRule),
    categorias: z.array(category),
    tipos_emprestimo: loanTypes,
  }),
  change: staffDocument({
    regras: z.array(loanRule).max(2000).refine(isEachOnce, refusedAs('ruleTwice')),
  }),
  reads: 'What is lent to whom, for how long, and what lateness costs',
  changes: 'Changes loan rules; those left out are gone. Loans keep the rule they were made under',
});

function isEachOnce(rules: readonly z.output<typeof loanRule>[]): boolean {
  const scopes = rules.map((one) =>
    [one.cod_biblioteca, one.cod_categoria, one.cod_tipo_emprestimo].join('/'),
  );
  return new Set(scopes).size === scopes.length;
}

export const { read: getPatronCategories, change: changePatronCategories } = staffDocumentCalls(
  'loanRules',
  {
    at: { path: '/atendimento/categorias-leitor' },
    document: staffDocument({
      /** Categories with the number of people in each; a used one cannot be removed. */
      categorias: z.array(category.extend({ leitores: z.number().int() })),
    }),
    change: staffDocument({ categorias: z.array(category).max(200) }),
    reads: 'The categories of patrons',
    changes: 'Changes categories of patrons; those left out are gone, with their rules',
  },
);

export const findLoanRule = endpoint({
  method: 'GET',
  path: '/atendimento/regras-emprestimo/caso',
  summary: 'Which loan rule counts for a case, and when a loan made now would be due',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRules'),
  query: z.object({
    biblioteca: recordId,
    categoria: recordId,
    /** Loan type of the copy; left out for copies without one. */
    tipo: unlessEmpty(recordId),
  }),
  responses: {
    200: z.object({
      /** Rule that applies; null where nothing is lent. */
      regra: loanRule.nullable(),
      /** Due day, or moment for a loan by the hour; null where nothing is lent. */
      vence_em: z.union([z.iso.date(), z.iso.datetime()]).nullable(),
    }),
    422: errorBody,
  },
});
