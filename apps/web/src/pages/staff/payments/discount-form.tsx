import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { AmountField } from './amount-field.tsx';
import type { AccountDebt } from './account.ts';
import type { ChangeListener } from './account.ts';
import styles from './payments.module.css';
import { readAmount } from './read-amount.ts';
import { ReasonForm } from './reason-form.tsx';

interface DiscountFormProps {
  readonly debt: AccountDebt;
  readonly onChanged: ChangeListener;
}

/** How much of a debt is let off, and why. */
export function DiscountForm({ debt, onChanged }: DiscountFormProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('discountDebt');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = async (motivo: string) => {
    const amount = readAmount(typed);
    setWrong(amount === null);
    if (amount === null) return;
    const params = { id: String(debt.codigo) };
    const done = await act({ params, body: { valor_centavos: amount, motivo } });
    if (done) onChanged(t('payments.discounted'));
  };
  return (
    <div className={styles.fields}>
      <AmountField value={typed} isWrong={isWrong} onWrite={setTyped} />
      <ReasonForm
        action={t('payments.discount')}
        isBusy={isBusy}
        onSend={(reason) => void send(reason)}
      />
    </div>
  );
}
