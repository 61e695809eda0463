import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { inventoryHref, shelfOf, type Inventory } from './inventory.ts';

/** Open inventories, and ended ones, which are all kept. */
export function InventoryList({ inventories }: { readonly inventories: readonly Inventory[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="inventories">
      <h2 id="inventories">{t('inventories.count', { count: inventories.length })}</h2>
      <ol className={styles.entries}>
        {inventories.map((one) => (
          <li key={one.codigo}>
            <article className={styles.entry}>
              <div className={styles.entryHead}>
                <h3>
                  <Link href={inventoryHref(one.codigo)}>{shelfOf(one)}</Link>
                </h3>
                <Chip tone={one.encerrado_em ? 'neutral' : 'success'}>
                  {t(one.encerrado_em ? 'inventories.ended' : 'inventories.open')}
                </Chip>
              </div>
              <p className={styles.facts}>
                {[
                  formatMoment(one.iniciado_em, i18n.language),
                  one.nome,
                  t('inventories.scanned', { count: one.lidos }),
                ].join(' · ')}
              </p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
