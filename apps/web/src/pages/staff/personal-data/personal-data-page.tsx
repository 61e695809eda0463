import { dataRequestStates } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { PersonalDataRequestEntry } from './personal-data-request-entry.tsx';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Changes of personal data requested by readers: granted, or refused with a reason. */
export function Page() {
  return (
    <StaffTask name="personalData">
      <Requests />
    </StaffTask>
  );
}

function Requests() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, dataRequestStates);
  const query = endpointQuery('listPersonalDataRequests', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listPersonalDataRequests');
  return (
    <StaffList
      path="/meupergamum/atendimento/dados-pessoais"
      address={address}
      states={dataRequestStates}
      nameOf={(state) => t(`staffPersonalData.states.${state}`)}
      result={result}
      countOf={(count) => t('staffPersonalData.count', { count })}
      noneHint={t('staffPersonalData.noneHint')}
      headingRef={heading}
    >
      {({ pedidos }) =>
        pedidos.map((request) => (
          <li key={request.codigo}>
            <PersonalDataRequestEntry request={request} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
