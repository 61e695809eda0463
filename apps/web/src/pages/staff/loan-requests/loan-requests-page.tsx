import { loanRequestStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { HandledRequest } from './handled-request.tsx';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

const path = '/meupergamum/atendimento/solicitacoes-emprestimo';

/** Requests between libraries: to be sent, received and ended. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="loanRequests">
      <Cluster>
        <Link href={`${path}/busca`}>{t('loanRequests.pullList.link')}</Link>
        <Link href={`${path}/malote`}>{t('loanRequests.desk.courier')}</Link>
      </Cluster>
      <Requests />
    </StaffTask>
  );
}

function Requests() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, loanRequestStates);
  const query = endpointQuery('listLoanRequestsToHandle', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listLoanRequestsToHandle');
  return (
    <StaffList
      path={path}
      address={address}
      states={loanRequestStates}
      nameOf={(state) => t(`loanRequests.states.${state}`)}
      result={result}
      countOf={(count) => t('loanRequests.desk.count', { count })}
      noneHint={t('loanRequests.desk.noneHint')}
      headingRef={heading}
    >
      {({ solicitacoes }) =>
        solicitacoes.map((request) => (
          <li key={request.codigo}>
            <HandledRequest request={request} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
