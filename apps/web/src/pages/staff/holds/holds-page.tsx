import { deskHoldStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { DeskHold } from './desk-hold.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Holds: copies on the hold shelf with their readers, those to be taken off it, and waiting readers. */
export function Page() {
  return (
    <StaffTask name="holds">
      <Holds />
    </StaffTask>
  );
}

function Holds() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, deskHoldStates);
  const query = endpointQuery('listDeskHolds', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listDeskHolds');
  return (
    <StaffList
      path="/meupergamum/atendimento/reservas"
      address={address}
      states={deskHoldStates}
      stateAtFirst="prateleira"
      nameOf={(state) => t(`holds.desk.states.${state}`)}
      result={result}
      countOf={(count) => t('holds.desk.count', { count })}
      noneHint={t('holds.desk.noneHint')}
      headingRef={heading}
    >
      {({ reservas }) =>
        reservas.map((hold) => (
          <li key={hold.codigo}>
            <DeskHold hold={hold} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
