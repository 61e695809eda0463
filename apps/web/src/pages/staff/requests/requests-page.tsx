import { requestKinds, requestStates } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { RequestEntry } from './request-entry.tsx';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Requests of readers to the staff: the most urgent first. */
export function Page() {
  return (
    <StaffTask name="requests">
      <Requests />
    </StaffTask>
  );
}

function Requests() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, requestStates, requestKinds);
  const query = endpointQuery('listRequestsToHandle', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listRequestsToHandle');
  return (
    <StaffList
      path="/meupergamum/atendimento/solicitacoes"
      address={address}
      states={requestStates}
      nameOf={(state) => t(`requests.states.${state}`)}
      kinds={requestKinds.map((kind) => ({ value: kind, label: t(`requests.kinds.${kind}`) }))}
      result={result}
      countOf={(count) => t('staffRequests.count', { count })}
      noneHint={t('staffRequests.noneHint')}
      headingRef={heading}
    >
      {({ solicitacoes }) =>
        solicitacoes.map((request) => (
          <li key={request.codigo}>
            <RequestEntry request={request} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
