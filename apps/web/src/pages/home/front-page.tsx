import { lazy, Suspense } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { FeedLink } from '../../parts/search/feed-link.tsx';
import { PageHead } from '../../parts/page/page-head.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useEndpoint } from '../../api/query.ts';
import { tabPath, type SearchState } from '../../parts/search/search-address.ts';
import { useSessionPart } from '../../session/use-session.ts';
import { FrontShelves } from '../../features/front-shelves/front-shelves.tsx';
import { Events } from '../../features/institution/events.tsx';
import { Libraries, useLibraries } from '../../features/institution/libraries.tsx';
import { FirstSection, Questions, SecondSection } from '../../features/institution/told-texts.tsx';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { Bookshelf } from '../../ui/drawings/bookshelf.tsx';
import { everything } from './front-page-queries.ts';
import styles from './front-page.module.css';
import { WorkTypes } from './work-type-tiles.tsx';

const EmptyCatalogue = lazy(async () => ({
  default: (await import('./empty-catalogue.tsx')).EmptyCatalogue,
}));

const OwnMatters = lazy(async () => ({ default: (await import('./own-matters.tsx')).OwnMatters }));

export interface FrontPageProps {
  readonly state: SearchState;
  /** Called once the keyboard is in the search form: the scripts for results will be needed. */
  readonly onSearchBegun: () => void;
}

/** First page for a visitor: one box, and links for those who would rather browse. */
export function FrontPage({ state, onSearchBegun }: FrontPageProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const isSignedIn = useSessionPart(({ kind }) => kind === 'signed-in');
  return (
    <div className={styles.page}>
      <PageHead
        title={institution?.nome ?? t('search.title')}
        description={t('home.description')}
        path={tabPath(state.tab)}
      />
      <FeedLink query="" title={t('feed.newest')} />
      <Hero state={state} onSearchBegun={onSearchBegun} />
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

function Hero({ state, onSearchBegun }: FrontPageProps) {
  return (
    <section className={styles.hero} onFocus={onSearchBegun}>
      <Sign />
      <SearchBox state={state} size="large" />
      <SearchTabs tab={state.tab} state={state} />
    </section>
  );
}

function Sign() {
  const { t } = useTranslation();
  const libraries = useLibraries();
  return (
    <div className={styles.sign}>
      <div className={styles.words}>
        <h1>{t('search.title')}</h1>
        <p className={styles.intro}>{t('search.intro', { count: libraries.length })}</p>
      </div>
      <div className={styles.picture} data-print="no">
        <Picture />
      </div>
    </div>
  );
}

/** Institution's own picture, else books that stand on the search box. */
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
