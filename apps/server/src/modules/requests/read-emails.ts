import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import { faultOfEmails, splitEmails } from '../personal-data/index.ts';

/** Reads the addresses that a request is answered to, or says why it cannot be. */
export function readEmails(text: string, language: Language): readonly string[] | Refusal {
  const t = translatorFor(language);
  const emails = splitEmails(text);
  if (emails.length === 0) return refuseBlank('email', t('requests.fields.email'), language);
  const code = faultOfEmails(emails);
  if (code === null) return emails;
  return { ...refuse(422, code), fields: [{ campo: 'email', mensagem: t(`errors.${code}`) }] };
}
