import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Replacement } from '../../features/not-found/replacement.tsx';
import { NotFound } from '../../features/not-found/not-found.tsx';
import { authorityQuery } from './authority-queries.ts';
import styles from './authority-page.module.css';
import { FramedAuthority, type Authority } from './framed-authority.tsx';

interface AuthorityFrameProps {
  readonly page: '' | 'marc';
  readonly children: (authority: Authority) => ReactNode;
}

/** Frame that the pages of an authority share: its heading, and the ways from one page to the other. */
export function AuthorityFrame({ page, children }: AuthorityFrameProps) {
  const { t } = useTranslation();
  const { codAutoridade = '' } = useParams();
  const authority = useEndpoint(authorityQuery(codAutoridade));
  const failure = useFailure(authority);
  if (authority.data) {
    return (
      <FramedAuthority authority={authority.data} page={page}>
        {children(authority.data)}
      </FramedAuthority>
    );
  }
  if (!failure) return <AuthoritySkeleton />;
  if (failure.status === 404 || failure.status === 410) {
    const { nome } = failure.valores;
    return (
      <NotFound title={t('authority.gone')} words={typeof nome === 'string' ? nome : ''}>
        {t('authority.goneHint')}
        <Replacement failure={failure} folder="autoridade" />
      </NotFound>
    );
  }
  return (
    <>
      <title>{`${t('failure.title')} · ${t('product')}`}</title>
      <FailureState
        failure={failure}
        onRetry={() => void authority.refetch()}
        isRetrying={authority.isFetching}
      />
    </>
  );
}

function AuthoritySkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <title>{`${t('frame.loading')} · ${t('product')}`}</title>
      <div className={styles.page}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton lines={8} />
      </div>
    </Loading>
  );
}
