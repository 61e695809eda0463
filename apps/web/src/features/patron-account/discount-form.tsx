import { largestAmount } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import { MoneyField } from '../../parts/money/money-field.tsx';
import type { AccountDebt, ChangeListener } from './account.ts';
import { newSubmission } from './new-submission.ts';
import { ReasonForm } from '../../parts/staff/reason-form.tsx';

interface DiscountFormProps {
  readonly debt: AccountDebt;
  /** Largest discount that the staff member may give a person, in centavos; null if there is no limit. */
  readonly limit: number | null;
  readonly onChanged: ChangeListener;
}

/**
 * Form for a discount: how much of a debt is waived, and why. Sent again after a failure it is the same
 * discount.
 */
export function DiscountForm({ debt, limit, onChanged }: DiscountFormProps) {
  const { t } = useTranslation();
  const { send: discount, isBusy, problem } = useSubmission('discountDebt');
  const [amount, setAmount] = useState(Number.NaN);
  const [submissao, setSubmissao] = useState(newSubmission);
  const send = async (motivo: string) => {
    const params = { id: String(debt.codigo) };
    const done = await discount({ params, body: { valor_centavos: amount, motivo, submissao } });
    if (!done) return;
    setSubmissao(newSubmission());
    onChanged(t('payments.discounted'));
  };
  if (limit === 0) return <p>{t('payments.noDiscount')}</p>;
  return (
    <ReasonForm
      action={t('payments.discount')}
      isBusy={isBusy}
      problem={problem}
      onSend={(reason) => void send(reason)}
    >
      <MoneyField
        label={t('payments.amount')}
        description={limit === null ? undefined : t('payments.discountUpTo', { limit })}
        name="valor"
        least={1}
        most={Math.min(debt.saldo_centavos, largestAmount)}
        value={amount}
        onChange={setAmount}
      />
    </ReasonForm>
  );
}
