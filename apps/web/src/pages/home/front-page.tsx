import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../app/page-config.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { filterHref, searchQuery, readSearch, type SearchState } from '../../app/search-address.ts';
import { TitleShelf } from '../../app/title-shelf.tsx';
import { workTypeIcon } from '../../app/work-type.ts';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { SearchTabs } from '../../features/search-box/search-tabs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './front-page.module.css';

const librariesQuery = endpointQuery('listLibraries', { query: {} });
const everything = searchQuery(readSearch('geral', new URLSearchParams()));
const newest = searchQuery(readSearch('novas-aquisicoes', new URLSearchParams()));

export const frontPageQueries = [everything, newest, librariesQuery];

/** What a visitor sees first: one box, and the ways in for those who would rather look. */
export function FrontPage({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  return (
    <div className={styles.page}>
      <title>{institution ? `${institution.nome} · ${t('product')}` : t('product')}</title>
      <meta name="description" content={t('home.description')} />
      <section className={styles.hero}>
        <h1>{t('search.title')}</h1>
        <p className={styles.intro}>{t('search.intro', { libraries: libraries.length })}</p>
        <SearchBox state={state} size="large" />
        <SearchTabs tab={state.tab} state={state} />
      </section>
      <WorkTypes />
      <NewTitles />
      <section>
        <h2>{t('home.byLibrary')}</h2>
        <ul className={styles.libraries}>
          {libraries.map((library) => (
            <li key={library.cod_biblioteca}>
              <Link href={filterHref('B', String(library.cod_biblioteca))}>
                {library.desc_biblioteca}
              </Link>
              {library.endereco && <p>{library.endereco}</p>}
              {library.horario && <p>{library.horario}</p>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function WorkTypes() {
  const { t, i18n } = useTranslation();
  const { data } = useEndpoint(everything);
  const types = data?.filtros.find(({ codigo }) => codigo === 'T')?.contagem ?? [];
  if (types.length === 0) return null;
  return (
    <section>
      <h2>{t('home.byType')}</h2>
      <ul className={styles.types}>
        {types.map(({ codigo, descricao, total }) => (
          <li key={codigo}>
            <Link href={filterHref('T', codigo)} look="plain" className={styles.type}>
              <Icon name={workTypeIcon(codigo)} />
              <span>{descricao}</span>
              <span className={styles.total}>{formatNumber(total, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewTitles() {
  const { t } = useTranslation();
  const { data } = useEndpoint(newest);
  return (
    <TitleShelf heading={t('tabs.novas-aquisicoes')} titles={data?.acervos.slice(0, 12) ?? []} />
  );
}
