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
      /** At most 20; of those who owe most first. */
      pessoas: z.array(
        z.object({
          cod_pessoa: z.number().int(),
          nome_pessoa: z.string(),
          logins: z.array(z.string()),
          /** To the libraries that the asker sees. */
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
  /** Null: a bank statement. */
  operador: z.string().nullable(),
  motivo: z.string(),
  metodo: z.enum(paymentMethods).meta({ id: 'PaymentMethod' }).nullable(),
  /** Number of the entry that it takes back. */
  estorna: z.number().int().nullable(),
  /** Whether it was taken back. */
  estornado: z.boolean(),
  /** Receipt of a payment; null for all other entries. */
  recibo: z.uuid().nullable(),
  /** Number of a payment in its year: '123/2026'; null for all other entries. */
  numero: z.string().nullable(),
  /** The asker may take it back: a payment, where its money is. */
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
    /** Sums that the person owes to other units, where the institution lets staff take them. */
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
        /** Owed to a library of the asker's; others are told where money for them was taken here. */
        proprio: z.boolean(),
        /** Null where it is no charge of the asker’s unit that was made by hand and stands. */
        anulacao: z.enum(voidabilities).nullable(),
        lancamentos: z.array(entry),
      }),
    ),
    afastamentos: z.array(z.object(suspensionShape)),
    /** Sum that the asker may at most let a person off of one debt, and take back at once; null: no limit. */
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
 * Goes to the oldest debts first. Sent again with the same `submissao` it is not paid again, and the
 * same receipt is answered; 409 `SituacaoMudou` where that stands for another payment.
 * 422 `ValorAcimaDoDevido` with what is owed; `PagamentoDeOutraUnidade` where it is owed to another
 * unit and the institution does not let others take it: else the money is that of the asker's unit.
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
 * Sent again with the same `submissao` it is not charged again; 409 `SituacaoMudou` where that stands for
 * another charge. 422 `VinculoEncerrado` where the person has no link that lives.
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
 * Sent again with the same `submissao` it is not let off again; 409 `SituacaoMudou` where that stands for
 * something else. 422 `ValorAcimaDoDevido` with what is owed; `AcimaDoSeuLimite` with the limit of the
 * asker’s role.
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
 * 409 `SituacaoMudou` where it was taken back before; 422 `VinculoEncerrado` after a declaration,
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
 * A charge that is voided is owed no more, and what was let off of it counts no more as let off.
 * 409 `SituacaoMudou` where it was voided before; 422 `CobrancaDasRegras` for what no staff
 * charged, `CobrancaComPagamento` where something was paid of it that is to be taken back first,
 * `AcimaDoSeuLimite` beyond what the asker’s role may take back, `VinculoEncerrado` where something
 * was let off through a link that has ended.
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

/** 409 `SituacaoMudou` where it was lifted before. */
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
 * OFX 1 or 2, or CSV with columns `data`, `valor` and `descricao`, and if they are there `txid` and
 * `documento`. 422 `ExtratoInvalido` with the line where it cannot be read: then nothing is written.
 * The same line, in whichever file, counts once.
 */
export const importStatement = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pagamentos/extrato',
  summary: 'Settles debts by the lines of a bank statement, matched by txid',
  body: z.strictObject({
    nome: z.string().max(300),
    /** In base 64. */
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
          /** '' where none was found. */
          txid: z.string(),
          resultado: z.enum(statementOutcomes),
          /** Whether it came in an earlier import, or before in this one. */
          repetida: z.boolean(),
          /** Sum that was left of the debt; null where none is known. */
          devido_centavos: centavos.nullable(),
        }),
      ),
    }),
    422: errorBody,
  },
});
