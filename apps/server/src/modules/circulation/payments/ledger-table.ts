import type { Translate } from '@estante/phrases';
import { timeZone } from '../../../platform/clock.ts';
import type { WireAct } from './present-ledger-act.ts';

/** The acts as lines of a file: a day and an hour of their own, so that a spreadsheet can sort them. */
export function ledgerTable(acts: readonly WireAct[], t: Translate) {
  const column = (
    name:
      | 'day'
      | 'hour'
      | 'act'
      | 'amount'
      | 'state'
      | 'reader'
      | 'debt'
      | 'library'
      | 'by'
      | 'reason',
    type: 'texto' | 'dinheiro' | 'dia' = 'texto',
  ) => ({ title: t(`ledgerActs.columns.${name}`), type });
  return {
    columns: [
      column('day', 'dia'),
      column('hour'),
      column('act'),
      column('amount', 'dinheiro'),
      column('state'),
      column('reader'),
      column('debt'),
      column('library'),
      column('by'),
      column('reason'),
    ],
    lines: acts.map((act) => {
      const at = Temporal.Instant.from(act.em).toZonedDateTimeISO(timeZone);
      return [
        at.toPlainDate().toString(),
        at.toPlainTime().toString({ smallestUnit: 'minute' }),
        t(`ledgerActs.kinds.${act.tipo}`),
        act.valor_centavos,
        t(`ledgerActs.states.${act.situacao}`),
        act.nome_pessoa,
        t(`debts.kinds.${act.tipo_servico}`),
        act.desc_biblioteca,
        act.operador ?? '',
        act.motivo,
      ];
    }),
  };
}
