import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import staffStyles from '../../parts/staff/staff-list.module.css';
import type { AccountDebt } from './account.ts';
import type { ChangeListener } from './account.ts';
import { receiptHref } from './payments-address.ts';
import { ReasonForm } from '../../parts/staff/reason-form.tsx';
import { whenReceived } from './when-received.ts';

interface LedgerEntryProps {
  readonly entry: AccountDebt['lancamentos'][number];
  readonly onChanged: ChangeListener;
}

/** Payment, discount or reversal; the first two can be reversed once. */
export function LedgerEntry({ entry, onChanged }: LedgerEntryProps) {
  const { t, i18n } = useTranslation();
  const { send, isBusy, problem } = useSubmission('reverseEntry');
  const { tipo, valor_centavos: amount, metodo, estornado } = entry;
  const kind = t(`payments.entryKinds.${tipo}`);
  const method = metodo && t(`payments.methods.${metodo}`);
  const told = [kind, method, estornado && t('payments.reversed')].filter(Boolean).join(' · ');
  const reverse = async (motivo: string) => {
    const done = await send({ params: { id: String(entry.codigo) }, body: { motivo } });
    if (done) onChanged(t('payments.wasReversed'));
  };
  return (
    <>
      <p>
        {told}: <strong>{formatMoney(amount, i18n.language)}</strong>
      </p>
      <p className={staffStyles.facts}>
        {t('payments.entryBy', {
          when: whenReceived(entry, i18n.language),
          name: entry.operador ?? t('payments.byStatement'),
        })}
      </p>
      {entry.recibo && (
        <p className={staffStyles.facts}>
          <Link href={receiptHref(entry.recibo)}>
            {t('payments.entryNumber', { number: entry.numero ?? '' })}
          </Link>
        </p>
      )}
      {entry.motivo !== '' && <p className={staffStyles.text}>{entry.motivo}</p>}
      {entry.estornavel && (
        <Disclosure title={t('payments.reverseOne', { kind: kind.toLowerCase(), amount })}>
          <ReasonForm
            action={t('payments.reverse')}
            isBusy={isBusy}
            problem={problem}
            onSend={(reason) => void reverse(reason)}
          />
        </Disclosure>
      )}
    </>
  );
}
