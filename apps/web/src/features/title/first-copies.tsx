import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Copies } from './copies.tsx';

/** As many as are read at a glance: the others have a page of their own. */
const shown = 20;

export const firstCopiesQuery = (id: string) =>
  endpointQuery('listCopies', { params: { id }, query: { quantidade: shown } });

/** The first copies of the title, and the way to the others. */
export function FirstCopies({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  const copies = useEndpoint(firstCopiesQuery(String(title.cod_acervo)));
  if (copies.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  if (copies.isError) {
    return <FailureState failure={copies.error} onRetry={() => void copies.refetch()} />;
  }
  const { total, exemplares, colecoes } = copies.data;
  if (total + colecoes.length === 0) return null;
  return (
    <section>
      <h2>{t('title.copies')}</h2>
      <Copies copies={copies.data} />
      {total > exemplares.length && (
        <p>
          <Link href={`${title.rota}/exemplares`}>{t('copies.all', { count: total })}</Link>
        </p>
      )}
    </section>
  );
}
