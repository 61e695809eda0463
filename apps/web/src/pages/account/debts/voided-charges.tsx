import { useTranslation } from '../../../languages/use-translation.ts';
import { DebtName } from '../../../parts/money/debt-name.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import type { Debt } from './debt.ts';
import styles from './debts.module.css';

/** Charges made by mistake, which are not owed. */
export function VoidedCharges({ debts }: { readonly debts: readonly Debt[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={3}>
        <h2 className={styles.library}>{t('debts.voided.title')}</h2>
        <p>{t('debts.voided.lead')}</p>
        <ul className={styles.voided}>
          {debts.map((debt) => (
            <li key={debt.codigo}>
              <s>
                <DebtName debt={debt} />
              </s>
              <span>
                {t('debts.voided.one', {
                  amount: debt.valor_centavos,
                  library: debt.desc_biblioteca,
                  at: debt.anulado_em ?? '',
                })}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
