import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { PageAddress } from '../../parts/page/page.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { titlePermissionsQuery } from '../../parts/title/title-pages.ts';
import { TitleGone } from './title-gone.tsx';
import { titleQuery } from './title-queries.ts';
import { TitleSkeleton } from './title-skeleton.tsx';
import { TitleView } from './title-view.tsx';

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [titleQuery(codAcervo), titlePermissionsQuery(codAcervo)];
}

/** Title and its sub-pages: its head stands above them all. */
export function Page() {
  const { t } = useTranslation();
  const { codAcervo = '' } = useParams();
  const title = useEndpoint(titleQuery(codAcervo));
  const permissions = useEndpoint(titlePermissionsQuery(codAcervo));
  const failure = useFailure(title);
  const noPermissions = useFailure(permissions);
  if (failure) {
    if (failure.status === 404 || failure.status === 410) return <TitleGone failure={failure} />;
    return (
      <>
        <title>{`${t('failure.title')} · ${t('product')}`}</title>
        <FailureState
          failure={failure}
          onRetry={() => void title.refetch()}
          isRetrying={title.isFetching}
        />
      </>
    );
  }
  // The permitted acts decide how many rows the buttons and tabs take: earlier, the rest would jump.
  if (!title.data || (permissions.isPending && !noPermissions)) return <TitleSkeleton />;
  return <TitleView title={title.data} />;
}
