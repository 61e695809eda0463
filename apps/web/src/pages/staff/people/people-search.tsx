import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import desk from '../../../features/desk/desk.module.css';
import { FoundPeople, type PeopleResponse } from './found-people.tsx';
import { Registrations } from './registrations.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { newPersonHref, peopleHref, type PeoplePlace } from './people-address.ts';

/** Found by typing, or by the bar code of a card, which leads on to its person at once. */
export function PeopleSearch({ place }: { readonly place: PeoplePlace }) {
  const { t } = useTranslation();
  const { text, page } = place;
  const query = endpointQuery('findPeople', { query: { texto: text, pagina: page } });
  const asked = useListEndpoint(query);
  const { data, isFetching, refetch, isPlaceholderData } = asked;
  const failure = useFailure(asked);
  useWayOn(isPlaceholderData ? undefined : data, text);
  return (
    <Stack gap={4}>
      <SearchForm key={text} text={text} />
      <div>
        <ButtonLink href={newPersonHref} icon="add">
          {t('people.register')}
        </ButtonLink>
      </div>
      {text === '' ? (
        <Registrations />
      ) : failure ? (
        <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <FoundPeople found={data} place={place} />
      ) : (
        <Loading label={t('staffList.loading')}>
          <Skeleton lines={5} />
        </Loading>
      )}
    </Stack>
  );
}

function SearchForm({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const box = useFirstFocus<HTMLInputElement>();
  const search = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('texto');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(peopleHref({ text: wanted }), { state: { leadsOn: true } });
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all browsers served know <search>
      role="search"
      aria-label={t('people.search')}
      className={desk.line}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
    >
      <div className={desk.field}>
        <TextField
          label={t('people.searchLabel')}
          description={t('people.searchHint')}
          name="texto"
          type="search"
          autoComplete="off"
          ref={box}
          maxLength={200}
          defaultValue={text}
        />
      </div>
      <Button type="submit" variant="primary" icon="search">
        {t('people.find')}
      </Button>
    </form>
  );
}

/** Goes on to somebody who is found by their very user name: they are whom one asked for. */
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
