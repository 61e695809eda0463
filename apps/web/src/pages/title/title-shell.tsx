import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { PageAddress } from '../../parts/page/page.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useEndpoint } from '../../api/query.ts';
import { titlePermissionsQuery } from '../../parts/title/title-pages.ts';
import { TitleGone } from './title-gone.tsx';
import { titleQuery } from './title-queries.ts';
import { TitleSkeleton } from './title-skeleton.tsx';
import { TitleView } from './title-view.tsx';

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [titleQuery(codAcervo), titlePermissionsQuery(codAcervo)];
}

/** A title and its sub-pages: what it is stands above them all. */
export function Page() {
  const { t } = useTranslation();
  const { codAcervo = '' } = useParams();
  const title = useEndpoint(titleQuery(codAcervo));
  const permissions = useEndpoint(titlePermissionsQuery(codAcervo));
  // What may be done decides how many rows its buttons and tabs take: shown before, the rest would jump.
  if (title.isPending || (title.data && permissions.isPending)) return <TitleSkeleton />;
  if (title.data) return <TitleView title={title.data} />;
  if (title.error.status === 404 || title.error.status === 410)
    return <TitleGone failure={title.error} />;
  return (
    <>
      <title>{`${t('failure.title')} · ${t('product')}`}</title>
      <FailureState
        failure={title.error}
        onRetry={() => void title.refetch()}
        isRetrying={title.isFetching}
      />
    </>
  );
}
