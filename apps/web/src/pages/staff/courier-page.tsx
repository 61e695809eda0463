import { useTranslation } from 'react-i18next';
import { FailureState } from '../../app/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { Stack } from '../../ui/flow.tsx';
import { Link } from '../../ui/link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CourierForm } from './loan-requests/courier-form.tsx';
import { StaffTask } from './staff-task.tsx';

/** When the courier leaves which library for which other. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="loanRequests">
      <p>
        <Link href="/meupergamum/atendimento/solicitacoes-emprestimo">
          {t('loanRequests.courier.back')}
        </Link>
      </p>
      <section aria-labelledby="courier">
        <Stack gap={4}>
          <h2 id="courier">{t('loanRequests.courier.title')}</h2>
          <p>{t('loanRequests.courier.lead')}</p>
          <Runs />
        </Stack>
      </section>
    </StaffTask>
  );
}

function Runs() {
  const { t } = useTranslation();
  const query = endpointQuery('getCourierRuns', {});
  const { data, error, isFetching, refetch, dataUpdatedAt } = useEndpoint(query, { staleTime: 0 });
  if (data) return <CourierForm key={dataUpdatedAt} seen={data.percursos} />;
  return error ? (
    <FailureState
      failure={error}
      title={t('loanRequests.courier.failed')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={6} />
    </Loading>
  );
}
