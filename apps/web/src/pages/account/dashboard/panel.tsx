import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { EndpointName, Output } from '../../../api/api.ts';
import { useEndpoint, type EndpointQuery } from '../../../api/query.ts';
import { Link } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { PanelFailure } from './panel-failure.tsx';

interface PanelProps<Name extends EndpointName> {
  readonly title: string;
  /** The page it is about. */
  readonly href: string;
  readonly query: EndpointQuery<Name>;
  /** What is to be done, once there is something to do. */
  readonly renderAct?: (answer: Output<Name>) => ReactNode;
  readonly children: (answer: Output<Name>) => ReactNode;
}

/** One matter of the reader's at a glance; where it cannot be told, the others still are. */
export function Panel<Name extends EndpointName>(props: PanelProps<Name>) {
  const { title, href, query, renderAct, children } = props;
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>
          <Link href={href}>{title}</Link>
        </h2>
        {data && renderAct?.(data)}
      </div>
      {data ? (
        children(data)
      ) : error ? (
        <PanelFailure
          failure={error}
          title={title}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={4} />
        </Loading>
      )}
    </section>
  );
}
