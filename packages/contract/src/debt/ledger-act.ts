import { z } from 'zod';
import { debtKinds, ledgerActKinds, ledgerActStates } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { reportFormats } from '../report/report-name.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const shared = {
  method: 'GET',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('payments'),
} as const;

const count = z.number().int();
const centavos = z.number().int();

const ledgerAct = z.object({
  tipo: z.enum(ledgerActKinds).meta({ id: 'LedgerActKind' }),
  /** Number of the charge, or of the entry; together with the kind it identifies the act. */
  codigo: count,
  em: z.iso.datetime(),
  /** Member of staff; null where the login is gone. */
  operador: z.string().nullable(),
  cod_pessoa: count,
  nome_pessoa: z.string(),
  /** Library whose money it is: for a reversed payment the one that received it, else the creditor. */
  cod_biblioteca: count,
  desc_biblioteca: z.string(),
  /** Kind of the debt. */
  tipo_servico: z.enum(debtKinds),
  /** Reason as written; '' for the price of a lost item. */
  motivo: z.string(),
  valor_centavos: centavos,
  situacao: z.enum(ledgerActStates),
});

const query = {
  ...staffListQuery,
  situacao: z.enum(ledgerActStates).optional(),
  tipo: unlessEmpty(z.enum(ledgerActKinds)),
};

/** Lists ledger acts, without fines of the rules and without payments. 422 `DatasInvertidas`. */
export const listLedgerActs = endpoint({
  ...shared,
  path: '/atendimento/pagamentos/lancamentos',
  summary:
    'What the asker’s unit has charged by hand, let off, voided and taken back, and its sums',
  query: z.object(query),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(ledgerActStates), total: count })),
      /** Sums over the whole list, in any state, by kind; kinds without acts are left out. */
      por_tipo: z.array(
        z.object({
          tipo: z.enum(ledgerActKinds),
          total: count,
          total_centavos: centavos,
          /** Part of `total_centavos` that was undone since. */
          desfeito_centavos: centavos,
        }),
      ),
      lancamentos: z.array(ledgerAct),
    }),
    422: errorBody,
  },
});

export const downloadLedgerActs = endpoint({
  ...shared,
  rate: 'export',
  path: '/atendimento/pagamentos/lancamentos/arquivo',
  summary: 'The same as a file, all pages of it, as long as a file may be',
  query: z
    .object({ ...query, formato: z.enum(reportFormats).default('csv') })
    .omit({ pagina: true }),
  responses: {
    /** `cortado`: there are more acts than a file holds. */
    200: z.object({ arquivo: file, cortado: z.boolean() }),
    422: errorBody,
  },
});
