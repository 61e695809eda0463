import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { OnDone, Person } from './person.ts';
import { otherThan, personBody, personFields } from './person-draft.ts';

/**
 * Keeps the draft of a person beside the stored values, and sends it; or drops addresses awaiting
 * confirmation.
 */
export function usePersonDraft(person: Person, onDone: OnDone) {
  const { t } = useTranslation();
  const { send, tellUnread, ...submission } = useSubmission('changePerson');
  const known = personFields(person);
  const [written, setWritten] = useState<Partial<typeof known>>({});
  const draft = { ...known, ...written };
  const params = { id: String(person.cod_pessoa) };
  const change = (part: typeof written) => setWritten(otherThan(known, { ...written, ...part }));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const saved = await send({ params, body: personBody(person, written) });
    if (!saved) return;
    setWritten((now) => otherThan(draft, now));
    onDone(t('people.saved', { name: saved.nome_pessoa }), saved);
  };
  return { ...submission, draft, change, save, giveUp: useGivingUp(person, send, onDone) };
}

type Send = ReturnType<typeof useSubmission<'changePerson'>>['send'];

/** Drops the addresses awaiting confirmation: the present ones are sent unchanged. */
function useGivingUp(person: Person, send: Send, onDone: OnDone) {
  const { t } = useTranslation();
  return async () => {
    const params = { id: String(person.cod_pessoa) };
    const saved = await send({ params, body: { email: person.email } });
    if (saved) onDone(t('personalData.emailsGivenUp'), saved);
  };
}
