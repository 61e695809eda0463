import type { DebtKind as WireKind } from '@estante/contract';
import type { DebtKind } from '@estante/database';
import type { DebtRow } from './debt-rows.ts';

export const wireKind = {
  fine: 'multa',
  loss: 'perda',
  damage: 'dano',
  service: 'servico',
} as const satisfies Readonly<Record<DebtKind, WireKind>>;

interface LoanTitle {
  readonly titleId: number | null;
  readonly barcode: string | null;
  readonly title: string | null;
}

/** Item that was borrowed, as the wire has it; null where a debt is about no loan. */
export function presentItem({ titleId, barcode, title }: LoanTitle) {
  if (titleId === null) return null;
  return {
    cod_acervo: titleId,
    titulo: title ?? '',
    rota: title === null ? null : `/acervo/${titleId}`,
    codigo_barras: barcode ?? '',
  };
}

export function presentDebt(row: DebtRow) {
  return {
    codigo: row.id,
    tipo_servico: wireKind[row.kind],
    motivo: row.description,
    cod_biblioteca: row.libraryId,
    desc_biblioteca: row.library,
    lancado_em: row.chargedAt.toISOString(),
    item: presentItem(row),
    previsao_devolucao: row.dueOn,
    data_devolucao: row.returnedAt?.toISOString() ?? null,
    valor_centavos: row.amount,
    desconto_centavos: row.discounted,
    pago_centavos: row.paid,
    data_pagamento: row.paidAt?.toISOString() ?? null,
    saldo_centavos: row.balance,
    anulado_em: row.voidedAt?.toISOString() ?? null,
  };
}

/** Sum left of several debts, in centavos. */
export function leftOf(debts: readonly Pick<DebtRow, 'balance'>[]): number {
  return debts.reduce((sum, { balance }) => sum + balance, 0);
}
