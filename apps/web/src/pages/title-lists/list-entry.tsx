import { formatDay } from '@estante/phrases/translator';
import { listHref, type NamedListLine } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { libraryDay } from '../../parts/dates/library-today.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { DeleteList } from './delete-list.tsx';
import { EditList } from './edit-list.tsx';
import styles from './lists.module.css';
import type { Step } from './moved-by.ts';
import { PlaceButtons } from './place-buttons.tsx';

interface ListEntryProps {
  readonly list: NamedListLine;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onPlace: (step: Step) => void;
  readonly onGone: () => void;
}

/** List with its link, its name, its place, and its removal. */
export function ListEntry({ list, isFirst, isLast, onPlace, onGone }: ListEntryProps) {
  const { t, i18n } = useTranslation();
  const { codigo, nome, descricao, total, compartilhada } = list;
  const changed = formatDay(libraryDay(list.alterada_em), i18n.language);
  return (
    <article className={styles.entry}>
      <div>
        <h2 className={styles.name}>
          <Link href={listHref(codigo)}>{nome}</Link>
        </h2>
        {descricao !== '' && <p className={styles.text}>{descricao}</p>}
        <p className={styles.facts}>
          {[t('results.count', { count: total }), t('lists.changedOn', { date: changed })].join(
            ' · ',
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {compartilhada && (
          <Chip tone="info" icon="share">
            {t('lists.shared')}
          </Chip>
        )}
        <PlaceButtons id={codigo} name={nome} {...{ isFirst, isLast, onPlace }} />
        <EditList list={list} />
        <DeleteList list={list} onGone={onGone} />
      </div>
    </article>
  );
}
