import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { indexHref, opposite, type IndexAddress } from './index-address.ts';
import styles from './index-page.module.css';
import { IndexEntry } from './index-entry.tsx';

type Entries = Output<'browseIndex'>;

interface EntryListProps {
  readonly address: IndexAddress;
  readonly entries: Entries;
}

/** Page of an index: headings with their titles, and variant forms that lead to them. */
export function EntryList(props: EntryListProps) {
  const { t } = useTranslation();
  const { address } = props;
  const { entradas } = props.entries;
  if (entradas.length === 0) return <NoEntries {...props} />;
  return (
    <>
      <ol className={styles.entries} aria-label={t('browse.list')}>
        {entradas.map((entry) => (
          <li key={entry.cursor}>
            <IndexEntry index={address.index} entry={entry} />
          </li>
        ))}
      </ol>
      <IndexPager {...props} />
    </>
  );
}

/** Message past an end of the index, with the link back. */
function NoEntries({ address, entries }: EntryListProps) {
  const { t } = useTranslation();
  const isBack = address.direction === 'atras';
  const back = { ...address, direction: opposite(address.direction) };
  return (
    <EmptyState
      icon="list"
      title={t(isBack ? 'browse.emptyBefore' : 'browse.empty')}
      actions={
        entries.ha_no_outro_sentido && (
          <ButtonLink href={indexHref(back)} icon={isBack ? 'chevronRight' : 'chevronLeft'}>
            {t(isBack ? 'browse.next' : 'browse.previous')}
          </ButtonLink>
        )
      }
    >
      {t('browse.emptyHint')}
    </EmptyState>
  );
}

function IndexPager({ address, entries }: EntryListProps) {
  const { t } = useTranslation();
  const { entradas, ha_mais, ha_no_outro_sentido } = entries;
  const isBack = address.direction === 'atras';
  const link = (direction: IndexAddress['direction'], cursor = '') =>
    indexHref({ ...address, text: '', cursor, direction });
  return (
    <nav className={styles.pager} aria-label={t('results.pages')}>
      {(isBack ? ha_mais : ha_no_outro_sentido) && (
        <ButtonLink variant="quiet" icon="chevronLeft" href={link('atras', entradas[0]?.cursor)}>
          {t('browse.previous')}
        </ButtonLink>
      )}
      {(isBack ? ha_no_outro_sentido : ha_mais) && (
        <ButtonLink
          variant="quiet"
          icon="chevronRight"
          href={link('adiante', entradas[entradas.length - 1]?.cursor)}
        >
          {t('browse.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
