import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FoundPeople, type PeopleResponse } from './found-people.tsx';
import { PeopleSearchForm } from './people-search-form.tsx';
import { Registrations } from './registrations.tsx';
import { newPersonHref, peopleHref, type PeoplePlace } from './people-address.ts';

/** Search for people by typing, or by the bar code of a card, which leads to its person at once. */
export function PeopleSearch({ place }: { readonly place: PeoplePlace }) {
  const { text, page } = place;
  const query = endpointQuery('findPeople', { query: { texto: text, pagina: page } });
  const asked = useListEndpoint(query);
  const { data, isFetching, refetch, isPlaceholderData } = asked;
  const failure = useFailure(asked);
  useWayOn(isPlaceholderData ? undefined : data, text);
  return (
    <Stack gap={4}>
      <PeopleSearchForm key={text} text={text} />
      <NewPersonLink />
      {text === '' ? (
        <Registrations />
      ) : failure ? (
        <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Outcome found={data} place={place} />
      )}
    </Stack>
  );
}

function NewPersonLink() {
  const { t } = useTranslation();
  return (
    <div>
      <ButtonLink href={newPersonHref} icon="add">
        {t('people.register')}
      </ButtonLink>
    </div>
  );
}

interface OutcomeProps {
  readonly found: PeopleResponse | undefined;
  readonly place: PeoplePlace;
}

function Outcome({ found, place }: OutcomeProps) {
  const { t } = useTranslation();
  if (found) return <FoundPeople found={found} place={place} />;
  return (
    <Loading label={t('staffList.loading')}>
      <Skeleton lines={5} />
    </Loading>
  );
}

/** Goes on to the person whose user name is the searched text. */
function useWayOn(found: PeopleResponse | undefined, text: string): void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const leadsOn = typeof state === 'object' && state !== null && 'leadsOn' in state;
  const [only] = found?.total === 1 ? found.pessoas : [];
  const isMeant = only?.vinculos.some(({ usuario }) => usuario === text.toLowerCase());
  const person = leadsOn && isMeant ? only?.cod_pessoa : undefined;
  useEffect(() => {
    if (person !== undefined) void navigate(peopleHref({ text, person }), { replace: true });
  }, [person, text, navigate]);
}
