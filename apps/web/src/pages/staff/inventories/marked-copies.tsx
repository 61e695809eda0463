import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { copyHref, nameOf } from '../../../features/staff-copy/copy.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import { headingOf, type WholeInventory } from './inventory.ts';

interface MarkedCopiesProps {
  readonly inventory: WholeInventory;
}

/** Missing copies marked as lost, by whom and why, with their present state. */
export function MarkedCopies({ inventory }: MarkedCopiesProps) {
  const { marcados: marked, total_marcados: total } = inventory;
  const { t, i18n } = useTranslation();
  if (marked.length === 0) return null;
  return (
    <Disclosure
      title={<h3>{headingOf(t('inventories.lose.list'), total, i18n.language)}</h3>}
      isOpenAtFirst
    >
      {total > marked.length && <p>{t('inventories.latest', { number: marked.length })}</p>}
      <ol className={styles.entries}>
        {marked.map((one) => (
          <li key={one.cod_exemplar}>
            <Link href={copyHref(one.cod_exemplar)}>{nameOf(one)}</Link>
            <p className={styles.facts}>
              {[
                one.codigo_barras,
                one.numero_chamada,
                t(`staffCopies.states.${one.situacao}`),
                formatMoment(one.em, i18n.language),
                one.nome,
                one.nota,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
