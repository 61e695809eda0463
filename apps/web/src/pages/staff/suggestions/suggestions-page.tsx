import { suggestionStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { SuggestionEntry } from './suggestion-entry.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Acquisition suggestions of readers and teachers, and how each stands. */
export function Page() {
  return (
    <StaffTask name="suggestions">
      <Suggestions />
    </StaffTask>
  );
}

function Suggestions() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, suggestionStates);
  const query = endpointQuery('listAcquisitionSuggestions', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listAcquisitionSuggestions');
  return (
    <StaffList
      path="/meupergamum/atendimento/sugestoes"
      address={address}
      states={suggestionStates}
      nameOf={(state) => t(`suggestion.states.${state}`)}
      result={result}
      countOf={(count) => t('staffSuggestions.count', { count })}
      noneHint={t('staffSuggestions.noneHint')}
      headingRef={heading}
    >
      {({ sugestoes }) =>
        sugestoes.map((suggestion) => (
          <li key={suggestion.codigo}>
            <SuggestionEntry suggestion={suggestion} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
