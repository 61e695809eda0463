import { Outlet } from 'react-router';
import { useCountedTitle } from '../../parts/title/count-usage.ts';
import { ResultWay } from '../../parts/title/result-way.tsx';
import { readSearch } from '../../parts/search/search-address.ts';
import { CoverFailures } from '../../parts/covers/cover-failures.tsx';
import { TitleCover } from '../../parts/covers/title-cover.tsx';
import { workTypeIcon } from '../../parts/covers/work-type.ts';
import { CoverNote } from '../../features/title/cover-note.tsx';
import { StateWarning } from '../../features/title/material-description.tsx';
import { useMainAct } from '../../features/title/main-act/use-main-act.ts';
import { TitleAuthors } from '../../features/title/title-authors.tsx';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { TitleHeader } from '../../ui/layouts/title-layout.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { OfferedTitlePage } from './offered-title-page.tsx';
import { TitleAct } from './title-act.tsx';
import { TitleActions } from './title-actions.tsx';
import { TitleHead } from './title-head.tsx';
import { TitleTabs } from './title-tabs.tsx';
import styles from './title-shell.module.css';
import { titleName, useTitlePage, type Title } from './use-title.ts';

const anywhere = readSearch('geral', new URLSearchParams());

/** Frame of a title's page and all of its sub-pages, with the open one. */
export function TitleView({ title }: { readonly title: Title }) {
  const page = useTitlePage();
  const act = useMainAct(title, page === null);
  useCountedTitle(title.cod_acervo);
  return (
    <CoverFailures>
      <div className={styles.page}>
        <TitleHead title={title} page={page} />
        <SearchBox state={anywhere} />
        <ResultWay titleId={title.cod_acervo} />
        <TitleHeader
          isSmall={page !== null}
          cover={
            <>
              <TitleCover title={title} isMain />
              {page === null && <CoverNote title={title} />}
            </>
          }
          head={<TitleNames title={title} />}
          act={page === null && <TitleAct title={title} act={act} />}
          tools={<TitleActions title={title} act={act} />}
        />
        <TitleTabs title={title} page={page} />
        <OfferedTitlePage title={title} page={page}>
          <Outlet context={title} />
        </OfferedTitlePage>
      </div>
    </CoverFailures>
  );
}

function TitleNames({ title }: { readonly title: Title }) {
  const kind = (
    <>
      <Icon name={workTypeIcon(title.cod_tipo_obra)} /> {title.desc_tipo_obra}
    </>
  );
  return (
    <>
      <PageHeader over={kind} title={titleName(title)}>
        <TitleAuthors title={title} />
      </PageHeader>
      <StateWarning title={title} />
    </>
  );
}
