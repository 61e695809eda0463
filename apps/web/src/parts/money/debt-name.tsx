import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './debt-name.module.css';

type Debt = Output<'listDebts'>['debitos'][number];

/** Kind of a debt, its item, its reason, and when it was charged. */
export function DebtName({ debt }: { readonly debt: Debt }) {
  const { t } = useTranslation();
  const { item } = debt;
  return (
    <>
      {t(`debts.kinds.${debt.tipo_servico}`)}
      {item?.rota && (
        <span className={styles.about}>
          <Link href={item.rota}>{item.titulo}</Link>
        </span>
      )}
      {item && (
        <span className={styles.about}>{t('debts.barcode', { barcode: item.codigo_barras })}</span>
      )}
      {debt.motivo !== '' && <span className={styles.about}>{debt.motivo}</span>}
      <span className={styles.about}>{t('debts.chargedAt', { at: debt.lancado_em })}</span>
    </>
  );
}
