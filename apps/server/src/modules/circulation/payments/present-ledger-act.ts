import {
  ledgerActKinds,
  type LedgerActKind,
  type LedgerActState,
  type endpoints,
  type Success,
} from '@estante/contract';
import { wireKind } from '../debts/index.ts';
import type { LedgerActRow, LedgerSum, StoredActKind } from './ledger-act-repository.ts';

type LedgerActsResponse = Success<typeof endpoints.listLedgerActs>;
export type WireAct = LedgerActsResponse['lancamentos'][number];

export const storedActKind = {
  cobranca: 'charge',
  desconto: 'discount',
  'estorno-pagamento': 'payment-reversal',
  'estorno-desconto': 'discount-reversal',
  anulacao: 'void',
} as const satisfies Readonly<Record<LedgerActKind, StoredActKind>>;

const wireActKind = {
  charge: 'cobranca',
  discount: 'desconto',
  'payment-reversal': 'estorno-pagamento',
  'discount-reversal': 'estorno-desconto',
  void: 'anulacao',
} as const satisfies Readonly<Record<StoredActKind, LedgerActKind>>;

export const stateOf = (isUndone: boolean): LedgerActState => (isUndone ? 'desfeito' : 'valido');

export function presentAct(row: LedgerActRow): WireAct {
  return {
    tipo: wireActKind[row.kind],
    codigo: row.id,
    em: row.at.toISOString(),
    operador: row.operator,
    cod_pessoa: row.personId,
    nome_pessoa: row.name,
    cod_biblioteca: row.libraryId,
    desc_biblioteca: row.library,
    tipo_servico: wireKind[row.debtKind],
    motivo: row.reason,
    valor_centavos: row.amount,
    situacao: stateOf(row.isUndone),
  };
}

/** Sums in the order of the kinds; those of which there is none left out. */
export function presentSums(sums: readonly LedgerSum[]): LedgerActsResponse['por_tipo'] {
  return ledgerActKinds
    .map((tipo) => {
      const own = sums.filter(({ kind }) => kind === storedActKind[tipo]);
      return {
        tipo,
        total: own.reduce((sum, { count }) => sum + count, 0),
        total_centavos: amountOf(own),
        desfeito_centavos: amountOf(own.filter(({ isUndone }) => isUndone)),
      };
    })
    .filter(({ total }) => total > 0);
}

const amountOf = (sums: readonly LedgerSum[]): number =>
  sums.reduce((sum, { amount }) => sum + amount, 0);
