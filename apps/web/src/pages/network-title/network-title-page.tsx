import { useParams } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { networkPath } from '../../features/network/network-address.ts';
import { NetworkTitle } from '../../features/network/network-title.tsx';
import { AcquisitionSuggestion } from '../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { NotFound } from '../../features/not-found/not-found.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './network-title-page.module.css';

const titleQuery = (id: string) => endpointQuery('getNetworkTitle', { params: { id } });

export const queries = ({ params: { acervo = '' } }: PageAddress) => [titleQuery(acervo)];

const anywhere = readSearch('geral', new URLSearchParams());

/** Title of another institution, as that describes it, and the ways to it. */
export function Page() {
  const { acervo = '' } = useParams();
  return (
    <OfferedTab tab="rede">
      <Title id={acervo} />
    </OfferedTab>
  );
}

function Title({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const title = useEndpoint(titleQuery(id));
  const failure = useFailure(title);
  if (title.data) {
    const { titulo, instituicao } = title.data;
    return (
      <div className={styles.page}>
        <title>{`${titulo} · ${instituicao.nome} · ${t('product')}`}</title>
        <SearchBox state={anywhere} path={networkPath} />
        <NetworkTitle
          title={title.data}
          suggestion={<AcquisitionSuggestion key={id} title={titulo} />}
        />
      </div>
    );
  }
  if (!failure) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={12} />
      </Loading>
    );
  }
  if (failure.status === 404) {
    return (
      <NotFound title={t('network.gone')} words="">
        {t('network.goneHint')}
      </NotFound>
    );
  }
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
