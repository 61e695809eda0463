import { useTranslation } from '../../languages/use-translation.ts';
import { readSearch, searchHref } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { OfferedTab, offeredTabStatus } from '../../features/not-found/offered-tab.tsx';
import styles from './network-page.module.css';

const here = readSearch('geral', new URLSearchParams());

/** The catalogues of other institutions, while they cannot be searched from here: says so. */
export function Page() {
  const { t } = useTranslation();
  return (
    <OfferedTab tab="rede">
      <div className={styles.page}>
        <title>{`${t('network.title')} · ${t('product')}`}</title>
        <SearchBox state={here} />
        <SearchTabs tab="rede" />
        <h1>{t('network.title')}</h1>
        <EmptyState
          icon="globe"
          title={t('network.off')}
          actions={
            <ButtonLink look="primary" icon="search" href={searchHref(here)}>
              {t('network.searchHere')}
            </ButtonLink>
          }
        >
          {t('network.offHint')}
        </EmptyState>
      </div>
    </OfferedTab>
  );
}

export const status = offeredTabStatus('rede');
