import {
  paymentMethods,
  paymentStates,
  type endpoints,
  type PaymentMethod,
  type PaymentState,
} from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { listForStaff } from '../../staff-access/index.ts';
import { storedMethod, wireMethod } from './present-account.ts';
import { receiptNumber } from './receipt-number.ts';
import {
  findReceived,
  sumReceived,
  type ReceivedRow,
  type ReceivedSum,
  type StoredPaymentState,
} from './receipt-repository.ts';

const storedState = {
  valido: 'valid',
  estornado: 'reversed',
} as const satisfies Readonly<Record<PaymentState, StoredPaymentState>>;

/** Lists the payments received, to be counted and their receipts printed again. */
export function listReceivedPayments(db: Db): UseCase<typeof endpoints.listReceivedPayments> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedState[query.situacao];
    const found = await listForStaff(sight, query, {
      states: paymentStates,
      find: (filter, page) => findReceived(sight, { ...filter, state }, page),
      count: (filter) => sumReceived(sight, filter),
      totalOf: (told, sums) =>
        sums
          .filter((one) => one.state === storedState[told])
          .reduce((sum, { count }) => sum + count, 0),
    });
    if ('refusal' in found) return found;
    const { list, rows, counts } = found;
    const shown = counts.filter((one) => state === undefined || one.state === state);
    const por_metodo = paymentMethods.flatMap((metodo) => presentSum(metodo, shown));
    return {
      status: 200,
      body: { ...list, por_metodo, recebidos: rows.map(presentReceived) },
    };
  };
}

/** Sums of one way of paying; nothing where nothing came in or was taken back in this way. */
function presentSum(metodo: PaymentMethod, sums: readonly ReceivedSum[]) {
  const own = sums.filter(({ method }) => method === storedMethod[metodo]);
  if (own.length === 0) return [];
  const received = own.reduce((sum, one) => sum + one.received, 0);
  const reversed = own.reduce((sum, one) => sum + one.reversed, 0);
  return [
    {
      metodo,
      recebido_centavos: received,
      estornado_centavos: reversed,
      total_centavos: received - reversed,
    },
  ];
}

function presentReceived(row: ReceivedRow) {
  return {
    recibo: row.submission,
    numero: receiptNumber(row.number, row.year),
    cod_pessoa: row.personId,
    nome_pessoa: row.name,
    cod_biblioteca: row.libraryId,
    desc_biblioteca: row.library,
    desc_biblioteca_credora: row.creditor,
    em: row.at.toISOString(),
    operador: row.operator,
    metodo: wireMethod[row.method],
    total_centavos: row.total,
    estornado_centavos: row.reversed,
    situacao: row.reversed > 0 ? ('estornado' as const) : ('valido' as const),
  };
}
