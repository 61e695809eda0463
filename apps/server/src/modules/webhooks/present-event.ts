import { timeZone } from '../../platform/clock.ts';

export interface WebhookEvent {
  /** 'loan.made' */
  readonly event: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
}

/** Names that the calls of the catalogue give the same facts; a fact that is not here is not told. */
const names: Readonly<Record<string, string>> = {
  loanId: 'cod_emprestimo',
  holdId: 'cod_reserva',
  requestId: 'cod_solicitacao',
  suggestionId: 'cod_sugestao',
  debtId: 'cod_debito',
  titleId: 'cod_acervo',
  title: 'titulo',
  libraryId: 'cod_biblioteca',
  library: 'biblioteca',
  barcode: 'codigo_barras',
  dueOn: 'devolver_ate',
  dueAt: 'devolver_as',
  pickupUntil: 'retirar_ate',
  day: 'dia',
  state: 'situacao',
  reason: 'motivo',
  note: 'observacao',
  request: 'pedido',
  amount: 'valor_centavos',
  balance: 'saldo_centavos',
};

/** The body of what is sent: `type`, `timestamp` and `data`, as Standard Webhooks has them. */
export function presentEvent({ event, facts, happenedAt }: WebhookEvent): string {
  const known = { ...facts, ...dueOf(facts) };
  const data = Object.entries(known).flatMap(([key, value]) => {
    const name = names[key];
    return name === undefined || value === null || value === '' ? [] : [[name, value] as const];
  });
  return JSON.stringify({
    type: event,
    timestamp: happenedAt.toISOString(),
    data: Object.fromEntries(data),
  });
}

/** Finds the moment, and its day, at which a loan by the hour is due; nothing of other loans. */
function dueOf({ dueOn, dueAt }: WebhookEvent['facts']) {
  if (typeof dueAt !== 'string') return {};
  const at = Temporal.Instant.from(dueAt);
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { dueAt: at.toString(), dueOn: dueOn ?? day };
}
