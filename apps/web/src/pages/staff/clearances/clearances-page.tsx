import { clearanceStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { ClearanceEntry } from './clearance-entry.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Clearances that nothing is owed: search and revocation. */
export function Page() {
  return (
    <StaffTask name="clearances">
      <Clearances />
    </StaffTask>
  );
}

function Clearances() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, clearanceStates);
  const query = endpointQuery('listClearances', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listClearances');
  return (
    <StaffList
      path="/meupergamum/atendimento/declaracoes"
      address={address}
      states={clearanceStates}
      nameOf={(state) => t(`clearances.staff.states.${state}`)}
      result={result}
      countOf={(count) => t('clearances.staff.count', { count })}
      noneHint={t('clearances.staff.noneHint')}
      headingRef={heading}
    >
      {({ declaracoes }) =>
        declaracoes.map((clearance) => (
          <li key={clearance.codigo}>
            <ClearanceEntry clearance={clearance} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
