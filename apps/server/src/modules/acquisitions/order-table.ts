import type { Translate } from '@estante/phrases';
import { civilDay } from '../circulation/index.ts';
import { expectedCopies } from './order-moves.ts';
import type { OrderLine } from './order-sums.ts';
import { wireOrderState } from './state.ts';

const types = {
  requisition: 'texto',
  created: 'dia',
  state: 'texto',
  library: 'texto',
  requester: 'texto',
  expectedOn: 'dia',
  title: 'titulo',
  author: 'texto',
  supplier: 'texto',
  commitment: 'texto',
  ordered: 'numero',
  unitPrice: 'dinheiro',
  total: 'dinheiro',
  delivered: 'numero',
  invoice: 'texto',
  invoicedOn: 'dia',
  paid: 'dinheiro',
} as const;
type Name = keyof typeof types;

const names = Object.keys(types) as readonly Name[];

/** Orders as lines of a file, one for each title: what is not told is an empty cell. */
export function orderTable(lines: readonly OrderLine[], t: Translate) {
  return {
    columns: names.map((name) => ({
      title: t(`purchaseOrders.columns.${name}`),
      type: types[name],
    })),
    lines: lines.map((line) => {
      const cells = cellsOf(line, t);
      return names.map((name) => cells[name]);
    }),
  };
}

function cellsOf(line: OrderLine, t: Translate): Readonly<Record<Name, string | number>> {
  const { ordered, unit_price: price } = line;
  const made = Temporal.Instant.fromEpochMilliseconds(line.created_at.getTime());
  return {
    requisition: line.requisition,
    created: civilDay(made).toString(),
    state: t(`suggestion.states.${wireOrderState(line.state)}`),
    library: line.library,
    requester: line.requester,
    expectedOn: line.expected_on ?? '',
    title: line.title,
    author: line.author,
    supplier: line.supplier,
    commitment: line.commitment,
    ordered,
    unitPrice: price ?? '',
    total: price === null ? '' : expectedCopies(line.state, line) * price,
    delivered: line.delivered,
    invoice: line.invoice,
    invoicedOn: line.invoiced_on ?? '',
    paid: line.paid ?? '',
  };
}
