import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useFailure } from '../../api/use-failure.ts';
import {
  isOffered,
  titlePages,
  titlePermissionsQuery,
  type TitlePage,
} from '../../parts/title/title-pages.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { Title } from './use-title.ts';

interface TitleTabsProps {
  readonly title: Title;
  /** Sub-page; null for the title's own page. */
  readonly page: TitlePage | null;
}

/** Tabs of the sub-pages for this title and this reader; nothing if there are none. */
export function TitleTabs({ title, page }: TitleTabsProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const offered = titlePages.filter(({ code }) => data && isOffered(data, code));
  // A sub-page shows the failure itself, in place of its content.
  if (failure && page === null) {
    return (
      <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (offered.length === 0) return null;
  const tabs = [
    { href: title.rota, label: t('title.pages.descricao') },
    ...offered.map(({ path }) => ({
      href: `${title.rota}/${path}`,
      label: t(`title.pages.${path}`),
    })),
  ];
  const current = page ? `${title.rota}/${page.path}` : title.rota;
  return <Tabs label={t('title.tabs')} tabs={tabs} current={current} />;
}
