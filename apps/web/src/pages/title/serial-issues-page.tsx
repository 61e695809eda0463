import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Issues } from '../../features/serial-issues/issues.tsx';
import {
  readSerialIssuesAddress,
  type SerialIssuesAddress,
} from '../../features/serial-issues/serial-issues-address.ts';
import { SerialIssuesFilters } from '../../features/serial-issues/serial-issues-filters.tsx';
import { useStaffPages } from '../../session/use-permission.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from './use-title.ts';

const choicesQuery = (id: string) => endpointQuery('listSerialIssueChoices', { params: { id } });

/** Query without blank filters, so that the server and the browser name the same answer. */
function issuesQuery(id: string, address: SerialIssuesAddress) {
  const query = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
  return endpointQuery('listIssues', { params: { id }, query });
}

export function queries({ params: { codAcervo = '' }, url }: PageAddress) {
  return [
    choicesQuery(codAcervo),
    issuesQuery(codAcervo, readSerialIssuesAddress(url.searchParams)),
  ];
}

/** Issues of a serial that libraries have, one by one. */
export function Page() {
  const { t } = useTranslation();
  const { cod_acervo: titleId, rota } = useTitle();
  const [params] = useSearchParams();
  const address = readSerialIssuesAddress(params);
  const choices = useEndpoint(choicesQuery(String(titleId)));
  const issues = useEndpoint(issuesQuery(String(titleId), address), {
    placeholderData: keepPreviousData,
  });
  const noChoices = useFailure(choices) ?? choices.error;
  const noIssues = useFailure(issues) ?? issues.error;
  const failure = noIssues ?? noChoices;
  if (failure) {
    return (
      <FailureState
        failure={failure}
        onRetry={() => void Promise.all([choices.refetch(), issues.refetch()])}
        isRetrying={choices.isFetching || issues.isFetching}
      />
    );
  }
  if (!choices.data || !issues.data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={8} />
      </Loading>
    );
  }
  return (
    <Stack gap={5}>
      <SerialIssuesFilters
        path={`${rota}/colecao-kardex`}
        address={address}
        choices={choices.data}
      />
      <p>
        <output>
          {issues.data.anos.length > 0 &&
            t('serialIssues.years', { years: issues.data.anos.join(', ') })}
        </output>
      </p>
      <StaffLink titleId={titleId} />
      <Issues titleId={titleId} found={issues.data} />
    </Stack>
  );
}

/** Link to the issues of the serial in the staff area, for staff who may receive them. */
function StaffLink({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const page = useStaffPages().find(({ name }) => name === 'serialIssues');
  if (!page) return null;
  return (
    <p data-print="no">
      <ButtonLink href={`/meupergamum/atendimento/${page.path}?acervo=${titleId}`}>
        {t('serialIssues.handle')}
      </ButtonLink>
    </p>
  );
}
