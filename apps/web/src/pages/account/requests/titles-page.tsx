import { useParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { NothingInAccount } from '../../../features/account-area/nothing-in-account.tsx';
import { headingOf } from '../../../features/requests/request-form.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { requestPlace } from '../../../parts/circulation/request-place.ts';
import { ResultList } from '../../../parts/title-list/result-list.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';

/** Titles of the catalogue by which the library answered a request: a permanent list. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const query = endpointQuery('listRequestTitles', { params: { id: codigo } });
  const asked = useEndpoint(query, { staleTime: 0 });
  if (asked.error?.status === 404) return <NothingInAccount />;
  return (
    <QueryBoundary asked={asked} failed={t('requests.failed')} skeleton={<ListSkeleton />}>
      {({ solicitacao, titulos }) => {
        const title = t('requests.titlesPage.title', {
          kind: t(`requests.kinds.${solicitacao.tipo}`),
          id: solicitacao.codigo,
        });
        return (
          <Stack gap={5}>
            <title>{`${title} · ${t('product')}`}</title>
            <meta name="robots" content="noindex" />
            <PageHeader over={t('account.title')} title={title}>
              {t('requests.titlesPage.lead', { subject: headingOf(solicitacao) })}
            </PageHeader>
            {titulos.length === 0 ? (
              <EmptyState icon="list" title={t('requests.titlesPage.none')}>
                {t('requests.titlesPage.noneHint')}
              </EmptyState>
            ) : (
              <ResultList items={titulos} display="L" start={1} />
            )}
            <div>
              <ButtonLink href={requestPlace(solicitacao.tipo)}>
                {t('requests.titlesPage.back')}
              </ButtonLink>
            </div>
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}
