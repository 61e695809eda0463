import type { PaymentMethod as WireMethod, Voidability } from '@estante/contract';
import type { PaymentMethod } from '@estante/database';
import { findUnit, presentUnit, readStaffLimits, type Sight } from '../../staff-access/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { findDebts, leftOf, presentDebt, type DebtRow } from '../debts/index.ts';
import { findSuspensions, presentSuspension } from '../suspensions/index.ts';
import { receiptNumber } from './receipt-number.ts';
import {
  findEntries,
  findKnownPerson,
  findOtherTills,
  findTills,
  type EntryRow,
} from './repository.ts';

type Till = Awaited<ReturnType<typeof findTills>>[number];

export const wireMethod = {
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

const wireEntry = {
  payment: 'pagamento',
  discount: 'desconto',
  reversal: 'estorno',
  void: 'anulacao',
} as const;

/** Most debts that are told of those paid, the last first. */
const settledTold = 50;

/** Account of a person as staff see it; null where the person is not one of theirs. */
export async function presentAccount(sight: Sight, personId: number, today: string) {
  const person = await findKnownPerson(sight, personId);
  if (!person) return null;
  const seen = { personId, seenBy: sight.loginId };
  const [unit, debts, tills, suspensions, { takesForOthers }, limits] = await Promise.all([
    findUnit(sight),
    findDebts(sight.db, { personId, concerning: sight.loginId }, sight.language),
    findTills(sight, personId),
    findSuspensions(sight.db, seen, { today, language: sight.language }),
    readCirculationSettings(sight.db),
    readStaffLimits(sight.db, sight.loginId),
  ]);
  const others = takesForOthers ? await findOtherTills(sight, personId) : [];
  const isOwn = ({ libraryId }: DebtRow) => tills.some(({ id }) => id === libraryId);
  const open = debts.filter(({ balance }) => balance > 0);
  const settled = debts.filter(({ balance }) => balance === 0).toReversed();
  const told = [...open, ...settled.slice(0, settledTold)];
  const entries = await findEntries(
    sight,
    told.map(({ id }) => id),
  );
  return {
    cod_pessoa: person.id,
    nome_pessoa: person.name,
    unidade: presentUnit(unit),
    total_centavos: leftOf(open.filter(isOwn)),
    bibliotecas: tills.map(presentTill),
    recebe_de_outras_unidades: takesForOthers,
    outras_bibliotecas: others.map(presentTill),
    debitos: told.map((debt) => ({
      ...presentWithEntries(debt, entries, limits.reversal),
      proprio: isOwn(debt),
      anulacao: isOwn(debt) ? voidabilityOf(debt, limits.reversal) : null,
    })),
    afastamentos: suspensions.map((one) => presentSuspension(one, today)),
    limites: { desconto_centavos: limits.discount, estorno_centavos: limits.reversal },
  };
}

function voidabilityOf(
  { isByHand, voidedAt, paid, amount }: DebtRow,
  limit: ReversalLimit,
): Voidability | null {
  if (!isByHand || voidedAt !== null) return null;
  if (paid > 0) return 'paga';
  return limit === null || amount <= limit ? 'permitida' : 'acima-do-limite';
}

function presentTill({ id, name, balance }: Till) {
  return { cod_biblioteca: id, desc_biblioteca: name, saldo_centavos: balance };
}

/** Highest sum that may be taken back at once: in centavos, null without a limit. */
type ReversalLimit = number | null;

function presentWithEntries(debt: DebtRow, entries: readonly EntryRow[], limit: ReversalLimit) {
  return {
    ...presentDebt(debt),
    txid: debt.txid,
    lancamentos: entries
      .filter(({ debt_id }) => debt_id === debt.id)
      .map((row) => ({
        ...presentEntry(row),
        estornavel: isReversible(row) && (limit === null || row.amount <= limit),
      })),
  };
}

/** Whether an entry of this kind can be taken back: a reversal and a voiding stand for good. */
const isTakenBack = (kind: EntryRow['kind']) => kind === 'payment' || kind === 'discount';

const isReversible = (row: EntryRow): boolean =>
  row.isReversible && isTakenBack(row.kind) && row.reversedBy === null;

function presentEntry(row: EntryRow) {
  return {
    codigo: row.id,
    tipo: wireEntry[row.kind],
    valor_centavos: row.amount,
    em: (row.received_at ?? row.entered_at).toISOString(),
    operador: row.operator,
    motivo: row.reason,
    metodo: row.method && wireMethod[row.method],
    estorna: row.reversed_id,
    estornado: row.reversedBy !== null,
    recibo: row.kind === 'payment' ? row.submission : null,
    numero: row.number === null ? null : receiptNumber(row.number, row.year),
  };
}
