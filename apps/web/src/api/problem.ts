import type { Translate } from '@estante/phrases/translator';
import type { FormProblem } from '../ui/feedback/problem-summary.tsx';
import { failureOf } from './api.ts';
import { failureToast } from './failure-toast.ts';

/**
 * Turns a refusal into the problem of a form: the server's faults of its fields, and one sentence for all.
 */
export function problemOf(error: unknown, t: Translate): FormProblem {
  const { codigo, campos, status, valores: values } = failureOf(error);
  const { tone, words } = failureToast(error, t);
  const fields = campos.map(({ campo, mensagem }) => ({ name: campo, words: mensagem }));
  // Each field shows its own sentence.
  const areSaid = fields.length > 1 || fields.some((field) => field.words === words);
  const together = fields.length > 0 ? sayTogether(codigo, areSaid, t) : null;
  return {
    tone: tone === 'danger' ? tone : 'warning',
    words: together ?? words,
    fields,
    values,
    ...(status === 409 && { isStale: true as const }),
  };
}

function sayTogether(code: string, areSaid: boolean, t: Translate): string | null {
  switch (code) {
    case 'CampoObrigatorioNaoPreenchido':
      return t('form.fillAll');
    case 'DadosInvalidos':
      return t('form.checkMarked');
    default:
      return areSaid ? t('form.checkMarked') : null;
  }
}

/**
 * Makes the problem of a field that the page finds wrong: shown there, and in the summary that leads to it.
 */
export function wrongField(name: string, words: string, t: Translate): FormProblem {
  return { tone: 'warning', words: t('form.checkMarked'), fields: [{ name, words }] };
}

/**
 * Finds fields that the browser cannot read, like half a date, and would send as blank; null if there are
 * none.
 */
export function unreadProblem(form: HTMLFormElement, t: Translate): FormProblem | null {
  const unread = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  if (unread.length === 0) return null;
  const fields = unread.map(({ name, type }) => ({
    name,
    words: t(type === 'date' ? 'valueFaults.day' : 'valueFaults.number'),
  }));
  return { tone: 'warning', words: t('form.checkMarked'), fields };
}

/** Required field that is empty. */
interface MissingField {
  readonly name: string;
  /** Name that the form gives the field. */
  readonly label: string;
}

/** Lists the required fields that are empty, before anything is sent; null if none is. */
export function missingProblem(missing: readonly MissingField[], t: Translate): FormProblem {
  const fields = missing.map(({ name, label }) => ({
    name,
    words: t('errors.CampoObrigatorioNaoPreenchido', { campo: label }),
  }));
  return { tone: 'warning', words: t('form.fillAll'), fields };
}

/** Lists the fields to be corrected before anything is sent, missing or wrong, in the order of the form. */
export function draftProblem(
  faults: readonly (MissingField | FormProblem['fields'][number])[],
  t: Translate,
): FormProblem | null {
  if (faults.length === 0) return null;
  const fields = faults.flatMap((fault) =>
    'words' in fault ? [fault] : missingProblem([fault], t).fields,
  );
  const isMissing = faults.every((fault) => 'label' in fault);
  return { tone: 'warning', words: t(isMissing ? 'form.fillAll' : 'form.checkMarked'), fields };
}
