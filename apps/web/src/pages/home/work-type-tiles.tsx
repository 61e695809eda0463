import { formatNumber } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { filterHref } from '../../parts/search/search-address.ts';
import { workTypeIcon } from '../../parts/covers/work-type.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { everything } from './front-page-queries.ts';
import styles from './front-page.module.css';

/** Most tiles; the other types are behind one link. */
const tiles = 8;

/** Work types of the catalogue, each linked to its titles. */
export function WorkTypes() {
  const { t } = useTranslation();
  const { data } = useEndpoint(everything);
  const types = data?.filtros.find(({ codigo }) => codigo === 'T')?.contagem ?? [];
  if (types.length === 0) return null;
  const others = types.slice(tiles);
  return (
    <section>
      <h2>{t('home.byType')}</h2>
      <TypeTiles types={types.slice(0, tiles)} />
      {others.length > 0 && (
        <Disclosure title={t('home.allTypes')} note={String(types.length)}>
          <TypeTiles types={others} />
        </Disclosure>
      )}
    </section>
  );
}

type WorkType = Output<'searchTitles'>['filtros'][number]['contagem'][number];

function TypeTiles({ types }: { readonly types: readonly WorkType[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={styles.types}>
      {types.map(({ codigo, descricao, total }) => (
        <li key={codigo}>
          <Link href={filterHref('T', codigo)} variant="plain" className={styles.type}>
            <Icon name={workTypeIcon(codigo)} size="large" />
            <span className={styles.kind}>{descricao}</span>
            <span className={styles.total}>{formatNumber(total, i18n.language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
