import type { ShelfLabel } from '../../../features/desk/desk-entry.ts';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';

/** Label of a copy on the hold shelf, on paper alone. */
export function PrintedLabel({ label }: { readonly label: ShelfLabel }) {
  const { t } = useTranslation();
  return (
    <section className={styles.label} data-print="alone">
      <strong>{label.name}</strong>
      <p>{t('desk.labelUntil', { day: label.day })}</p>
      <p>{label.title}</p>
      <p>{`${label.barcode} · ${label.number}`}</p>
    </section>
  );
}
