import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Copies } from '../../features/title/copies.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CopyLibraries } from './copy-libraries.tsx';
import { copiesHref, readCopiesAddress, type CopiesAddress } from './copies-address.ts';
import type { Output } from '../../api/api.ts';
import { useTitle, type Title } from './use-title.ts';

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
  const title = useTitle();
  const [params] = useSearchParams();
  const address = readCopiesAddress(params);
  const asked = useEndpoint(copiesQuery(String(title.cod_acervo), address));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {(found) => <FoundCopies title={title} address={address} found={found} />}
    </QueryBoundary>
  );
}

interface FoundCopiesProps {
  readonly title: Title;
  readonly address: CopiesAddress;
  readonly found: Output<'listCopies'>;
}

function FoundCopies({ title, address, found }: FoundCopiesProps) {
  const { t } = useTranslation();
  const { total, unidades } = found;
  const pages = Math.max(1, Math.ceil(total / onPage));
  const page = Math.min(address.page, pages);
  return (
    <>
      <section aria-labelledby="copies">
        <h2 id="copies">{t('copies.count', { count: total })}</h2>
        <CopyLibraries title={title} units={unidades} chosen={address.library} />
        <Copies copies={found} />
      </section>
      <Pages
        label={t('copies.pages')}
        current={page}
        total={pages}
        hrefOf={(next) => copiesHref(title.rota, { ...address, page: next })}
      />
    </>
  );
}
