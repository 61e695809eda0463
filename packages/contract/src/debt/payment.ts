import { z } from 'zod';
import { amount, debtShape } from './debt.ts';
import {
  debtKinds,
  debtTextLength,
  paymentMethods,
  statementOutcomes,
  voidabilities,
} from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { receipt } from './payment-receipt.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffUnit } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { suspensionShape } from './suspension.ts';
import { textSchema } from '../protocol/text-schema.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('payments'),
} as const;

const byId = z.object({ id: recordId });
const reason = textSchema(debtTextLength);
const centavos = z.number().int();

export const findDebtors = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pagamentos/pessoas',
  summary:
    'Persons with a link or a debt to the asker’s unit, by a part of their name or user name',
  query: z.object({ texto: textSchema(200).default('') }),
  responses: {
    200: z.object({
      unidade: staffUnit,
      /** At most 20 people, those who owe most first. */
      pessoas: z.array(
        z.object({
          cod_pessoa: z.number().int(),
          nome_pessoa: z.string(),
          logins: z.array(z.string()),
          /** Amount owed to the libraries that the asker sees. */
          saldo_centavos: centavos,
        }),
      ),
    }),
  },
});

const entry = z.object({
  codigo: z.number().int(),
  tipo: z.enum(['pagamento', 'desconto', 'estorno', 'anulacao']),
  valor_centavos: centavos,
  em: z.iso.datetime(),
  /** Member of staff; null for a bank statement. */
  operador: z.string().nullable(),
  motivo: z.string(),
  metodo: z.enum(paymentMethods).meta({ id: 'PaymentMethod' }).nullable(),
  /** Number of the entry that it reverses. */
  estorna: z.number().int().nullable(),
  /** Whether it was reversed. */
  estornado: z.boolean(),
  /** Receipt of a payment; null for all other entries. */
  recibo: z.uuid().nullable(),
  /** Number of a payment in its year: '123/2026'; null for all other entries. */
  numero: z.string().nullable(),
  /** Whether the asker may reverse it: a payment, in the unit that has its money. */
  estornavel: z.boolean(),
});

const account = z
  .object({
    cod_pessoa: z.number().int(),
    nome_pessoa: z.string(),
    unidade: staffUnit,
    total_centavos: centavos,
    /** Libraries that the asker may charge for and take money for. */
    bibliotecas: z.array(
      z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        saldo_centavos: centavos,
      }),
    ),
    /** Whether the institution lets staff take what is owed to another unit. */
    recebe_de_outras_unidades: z.boolean(),
    /** Sums owed to other units, where the institution lets staff take them. */
    outras_bibliotecas: z.array(
      z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        saldo_centavos: centavos,
      }),
    ),
    /** Debts of the person: first those with something left, the oldest first. */
    debitos: z.array(
      z.object({
        ...debtShape,
        txid: z.string(),
        /**
         * Whether it is owed to a library of the asker's; other debts are listed where money for them was taken here.
         */
        proprio: z.boolean(),
        /** Whether the charge can be voided; null unless it is a valid charge of the asker’s unit, made by hand. */
        anulacao: z.enum(voidabilities).nullable(),
        lancamentos: z.array(entry),
      }),
    ),
    afastamentos: z.array(z.object(suspensionShape)),
    /** Most that the asker may discount of one debt, and reverse at once; null: no limit. */
    limites: z.object({
      desconto_centavos: centavos.nullable(),
      estorno_centavos: centavos.nullable(),
    }),
  })
  .meta({ id: 'PatronAccount' });

export const getPatronAccount = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pagamentos/pessoas/{id}',
  summary: 'What a person owes to the asker’s unit and has paid, and their suspensions by it',
  params: byId,
  responses: { 200: account, 404: errorBody },
});

/**
 * Pays debts, oldest first. A repeated `submissao` does not pay again and gets the same receipt; 409 `SituacaoMudou`
 * where it belongs to another payment. 422 `ValorAcimaDoDevido` with what is owed; `PagamentoDeOutraUnidade` where
 * another unit is owed and the institution does not let others take its money: otherwise the money belongs to the
 * asker's unit.
 */
