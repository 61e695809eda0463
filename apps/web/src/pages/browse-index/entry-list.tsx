import type { BrowsableIndex, SearchIndex } from '@estante/contract/plain';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { readSearch, searchHref } from '../../app/search-address.ts';
import { SeeAlso } from '../../features/headings/see-also.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { indexHref, type IndexAddress } from './index-address.ts';
import styles from './index-page.module.css';

type Entries = Output<'browseIndex'>;
type Entry = Entries['entradas'][number];

/** A page of an index: headings with their titles, and forms not used that lead to them. */
export function EntryList(props: { readonly address: IndexAddress; readonly entries: Entries }) {
  const { t } = useTranslation();
  const { address } = props;
  const { entradas, ha_mais } = props.entries;
  if (entradas.length === 0) {
    return (
      <EmptyState icon="list" title={t('browse.empty')}>
        {t('browse.emptyHint')}
      </EmptyState>
    );
  }
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
      <IndexPager address={address} entradas={entradas} hasMore={ha_mais} />
    </>
  );
}

function HeadingEntry(props: { readonly index: BrowsableIndex; readonly entry: Entry }) {
  const { i18n } = useTranslation();
  const { texto, total, ver_tambem } = props.entry;
  const also = ver_tambem.map((other) => ({ ...other, href: placeHref(props.index, other.texto) }));
  return (
    <>
      <div className={styles.entry}>
        <Link href={entryHref(props.index, texto)} look="plain">
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

interface IndexPagerProps {
  readonly address: IndexAddress;
  readonly entradas: Entries['entradas'];
  /** In the direction of the address. */
  readonly hasMore: boolean;
}

function IndexPager({ address, entradas, hasMore }: IndexPagerProps) {
  const { t } = useTranslation();
  const isBack = address.direction === 'atras';
  const isStart = !isBack && address.cursor === null && address.text === '';
  const link = (direction: IndexAddress['direction'], cursor = '') =>
    indexHref({ ...address, text: '', cursor, direction });
  return (
    <nav className={styles.pager} aria-label={t('results.pages')}>
      {(isBack ? hasMore : !isStart) && (
        <ButtonLink look="quiet" icon="chevronLeft" href={link('atras', entradas[0]?.cursor)}>
          {t('browse.previous')}
        </ButtonLink>
      )}
      {(isBack || hasMore) && (
        <ButtonLink
          look="quiet"
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

/** The titles of an entry. */
function entryHref(index: BrowsableIndex, text: string): string {
  const search = readSearch('geral', new URLSearchParams());
  return searchHref({
    ...search,
    index: searchIndexOf[index],
    q: `"${text.replaceAll('"', ' ')}"`,
  });
}

function placeHref(index: BrowsableIndex, text: string): string {
  return indexHref({ index, text, cursor: null, direction: 'adiante' });
}
