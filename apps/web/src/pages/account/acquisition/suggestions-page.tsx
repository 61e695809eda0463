import { suggestionStates } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint, useListEndpoint } from '../../../api/query.ts';
import { AcquisitionSuggestion } from '../../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AcquisitionTabs } from './acquisition-tabs.tsx';
import { choiceQuery, readChoice } from './list-choice.ts';
import { ListFilters } from './list-filters.tsx';
import { OwnList } from './own-list.tsx';
import { OwnSuggestionEntry } from './own-suggestion-entry.tsx';

const path = '/meupergamum/aquisicao';

/** Reader's suggestions for libraries to buy, and how each stands. */
export function Page() {
  return (
    <AcquisitionTabs current="suggestions">
      <Suggestions />
    </AcquisitionTabs>
  );
}

function Suggestions() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const choice = readChoice(params, suggestionStates);
  const query = endpointQuery('listOwnSuggestions', { query: choiceQuery(choice) });
  const asked = useListEndpoint(query);
  const states = useEndpoint(endpointQuery('listSuggestionStates', {}), { staleTime: 0 });
  const totals = new Map(states.data?.map(({ codigo, total }) => [codigo, total]));
  return (
    <>
      <div>
        <AcquisitionSuggestion />
      </div>
      <ListFilters
        path={path}
        states={suggestionStates}
        totalOf={(state) => totals.get(state) ?? 0}
        choice={choice}
        daysLabel={t('acquisition.days')}
      />
      <QueryBoundary asked={asked} failed={t('acquisition.failed')} skeleton={<ListSkeleton />}>
        {(found) => (
          <OwnList
            path={path}
            choice={choice}
            found={found}
            count={t('acquisition.count', { count: found.total })}
            none={t('acquisition.none')}
            noneHint={t('acquisition.noneHint')}
          >
            {found.sugestoes.map((suggestion) => (
              <li key={suggestion.codigo}>
                <OwnSuggestionEntry suggestion={suggestion} />
              </li>
            ))}
          </OwnList>
        )}
      </QueryBoundary>
    </>
  );
}
