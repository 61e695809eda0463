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
  /** Null on the title's own page. */
  readonly page: TitlePage | null;
}

/** The sub-pages that are there for this title and this reader; none, no row of tabs. */
export function TitleTabs({ title, page }: TitleTabsProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const offered = titlePages.filter(({ code }) => data && isOffered(data, code));
  // A sub-page says so itself, in place of what it has.
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
