import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import staffStyles from '../../../parts/staff/staff-list.module.css';
import { paymentsHref, receiptHref } from '../../../features/patron-account/payments-address.ts';
import { whenReceived } from '../../../features/patron-account/when-received.ts';

interface ReceivedEntryProps {
  readonly payment: Output<'listReceivedPayments'>['recebidos'][number];
}

/** Payment: from whom, how much, when, and the link to its receipt. */
export function ReceivedEntry({ payment }: ReceivedEntryProps) {
  const { t, i18n } = useTranslation();
  const { nome_pessoa: name, total_centavos: total, estornado_centavos: reversed } = payment;
  const amount = formatMoney(total, i18n.language);
  return (
    <article className={staffStyles.entry}>
      <div className={staffStyles.entryHead}>
        <h3>
          <Link href={paymentsHref('', payment.cod_pessoa)}>{name}</Link>
        </h3>
        <strong>{amount}</strong>
      </div>
      <p className={staffStyles.facts}>
        {t('payments.received.facts', {
          number: payment.numero,
          when: whenReceived(payment, i18n.language),
          method: t(`payments.methods.${payment.metodo}`),
          library: payment.desc_biblioteca,
          name: payment.operador ?? t('payments.byStatement'),
        })}
      </p>
      {payment.desc_biblioteca_credora !== payment.desc_biblioteca && (
        <p className={staffStyles.facts}>
          {t('payments.received.forOther', { library: payment.desc_biblioteca_credora })}
        </p>
      )}
      {reversed > 0 && (
        <p>
          <Chip tone="warning">{t('payments.received.reversed', { amount: reversed })}</Chip>
        </p>
      )}
      {payment.recibo && (
        <p>
          <Link
            href={receiptHref(payment.recibo)}
            aria-label={t('payments.received.receiptOf', { name, amount: total })}
          >
            {t('payments.received.receipt')}
          </Link>
        </p>
      )}
    </article>
  );
}
