import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PageAddress } from '../../app/page.ts';
import { FailureState } from '../../app/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TitleLayout } from '../../ui/layouts/title-layout.tsx';
import { NotFound } from '../not-found.tsx';
import { TitleView } from './title-view.tsx';

const titleQuery = (id: string) => endpointQuery('getTitle', { params: { id } });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  const params = { id: codAcervo };
  return [
    titleQuery(codAcervo),
    endpointQuery('listTitleLibraries', { params }),
    endpointQuery('listTitleLinks', { params }),
    endpointQuery('listCopies', { params, query: {} }),
    endpointQuery('listSimilarTitles', { params }),
  ];
}

/** A title: what it is, and where and how it can be had. */
export function Page() {
  const { t } = useTranslation();
  const { codAcervo = '' } = useParams();
  const title = useEndpoint(titleQuery(codAcervo));
  if (title.data) return <TitleView title={title.data} />;
  if (title.isPending) return <TitleSkeleton />;
  if (title.error.status === 404) {
    return <NotFound title={t('title.gone')}>{t('title.goneHint')}</NotFound>;
  }
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

function TitleSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <title>{`${t('frame.loading')} · ${t('product')}`}</title>
      <TitleLayout
        cover={<Skeleton height="20rem" />}
        head={<Skeleton width="60%" height="3rem" />}
        panel={<Skeleton height="12rem" />}
      >
        <Skeleton lines={8} />
      </TitleLayout>
    </Loading>
  );
}
