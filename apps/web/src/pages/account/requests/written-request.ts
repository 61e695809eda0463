import type { RequestForm } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import {
  bodyOf,
  missingOf,
  wrongNumbersOf,
  type RequestDraft,
} from '../../../features/requests/request-draft.ts';
import type { Contact } from './contact-fields.tsx';

/** Finds missing fields, and numbers that are invalid. */
export function faultsOf(form: RequestForm, draft: RequestDraft, contact: Contact, t: Translate) {
  const missing = missingNames(form, draft, contact);
  const labels = missing.map((name) => ({ name, label: t(`requests.fields.${name}`) }));
  const wrong = wrongNumbersOf(form, draft).map((name) => ({
    name,
    words: `${t(`requests.fields.${name}`)}: ${t('valueFaults.wholeNumber')}`,
  }));
  return [...labels, ...wrong];
}

function missingNames(form: RequestForm, draft: RequestDraft, { email }: Contact) {
  const missing = missingOf(form, draft);
  return email.trim() === '' ? [...missing, 'email' as const] : missing;
}

/** Makes the body of the call, the library left out if none was chosen. */
export const sentOf = (
  form: RequestForm,
  draft: RequestDraft,
  { library, email, note }: Contact,
) => ({
  ...bodyOf(form, draft),
  ...(library !== '' && { biblioteca: Number(library) }),
  email,
  observacao: note,
});
