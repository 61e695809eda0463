import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import type { Debt } from './debt.ts';
import styles from './debts.module.css';
import { leftOf } from './pix-payment.ts';

interface PayAtOnceProps {
  /** Ticked debts. */
  readonly debts: readonly Debt[];
  readonly onPay: (debts: readonly Debt[]) => void;
}

/** Button for one code over all ticked debts, to whichever libraries they are owed. */
export function PayAtOnce({ debts, onPay }: PayAtOnceProps) {
  const { t } = useTranslation();
  const total = leftOf(debts);
  const isNone = debts.length === 0;
  return (
    <section>
      <Stack gap={3}>
        <h2 className={styles.library}>{t('debts.all.title')}</h2>
        <output>
          {isNone ? t('debts.all.none') : t('debts.all.hint', { count: debts.length })}
        </output>
        <div>
          <Button variant="primary" disabled={isNone} onClick={() => onPay(debts)}>
            {t('debts.all.pix', { total })}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
