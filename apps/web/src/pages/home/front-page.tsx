import { formatNumber } from '@estante/phrases/translator';
import { lazy, Suspense } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { FeedLink } from '../../parts/search/feed-link.tsx';
import { PageHead } from '../../parts/page/page-head.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useEndpoint } from '../../api/query.ts';
import { filterHref, tabPath, type SearchState } from '../../parts/search/search-address.ts';
import { useSessionPart } from '../../session/use-session.ts';
import { workTypeIcon } from '../../parts/covers/work-type.ts';
import { FrontShelves } from '../../features/front-shelves/front-shelves.tsx';
import { Events } from '../../features/institution/events.tsx';
import { Libraries, useLibraries } from '../../features/institution/libraries.tsx';
import { FirstSection, Questions, SecondSection } from '../../features/institution/told-texts.tsx';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { Bookshelf } from '../../ui/drawings/bookshelf.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { everything } from './front-page-queries.ts';
import styles from './front-page.module.css';

const EmptyCatalogue = lazy(async () => ({
  default: (await import('./empty-catalogue.tsx')).EmptyCatalogue,
}));
const OwnMatters = lazy(async () => ({ default: (await import('./own-matters.tsx')).OwnMatters }));

export interface FrontPageProps {
  readonly state: SearchState;
  /** The keyboard is in the search form: what shows its answer will be wanted. */
  readonly onSearchBegun: () => void;
}

/** First page for a visitor: one box, and the ways in for those who would rather look. */
export function FrontPage({ state, onSearchBegun }: FrontPageProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const libraries = useLibraries();
  const isSignedIn = useSessionPart(({ kind }) => kind === 'signed-in');
  return (
    <div className={styles.page}>
      <PageHead
        title={institution?.nome ?? t('search.title')}
        description={t('home.description')}
        path={tabPath(state.tab)}
      />
      <FeedLink query="" title={t('feed.newest')} />
      <section className={styles.hero} onFocus={onSearchBegun}>
        <div className={styles.sign}>
          <div className={styles.words}>
            <h1>{t('search.title')}</h1>
            <p className={styles.intro}>{t('search.intro', { count: libraries.length })}</p>
          </div>
          <div className={styles.picture} data-print="no">
            <Picture />
          </div>
        </div>
        <SearchBox state={state} size="large" />
        <SearchTabs tab={state.tab} state={state} />
      </section>
      {isSignedIn && (
        <Suspense fallback={null}>
          <OwnMatters />
        </Suspense>
      )}
      <IfEmpty />
      <FrontShelves />
      <WorkTypes />
      <Events />
      <FirstSection />
      <Libraries />
      <SecondSection />
      <Questions />
    </div>
  );
}

/** The institution's own, else books that stand on the search box. */
function Picture() {
  const { institution } = usePageConfig();
  if (!institution?.imagem) return <Bookshelf shelves={1} />;
  const { endereco, largura, altura, texto } = institution.imagem;
  return <img src={endereco} width={largura} height={altura} alt={texto} loading="lazy" />;
}

function IfEmpty() {
  const { data } = useEndpoint(everything);
  return (
    data?.total === 0 && (
      <Suspense fallback={null}>
        <EmptyCatalogue />
      </Suspense>
    )
  );
}

/** As many as stand as tiles; the others are behind one word. */
const tiles = 8;

function WorkTypes() {
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
