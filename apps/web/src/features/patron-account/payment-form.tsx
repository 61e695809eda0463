import { largestAmount, paymentMethods } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { MoneyField } from '../../parts/money/money-field.tsx';
import styles from './payments.module.css';
import { usePayment, type PaymentInput } from './use-payment.ts';

/**
 * Form for a payment to one library. Sent again after a failure it is the same payment; once taken, the form
 * is busy until the remaining debt is known, so that nobody takes a second payment for the first.
 */
export function PaymentForm({ account, onPaid }: PaymentInput) {
  const { t } = useTranslation();
  const payment = usePayment({ account, onPaid });
  return (
    <section className={styles.part}>
      <h2>{t('payments.receive')}</h2>
      <form className={styles.fields} onSubmit={(event) => void payment.send(event)}>
        <ProblemSummary problem={payment.problem} />
        <LibraryField payment={payment} />
        <AmountField payment={payment} />
        <MethodField payment={payment} />
        <PayButton payment={payment} />
      </form>
    </section>
  );
}

interface PaymentProps {
  readonly payment: ReturnType<typeof usePayment>;
}

function LibraryField({ payment: { library, choose, own, owed } }: PaymentProps) {
  const { t } = useTranslation();
  const options = owed.map((one) => ({
    value: String(one.cod_biblioteca),
    label: t(own.includes(one) ? 'payments.libraryOwed' : 'payments.otherUnit', {
      library: one.desc_biblioteca,
      total: one.saldo_centavos,
    }),
  }));
  return (
    <Select
      label={t('payments.library')}
      name="cod_biblioteca"
      value={String(library)}
      onChange={({ target }) => choose(Number(target.value))}
      options={options}
    />
  );
}

function AmountField({ payment: { total, amount, setPart } }: PaymentProps) {
  const { t } = useTranslation();
  return (
    <MoneyField
      label={t('payments.amount')}
      description={t('payments.amountHint')}
      name="valor"
      least={1}
      most={Math.min(total, largestAmount)}
      value={amount}
      onChange={setPart}
    />
  );
}

function MethodField({ payment: { method, setMethod } }: PaymentProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('payments.method')}
      name="metodo"
      value={method}
      onChange={({ target }) =>
        setMethod(paymentMethods.find((one) => one === target.value) ?? 'dinheiro')
      }
      options={paymentMethods.map((value) => ({ value, label: t(`payments.methods.${value}`) }))}
    />
  );
}

function PayButton({ payment: { isPaying } }: PaymentProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="check" isPending={isPaying}>
        {t('payments.pay')}
      </Button>
    </div>
  );
}
