import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { LateDisclosure } from '../../../parts/page/late-disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CloseAccount } from './close-account.tsx';
import { LinkEntry } from './link-entry.tsx';
import { peopleHref, type PeoplePlace } from './people-address.ts';
import { PasswordReset } from './password-reset.tsx';
import { PersonFacts } from './person-facts.tsx';
import type { OnDone, Person } from './person.ts';
import { useFirstFocus } from './use-first-focus.ts';

const PersonForm = lazy(async () => ({ default: (await import('./person-form.tsx')).PersonForm }));
const AddLinkForm = lazy(async () => ({
  default: (await import('./add-link-form.tsx')).AddLinkForm,
}));

interface PersonCardProps {
  readonly id: string;
  readonly place: PeoplePlace;
}

const recordQuery = (id: string) => endpointQuery('getPersonRecord', { params: { id } });

/** Person: their data, their links, and the acts on them. */
export function PersonCard({ id, place }: PersonCardProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(recordQuery(id), { staleTime: 0 });
  return (
    <Stack gap={4}>
      <p>
        <Link href={peopleHref({ text: place.text, page: place.page })}>{t('people.back')}</Link>
      </p>
      <QueryBoundary asked={asked} failed={t('people.failed')} skeleton={<ListSkeleton />}>
        {(person) => <PersonView person={person} />}
      </QueryBoundary>
    </Stack>
  );
}

function PersonView({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // The person's name is read first.
  const heading = useFirstFocus<HTMLHeadingElement>();
  const done: OnDone = (words, saved) => {
    if (saved) client.setQueryData(queryKey(recordQuery(String(saved.cod_pessoa))), saved);
    void askAgain(client, ['getPersonRecord'], ['findPeople'], ['checkPersonClosing']);
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  const mayChange = person.so_leitura === null;
  return (
    <Stack gap={5}>
      <h2 ref={heading} tabIndex={-1}>
        {person.nome_pessoa}
      </h2>
      {person.so_leitura !== null && (
        <Message tone="info">{t(`people.readOnly.${person.so_leitura}`)}</Message>
      )}
      {person.senha_provisoria && <Message tone="info">{t('people.temporaryPassword')}</Message>}
      <PersonFacts person={person} />
      {mayChange && (
        <LateDisclosure title={t('people.edit')}>
          <PersonForm person={person} onDone={done} />
        </LateDisclosure>
      )}
      <section aria-labelledby="links">
        <Stack gap={3}>
          <h3 id="links">{t('people.links')}</h3>
          {person.vinculos.map((link) => (
            <LinkEntry key={link.cod_login} link={link} onDone={done} />
          ))}
          {mayChange && (
            <LateDisclosure title={t('people.addLink')}>
              <AddLinkForm person={person} onDone={done} />
            </LateDisclosure>
          )}
        </Stack>
      </section>
      {mayChange && <PasswordReset person={person} onDone={done} />}
      {mayChange && <CloseAccount person={person} />}
    </Stack>
  );
}
