import type { BrowsableIndex, SearchIndex } from '@estante/contract/plain';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { filterHref, readSearch, searchHref } from '../../parts/search/search-address.ts';
import { SeeAlso } from '../../features/headings/see-also.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { indexHref } from './index-address.ts';
import styles from './index-page.module.css';
import type { Output } from '../../api/api.ts';

type Entry = Output<'browseIndex'>['entradas'][number];

interface IndexEntryProps {
  readonly index: BrowsableIndex;
  readonly entry: Entry;
}

/** Entry of an index: a heading, or a variant form that leads to one. */
export function IndexEntry({ index, entry }: IndexEntryProps) {
  if (entry.ver === null) return <HeadingEntry index={index} entry={entry} />;
  return <SeeEntry index={index} variant={entry.texto} heading={entry.ver} />;
}

/** Heading with the number of its titles, and its related headings. */
function HeadingEntry(props: IndexEntryProps) {
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

interface SeeEntryProps {
  readonly index: BrowsableIndex;
  readonly variant: string;
  readonly heading: string;
}

/** Variant form, and the link to its heading. */
function SeeEntry({ index, variant, heading }: SeeEntryProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.see}>
      <i>{variant}</i> <Icon name="arrowRight" /> {t('headings.see')}{' '}
      <Link href={placeHref(index, heading)}>{heading}</Link>
    </div>
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

/** Address of the titles of an entry: of a heading just those under it, of others those with its words. */
function entryHref(index: BrowsableIndex, { texto, cod_autoridade }: Entry): string {
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