export const payDebts = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/pessoas/{id}/pagamentos',
  summary: 'Takes a payment of a person’s debts to one library, whole or in part',
  params: byId,
  body: z.strictObject({
    cod_biblioteca: recordNumber,
    valor_centavos: amount,
    metodo: z.enum(paymentMethods),
    submissao: z.uuid(),
  }),
  responses: { 200: receipt, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Charges a patron. A repeated `submissao` does not charge again; 409 `SituacaoMudou` where it belongs to another
 * charge. 422 `VinculoEncerrado` where the person has no live link.
 */
export const chargePatron = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/pessoas/{id}/debitos',
  summary: 'Charges a person for a service, a loss or a damage',
  params: byId,
  body: z.strictObject({
    cod_biblioteca: recordNumber,
    tipo_servico: z.enum(debtKinds).exclude(['multa']),
    motivo: reason,
    valor_centavos: amount,
    submissao: z.uuid(),
  }),
  responses: { 200: account, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Discounts a debt. A repeated `submissao` does not discount again; 409 `SituacaoMudou` where it belongs to another
 * act. 422 `ValorAcimaDoDevido` with what is owed; `AcimaDoSeuLimite` with the limit of the asker’s role.
 */
export const discountDebt = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/debitos/{id}/desconto',
  summary: 'Lets a person off a debt or a part of it, with a reason',
  params: byId,
  body: z.strictObject({ valor_centavos: amount, motivo: reason, submissao: z.uuid() }),
  responses: { 200: account, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Reverses an entry. 409 `SituacaoMudou` where it was reversed before; 422 `VinculoEncerrado` after a clearance,
 * `AcimaDoSeuLimite` with the limit of the asker’s role.
 */
export const reverseEntry = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/lancamentos/{id}/estorno',
  summary: 'Takes a payment or a discount back, with a reason',
  params: byId,
  body: z.strictObject({ motivo: reason }),
  responses: { 200: account, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Voids a charge: it is no longer owed, and its discounts no longer count. 409 `SituacaoMudou` where it was voided
 * before; 422 `CobrancaDasRegras` for a charge that no staff made, `CobrancaComPagamento` where a payment of it must be
 * reversed first, `AcimaDoSeuLimite` beyond what the asker’s role may reverse, `VinculoEncerrado` where a discount was
 * given through a link that has ended.
 */
export const voidDebt = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/debitos/{id}/anulacao',
  summary: 'Voids a charge that was made by hand and by mistake, with a reason',
  params: byId,
  body: z.strictObject({ motivo: reason }),
  responses: { 200: account, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Lifts a suspension. 409 `SituacaoMudou` where it was lifted before. */
export const liftSuspension = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/afastamentos/{id}/levantamento',
  summary: 'Lifts a suspension, with a reason',
  params: byId,
  body: z.strictObject({ motivo: reason }),
  responses: { 200: account, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Imports a bank statement: OFX 1 or 2, or CSV with columns `data`, `valor` and `descricao`, and optionally `txid` and
 * `documento`. 422 `ExtratoInvalido` with the unreadable line: then nothing is written. A line that comes again, in any
 * file, counts once.
 */
export const importStatement = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/extrato',
  summary: 'Settles debts by the lines of a bank statement, matched by txid',
  body: z.strictObject({
    nome: z.string().max(300),
    /** Contents in base64. */
    conteudo: z.base64().max(900_000),
  }),
  responses: {
    200: z.object({
      contagem: z.array(
        z.object({ resultado: z.enum(statementOutcomes), total: z.number().int() }),
      ),
      linhas: z.array(
        z.object({
          /** Line of the file, from 1. */
          linha: z.number().int(),
          data: z.iso.date(),
          valor_centavos: centavos,
          descricao: z.string(),
          /** Transaction id; '' where none was found. */
          txid: z.string(),
          resultado: z.enum(statementOutcomes),
          /** Whether it came in an earlier import, or earlier in this one. */
          repetida: z.boolean(),
          /** Amount that was left of the debt; null where unknown. */
          devido_centavos: centavos.nullable(),
        }),
      ),
    }),
    422: errorBody,
  },
});
