import { issueStateCodes } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { listQuery, readList, readTitle } from '../../../parts/staff/list-address.ts';
import { AddIssue } from './add-issue.tsx';
import { IssueEntry } from './issue-entry.tsx';
import { OfSerial } from './of-serial.tsx';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Issues of the unit's serials, of one or all: awaited, received, and missing. */
export function Page() {
  return (
    <StaffTask name="serialIssues">
      <SerialIssues />
    </StaffTask>
  );
}

function SerialIssues() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = { ...readList(params, issueStateCodes), acervo: readTitle(params) };
  const situacao = address.situacao || 'esperado';
  const query = endpointQuery('listStaffIssues', { query: listQuery({ ...address, situacao }) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listStaffIssues');
  return (
    <>
      <Disclosure title={t('staffSerialIssues.add')}>
        <AddIssue serial={result.data?.acervo ?? null} onDone={done} />
      </Disclosure>
      <StaffList
        path="/meupergamum/atendimento/fasciculos"
        address={address}
        states={issueStateCodes}
        stateAtFirst="esperado"
        nameOf={(state) => t(`serialIssues.states.${state}`)}
        result={result}
        countOf={(count) => t('staffSerialIssues.count', { count })}
        noneHint={t('staffSerialIssues.noneHint')}
        headingRef={heading}
        renderSummary={({ acervo }) =>
          acervo && (
            <OfSerial
              {...{ serial: acervo, state: situacao, library: address.biblioteca, onDone: done }}
            />
          )
        }
      >
        {({ fasciculos }) =>
          fasciculos.map((issue) => (
            <li key={`${issue.cod_parte} ${issue.seq_par} ${issue.seq_sec}`}>
              <IssueEntry issue={issue} onDone={done} />
            </li>
          ))
        }
      </StaffList>
    </>
  );
}
