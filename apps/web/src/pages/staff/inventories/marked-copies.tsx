import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { copyHref } from '../copies/copy.ts';
import styles from '../staff-list.module.css';
import type { WholeInventory } from './inventory.ts';

interface MarkedCopiesProps {
  readonly marked: WholeInventory['marcados'];
}

/** What was done about what was missing, by whom and why; and what each copy is by now. */
export function MarkedCopies({ marked }: MarkedCopiesProps) {
  const { t, i18n } = useTranslation();
  if (marked.length === 0) return null;
  return (
    <Disclosure title={<h3>{`${t('inventories.lose.list')} (${marked.length})`}</h3>} isOpenAtFirst>
      <ol className={styles.entries}>
        {marked.map((one) => (
          <li key={one.cod_exemplar}>
            <Link href={copyHref(one.cod_exemplar)}>{one.titulo}</Link>
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
