import type { brokenRules } from '@estante/contract/plain';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { useTranslation } from '../../languages/use-translation.ts';

/** Fields of the form for a new password, without the blanks around the new one. */
interface PasswordDraft {
  readonly present: string;
  readonly password: string;
  readonly again: string;
  /** Rules that the new password breaks. */
  readonly broken: ReturnType<typeof brokenRules>;
}

export type Name = Exclude<keyof PasswordDraft, 'broken'>;

/** Words for each field's fault, found by the form itself or by the last answer; false for none. */
export function useFaults(
  draft: PasswordDraft,
  failure: ApiFailure | null,
  wasSent: boolean,
): Readonly<Record<Name, string | false>> {
  const { t } = useTranslation();
  const { present, password, again, broken } = draft;
  function faultOfPresent() {
    if (failure?.codigo === 'SenhaAtualIncorreta') return failureWords(failure, t);
    return wasSent && present === '' && t('valueFaults.missing');
  }
  function faultOfNew() {
    if (failure?.campos.length) return failure.campos.map(({ mensagem }) => mensagem).join(' ');
    if (!wasSent) return false;
    if (password === '') return t('valueFaults.missing');
    return broken.length > 0 && t('errors.SenhaNaoConfereCriterios');
  }
  return {
    present: faultOfPresent(),
    password: faultOfNew(),
    again: again !== password && (again !== '' || wasSent) && t('errors.AsSenhasNaoCoincidem'),
  };
}

/** Finds the first field that keeps the form from being sent; null if none does. */
export function firstWrong(draft: PasswordDraft, isPresentAsked: boolean): Name | null {
  const { present, password, again, broken } = draft;
  if (isPresentAsked && present === '') return 'present';
  if (broken.length > 0) return 'password';
  return again !== password ? 'again' : null;
}
