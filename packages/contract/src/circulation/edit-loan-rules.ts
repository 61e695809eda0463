import { z } from 'zod';
import { pixKeyKinds } from '../debt/debt-kind.ts';
import { qrDrawing } from '../debt/pix.ts';
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

/** Loans made from one day to another are all due on a third. */
const fixedDue = z
  .strictObject({ de: civilDay, ate: civilDay, vence_em: civilDay })
  .refine(({ de, ate }) => de <= ate, refusedAs('daysBackwards', ['ate']))
  .refine(({ ate, vence_em: due }) => ate <= due, refusedAs('daysBackwards', ['vence_em']));

const loanRule = z
  .strictObject({
    ...scope,
    /** Items at once; 0 lends nothing. */
    limite: count(999),
    unidade_prazo: z.enum(['dias', 'horas']),
    prazo: z.number().int().min(1).max(1000),
    renovacoes: count(99),
    permite_reserva: z.boolean(),
    /** Open days to fetch what is held, after the day it came back. */
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

/** Loan types that rules are made of; for reading alone. */
const loanTypes = z.array(
  z.strictObject({ cod_tipo_emprestimo: recordNumber, desc_tipo_emprestimo: z.string() }),
);

const category = z
  .strictObject({
    /** Null: a new one. */
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
      /** With how many people have it; one that is used cannot go. */
      categorias: z.array(category.extend({ leitores: z.number().int() })),
    }),
    change: staffDocument({ categorias: z.array(category).max(200) }),
    reads: 'The categories of patrons',
    changes: 'Changes categories of patrons; those left out are gone, with their rules',
  },
);

const numbers = staffDocument({
  limite_debito_centavos: z.number().int().min(1).max(1_000_000_000),
  conta_dias_fechados: z.boolean(),
  limite_reservas: count(999),
  dias_reserva: z.number().int().min(1).max(3650),
  dias_suspensao_reserva: count(365),
  limite_solicitacoes: count(999),
  dias_retirada_solicitacao: count(60),
  dias_nada_consta: z.number().int().min(1).max(365),
  minutos_token: z.number().int().min(1).max(60),
  dias_renovacao_automatica: count(30),
  dias_aviso_vencimento: z.number().int().min(1).max(30),
  /** Days late on which it is told of again. */
  dias_aviso_atraso: z.array(z.number().int().min(1).max(3650)).max(20),
  /** Pix key that payments go to; '' for none. Answered as the Banco Central has it: 422 where it is none. */
  chave_pix: staffText(100),
  cidade_pix: staffText(15),
  /** Staff take what is owed to another unit; the money is that of the unit that took it. */
  recebe_de_outras_unidades: z.boolean(),
  /** CNPJ of the library that the money goes to; '' for none. */
  cnpj: staffText(18),
  /** The first three digits of the bar code of slips, as agreed with the bank; '' for no bar code. */
  prefixo_gru: z.string().regex(/^(8[1-79][68])?$/),
  /** Four digits that FEBRABAN gave, or, where the prefix begins with 86, eight of the CNPJ. */
  orgao_gru: z.string().regex(/^(\d{4}|\d{8})?$/),
  /** From the day a slip is made to the day it is due. */
  dias_gru: z.number().int().min(1).max(365),
});

export const { read: getCirculationNumbers, change: changeCirculationNumbers } = staffDocumentCalls(
  'loanRules',
  {
    at: { path: '/atendimento/numeros-circulacao' },
    document: numbers,
    change: numbers,
    reads: 'The numbers that circulation goes by; money in centavos',
    changes: 'Changes the numbers that circulation goes by',
  },
);

/** 422 where the key is none, in the words of what is wrong with it. The code is over one centavo. */
export const previewPixKey = endpoint({
  method: 'GET',
  path: '/atendimento/numeros-circulacao/pix',
  summary: 'A Pix key as it would be kept, whom payments would go to, and a code to try it with',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRules'),
  query: z.object({ chave: staffText(100), cidade: staffText(15).default('') }),
  responses: {
    200: z.object({
      tipo: z.enum(pixKeyKinds),
      chave: z.string(),
      /** As the code has it: what the bank's application shows is the holder of the account. */
      recebedor: z.string(),
      cidade: z.string(),
      copia_e_cola: z.string(),
      qr: qrDrawing,
    }),
    422: errorBody,
  },
});

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
    /** Loan type of the copy; left out for copies that have none. */
    tipo: unlessEmpty(recordId),
  }),
  responses: {
    200: z.object({
      /** Null: nothing is lent. */
      regra: loanRule.nullable(),
      /** A day, or a moment where it is lent by the hour; null where nothing is lent. */
      vence_em: z.union([z.iso.date(), z.iso.datetime()]).nullable(),
    }),
    422: errorBody,
  },
});
