import type { WebhookEventName } from '@estante/contract/plain';
import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table } from '../../../ui/data/table.tsx';
import type { Delivery, Webhook } from './webhook.ts';

/** Events by the names in the phrases. */
const eventNames = {
  test: 'test',
  'loan.made': 'loanMade',
  'loan.due_soon': 'loanDueSoon',
  'loan.due_today': 'loanDueToday',
  'loan.overdue': 'loanOverdue',
  'loan.renewed': 'loanRenewed',
  'loan.not_renewed': 'loanNotRenewed',
  'loan.dated_anew': 'loanDatedAnew',
  'loan.returned': 'loanReturned',
  'loan.lost': 'loanLost',
  'hold.placed': 'holdPlaced',
  'hold.ready': 'holdReady',
  'hold.ending': 'holdEnding',
  'hold.dated_anew': 'holdDatedAnew',
  'hold.expired': 'holdExpired',
  'hold.cancelled': 'holdCancelled',
  'debt.made': 'debtMade',
  'debt.paid': 'debtPaid',
  'debt.discounted': 'debtDiscounted',
  'debt.reversed': 'debtReversed',
  'debt.voided': 'debtVoided',
  'request.moved': 'requestMoved',
  'request.handled': 'requestHandled',
  'suggestion.answered': 'suggestionAnswered',
} as const satisfies Readonly<Record<WebhookEventName, string>>;

/** Last deliveries to a webhook, with their outcomes. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { t, i18n } = useTranslation();
  const result = useResult();
  if (webhook.entregas.length === 0) return <p>{t('webhooks.none')}</p>;
  return (
    <Table
      caption={t('webhooks.deliveries', { address: webhook.endereco })}
      hideCaption
      rows={webhook.entregas}
      rowKey={({ codigo }) => codigo}
      columns={[
        {
          key: 'event',
          label: t('webhooks.what'),
          isRowHeader: true,
          cell: ({ evento }) => t(`webhooks.event.${eventNames[evento]}`),
        },
        { key: 'at', label: t('webhooks.when'), cell: ({ em }) => formatMoment(em, i18n.language) },
        { key: 'result', label: t('webhooks.result'), cell: result },
      ]}
    />
  );
}

function useResult() {
  const { t, i18n } = useTranslation();
  const why = useWhy();
  return (delivery: Delivery): string => {
    const { resultado, status, proxima_tentativa: next, tentativas: tries } = delivery;
    switch (resultado) {
      case 'delivered':
        return t('webhooks.outcome.delivered', { status: status ?? 0 });
      case 'dropped':
        return t('webhooks.outcome.dropped');
      case 'given-up':
        return t('webhooks.givenUp', { why: why(delivery) });
      case 'waiting': {
        const at = next === null ? '' : formatMoment(next, i18n.language);
        if (tries === 0) return t('webhooks.first');
        return delivery.falha === null
          ? t('webhooks.outcome.waiting', { at })
          : t('webhooks.again', { why: why(delivery), at });
      }
    }
  };
}

const faults = {
  'not-public': 'notPublic',
  slow: 'slow',
  unreachable: 'unreachable',
  refused: 'refused',
} as const;

/** Tells why a delivery did not arrive. */
export function useWhy() {
  const { t } = useTranslation();
  return ({ falha, status }: Pick<Delivery, 'falha' | 'status'>): string =>
    t(`webhooks.why.${faults[falha ?? 'unreachable']}`, { status: status ?? 0 });
}
