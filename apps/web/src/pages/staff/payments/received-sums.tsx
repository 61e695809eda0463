import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import styles from './payments.module.css';

type Sums = Output<'listReceivedPayments'>['por_metodo'];

/** What all of the list came to, and by each way of paying. */
export function ReceivedSums({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation();
  const total = sums.reduce((sum, one) => sum + one.total_centavos, 0);
  if (sums.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label={t('payments.received.sums')}>
      <li>
        <Chip tone="success">{t('payments.received.total', { total })}</Chip>
      </li>
      {sums.map(({ metodo, total_centavos }) => (
        <li key={metodo}>
          <Chip>
            {t('payments.received.sum', {
              method: t(`payments.methods.${metodo}`),
              total: total_centavos,
            })}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
