import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { LinkFields } from './link-fields.tsx';
import { KnownPerson } from './known-person.tsx';
import { newPerson, type NewPersonDraft } from './new-person.ts';
import { NewPersonGrid, NewPersonNote } from './new-person-fields.tsx';
import { peopleHref } from './people-address.ts';
import type { Choices } from './person.ts';
import { PlaceFields } from './place-fields.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** Form for a new person, with their first link. */
export function RegisterForm() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getPeopleChoices', {}));
  return (
    <Stack gap={4}>
      <p>
        <Link href={peopleHref({})}>{t('people.back')}</Link>
      </p>
      <h2>{t('people.register')}</h2>
      <QueryBoundary asked={asked} failed={t('people.failed')}>
        {(choices) => <Form choices={choices} />}
      </QueryBoundary>
    </Stack>
  );
}

function Form({ choices }: { readonly choices: Choices }) {
  const first = useFirstFocus<HTMLInputElement>();
  const { register, draft, change, isBusy, problem, errorAt } = useRegistering(choices);
  const fields = { draft, errorAt, onChange: change };
  return (
    <form noValidate onSubmit={(event) => void register(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem}>
          <KnownPerson values={problem?.values} />
        </ProblemSummary>
        <NewPersonGrid {...fields} hasError={problem !== null} firstRef={first} />
        <PlaceFields {...fields} libraries={choices.bibliotecas} />
        <LinkFields {...fields} />
        <NewPersonNote draft={draft} onChange={change} />
        <RegisterButton isBusy={isBusy} />
      </Stack>
    </form>
  );
}

/** Keeps the draft of a new person, sends it, and goes to their page. */
function useRegistering(choices: Choices) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, tellUnread, ...submission } = useSubmission('registerPerson');
  const [draft, setDraft] = useState(() => newPerson(choices));
  const change = (part: Partial<NewPersonDraft>) => setDraft({ ...draft, ...part });
  const register = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({ body: { ...draft, data_nascimento: draft.data_nascimento || null } });
    if (!made) return;
    showToast({ tone: 'success', words: t('people.registered', { name: made.nome_pessoa }) });
    void navigate(peopleHref({ person: made.cod_pessoa }));
  };
  return { ...submission, draft, change, register };
}

function RegisterButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('people.register')}
      </Button>
    </div>
  );
}
