import { largestAmount, paymentMethods, type PaymentMethod } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { newSubmission } from './new-submission.ts';
import type { Account } from './account.ts';
import type { Receipt } from './payment-receipt.tsx';
import styles from './payments.module.css';

interface PaymentFormProps {
  readonly account: Account;
  /** Resolves once the account with what is left is shown. */
  readonly onPaid: (receipt: Receipt) => Promise<void>;
}

/**
 * A payment of what is owed to one library. Sent again after a failure it is the same one; taken, it is
 * busy until what is left is known, so that nobody takes a second payment for the first.
 */
export function PaymentForm({ account, onPaid }: PaymentFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('payDebts');
  const own = account.bibliotecas.filter(({ saldo_centavos }) => saldo_centavos > 0);
  const owed = [...own, ...account.outras_bibliotecas];
  const [library, setLibrary] = useState(owed[0]?.cod_biblioteca ?? 0);
  const total = owed.find(({ cod_biblioteca }) => cod_biblioteca === library)?.saldo_centavos ?? 0;
  const [method, setMethod] = useState<PaymentMethod>('dinheiro');
  const [part, setPart] = useState<number | null>(null);
  const amount = part ?? total;
  const [submissao] = useState(newSubmission);
  const [isPaid, setPaid] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaid) return;
    const receipt = await act({
      params: { id: String(account.cod_pessoa) },
      body: { cod_biblioteca: library, valor_centavos: amount, metodo: method, submissao },
    });
    if (!receipt) return;
    setPaid(true);
    await onPaid(receipt);
  };
  return (
    <section className={styles.part}>
      <h2>{t('payments.receive')}</h2>
      <form className={styles.fields} onSubmit={(event) => void send(event)}>
        <ProblemSummary problem={problem} />
        <Select
          label={t('payments.library')}
          name="cod_biblioteca"
          value={String(library)}
          onChange={({ target }) => {
            setLibrary(Number(target.value));
            setPart(null);
          }}
          options={owed.map((one) => ({
            value: String(one.cod_biblioteca),
            label: t(own.includes(one) ? 'payments.libraryOwed' : 'payments.otherUnit', {
              library: one.desc_biblioteca,
              total: one.saldo_centavos,
            }),
          }))}
        />
        <MoneyField
          label={t('payments.amount')}
          description={t('payments.amountHint')}
          name="valor"
          least={1}
          most={Math.min(total, largestAmount)}
          value={amount}
          onChange={setPart}
        />
        <Select
          label={t('payments.method')}
          name="metodo"
          value={method}
          onChange={({ target }) =>
            setMethod(paymentMethods.find((one) => one === target.value) ?? 'dinheiro')
          }
          options={paymentMethods.map((value) => ({
            value,
            label: t(`payments.methods.${value}`),
          }))}
        />
        <div>
          <Button type="submit" variant="primary" icon="check" isPending={isBusy || isPaid}>
            {t('payments.pay')}
          </Button>
        </div>
      </form>
    </section>
  );
}
