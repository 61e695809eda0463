import { declarationStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { DeclarationEntry } from './declaration-entry.tsx';
import { listQuery, readList } from '../list-address.ts';
import { StaffList } from '../staff-list.tsx';
import { StaffTask } from '../staff-task.tsx';
import { useDone } from '../use-done.ts';

/** Declarations that nothing is owed: to be looked up, and undone. */
export function Page() {
  return (
    <StaffTask name="declarations">
      <Declarations />
    </StaffTask>
  );
}

function Declarations() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, declarationStates);
  const query = endpointQuery('listDeclarations', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listDeclarations');
  return (
    <StaffList
      path="/meupergamum/atendimento/declaracoes"
      address={address}
      states={declarationStates}
      nameOf={(state) => t(`noDebts.staff.states.${state}`)}
      result={result}
      countOf={(count) => t('noDebts.staff.count', { count })}
      noneHint={t('noDebts.staff.noneHint')}
      headingRef={heading}
    >
      {({ declaracoes }) =>
        declaracoes.map((declaration) => (
          <li key={declaration.codigo}>
            <DeclarationEntry declaration={declaration} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
