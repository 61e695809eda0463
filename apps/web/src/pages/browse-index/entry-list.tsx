import type { BrowsableIndex, SearchIndex } from '@estante/contract/plain';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { filterHref, readSearch, searchHref } from '../../parts/search/search-address.ts';
import { SeeAlso } from '../../features/headings/see-also.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { indexHref, opposite, type IndexAddress } from './index-address.ts';
import styles from './index-page.module.css';

type Entries = Output<'browseIndex'>;
type IndexEntry = Entries['entradas'][number];

interface EntryListProps {
  readonly address: IndexAddress;
  readonly entries: Entries;
}

/** A page of an index: headings with their titles, and forms not used that lead to them. */
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
            {entry.ver === null ? (
              <HeadingEntry index={address.index} entry={entry} />
            ) : (
              <See index={address.index} variant={entry.texto} heading={entry.ver} />
            )}
          </li>
        ))}
      </ol>
      <IndexPager {...props} />
    </>
  );
}

/** Past an end of the index: the way leads back from here. */
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

function HeadingEntry(props: { readonly index: BrowsableIndex; readonly entry: IndexEntry }) {
  const { i18n } = useTranslation();
  const { texto, total, ver_tambem } = props.entry;
  const also = ver_tambem.map((other) => ({ ...other, href: placeHref(props.index, other.texto) }));
  return (
    <>
      <div className={styles.entry}>
        <Link href={entryHref(props.index, props.entry)} variant="plain">
          {texto}
        </Link>
        <span className={styles.total}>{formatNumber(total, i18n.language)}</span>
      </div>
      <SeeAlso headings={also} />
    </>
  );
}

interface SeeProps {
  readonly index: BrowsableIndex;
  readonly variant: string;
  readonly heading: string;
}

function See({ index, variant, heading }: SeeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.see}>
      <i>{variant}</i> <Icon name="arrowRight" /> {t('headings.see')}{' '}
      <Link href={placeHref(index, heading)}>{heading}</Link>
    </div>
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

const searchIndexOf: Readonly<Record<BrowsableIndex, SearchIndex>> = {
  titulo: 'titulo',
  autor: 'autor',
  assunto: 'assunto',
  serie: 'serie',
  numero_chamada: 'numero_chamada',
  isbn: 'isbn_issn',
  issn: 'isbn_issn',
};

/** The titles of an entry: of a heading just those under it, of others those that have its words. */
function entryHref(index: BrowsableIndex, { texto, cod_autoridade }: IndexEntry): string {
  if (cod_autoridade !== null) {
    return filterHref(index === 'autor' ? 'A' : 'S', String(cod_autoridade));
  }
  const search = readSearch('geral', new URLSearchParams());
  return searchHref({
    ...search,
    index: searchIndexOf[index],
    q: `"${texto.replaceAll('"', ' ')}"`,
  });
}

function placeHref(index: BrowsableIndex, text: string): string {
  return indexHref({ index, text, cursor: null, direction: 'adiante' });
}
