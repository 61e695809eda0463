import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { OfferedTab, offeredTabStatus } from '../../features/not-found/offered-tab.tsx';
import styles from './network-page.module.css';

const here = readSearch('geral', new URLSearchParams());

/** The catalogues of other institutions, which are searched at an address of their own. */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  return (
    <OfferedTab tab="rede">
      <div className={styles.page}>
        <title>{`${t('network.title')} · ${t('product')}`}</title>
        <SearchBox state={here} />
        <SearchTabs tab="rede" />
        <h1>{t('network.title')}</h1>
        <EmptyState
          icon="globe"
          title={t('network.elsewhere')}
          actions={
            <ButtonLink look="primary" icon="globe" href={institution?.link_rede ?? ''}>
              {t('network.open')}
            </ButtonLink>
          }
        >
          {t('network.elsewhereHint')}
        </EmptyState>
      </div>
    </OfferedTab>
  );
}

export const status = offeredTabStatus('rede');
