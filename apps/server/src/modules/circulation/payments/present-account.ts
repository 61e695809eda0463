import type { PaymentMethod as WireMethod } from '@estante/contract';
import type { PaymentMethod } from '@estante/database';
import type { Sight } from '../../patrons/index.ts';
import { findDebts, leftOf, presentDebt, type DebtRow } from '../debts/index.ts';
import { findSuspensions, presentSuspension } from '../suspensions/index.ts';
import { findEntries, findKnownPerson, findTills, type EntryRow } from './repository.ts';

export const toldMethod = {
  cash: 'dinheiro',
  card: 'cartao',
  pix: 'pix',
  gru: 'gru',
  other: 'outro',
} as const satisfies Readonly<Record<PaymentMethod, WireMethod>>;

export const storedMethod = {
  dinheiro: 'cash',
  cartao: 'card',
  pix: 'pix',
  gru: 'gru',
  outro: 'other',
} as const satisfies Readonly<Record<WireMethod, PaymentMethod>>;

const toldEntry = { payment: 'pagamento', discount: 'desconto', reversal: 'estorno' } as const;

/** Debts that are paid, of which so many are told, the last first. */
const settledTold = 50;

/** What staff see of a person's money; null where the person is none of theirs. */
export async function presentAccount(sight: Sight, personId: number, today: string) {
  const person = await findKnownPerson(sight, personId);
  if (!person) return null;
  const seen = { personId, seenBy: sight.loginId };
  const [debts, tills, suspensions] = await Promise.all([
    findDebts(sight.db, seen),
    findTills(sight, personId),
    findSuspensions(sight.db, seen, today),
  ]);
  const open = debts.filter(({ balance }) => balance > 0);
  const settled = debts.filter(({ balance }) => balance === 0).toReversed();
  const told = [...open, ...settled.slice(0, settledTold)];
  const entries = await findEntries(
    sight.db,
    told.map(({ id }) => id),
  );
  return {
    cod_pessoa: person.id,
    nome_pessoa: person.name,
    total_centavos: leftOf(open),
    bibliotecas: tills.map(({ id, name, balance }) => ({
      cod_biblioteca: id,
      desc_biblioteca: name,
      saldo_centavos: balance,
    })),
    debitos: told.map((debt) => presentWithEntries(debt, entries)),
    afastamentos: suspensions.map((one) => presentSuspension(one, today)),
  };
}

function presentWithEntries(debt: DebtRow, entries: readonly EntryRow[]) {
  return {
    ...presentDebt(debt),
    txid: debt.txid,
    lancamentos: entries.filter(({ debt_id }) => debt_id === debt.id).map(presentEntry),
  };
}

function presentEntry(row: EntryRow) {
  return {
    codigo: row.id,
    tipo: toldEntry[row.kind],
    valor_centavos: row.amount,
    em: row.entered_at.toISOString(),
    operador: row.operator,
    motivo: row.reason,
    metodo: row.method && toldMethod[row.method],
    estorna: row.reversed_id,
    estornado: row.reversedBy !== null,
    recibo: row.submission,
  };
}
