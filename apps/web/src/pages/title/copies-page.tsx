import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Copies } from '../../features/title/copies.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CopyLibraries } from './copy-libraries.tsx';
import { copiesHref, readCopiesAddress, type CopiesAddress } from './copies-address.ts';
import { useTitle } from './use-title.ts';

const onPage = 100;

const copiesQuery = (id: string, { library, page }: CopiesAddress) =>
  endpointQuery('listCopies', {
    params: { id },
    query: {
      pagina: page,
      quantidade: onPage,
      ...(library !== null && { cod_unidade: String(library) }),
    },
  });

export function queries({ params: { codAcervo = '' }, url }: PageAddress) {
  return [copiesQuery(codAcervo, readCopiesAddress(url.searchParams))];
}

/** Every copy of the title, of all libraries or of one, page by page. */
export function Page() {
  const { t } = useTranslation();
  const title = useTitle();
  const [params] = useSearchParams();
  const address = readCopiesAddress(params);
  const copies = useEndpoint(copiesQuery(String(title.cod_acervo), address));
  if (copies.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={8} />
      </Loading>
    );
  }
  if (copies.isError) {
    return <FailureState failure={copies.error} onRetry={() => void copies.refetch()} />;
  }
  const { total, unidades } = copies.data;
  const pages = Math.max(1, Math.ceil(total / onPage));
  const page = Math.min(address.page, pages);
  return (
    <>
      <section aria-labelledby="copies">
        <h2 id="copies">{t('copies.count', { count: total })}</h2>
        <CopyLibraries title={title} units={unidades} chosen={address.library} />
        <Copies copies={copies.data} />
      </section>
      <Pagination
        label={t('copies.pages')}
        current={page}
        total={pages}
        hrefOf={(next) => copiesHref(title.rota, { ...address, page: next })}
        previousLabel={t('results.previous')}
        nextLabel={t('results.next')}
        position={t('results.pageOf', { page, pages })}
        pageLabel={(next) => t('results.page', { page: next })}
      />
    </>
  );
}
