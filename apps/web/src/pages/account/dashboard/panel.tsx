import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointName, Output } from '../../../app/api.ts';
import { FailureState } from '../../../app/failure-state.tsx';
import { useEndpoint, type EndpointQuery } from '../../../app/query.ts';
import styles from '../../../features/loans/loans.module.css';
import { Link } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

interface PanelProps<Name extends EndpointName> {
  readonly title: string;
  /** The page it is about. */
  readonly href: string;
  readonly query: EndpointQuery<Name>;
  readonly children: (answer: Output<Name>) => ReactNode;
}

/** One matter of the reader's at a glance; where it cannot be told, the others still are. */
export function Panel<Name extends EndpointName>(props: PanelProps<Name>) {
  const { title, href, query, children } = props;
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  return (
    <section className={styles.panel}>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      {data ? (
        children(data)
      ) : error ? (
        <FailureState failure={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={3} />
        </Loading>
      )}
    </section>
  );
}
