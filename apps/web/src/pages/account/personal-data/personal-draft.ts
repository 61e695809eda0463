import { changeableFields, type ChangeableField } from '@estante/contract/plain';
import type { Input, Output } from '../../../api/api.ts';

export type PersonalData = Output<'getPersonalData'>;

/** Draft of changes to the stored data, field by field. */
export interface PersonalDraft {
  readonly written: Readonly<Partial<Record<ChangeableField, string>>>;
  readonly receivesMail: boolean | null;
}

export const untouched: PersonalDraft = { written: {}, receivesMail: null };

/** Reads the value of a field; unknown choices and days are blank. */
export function valueIn(data: PersonalData, draft: PersonalDraft, field: ChangeableField): string {
  return draft.written[field] ?? data[field] ?? '';
}

/** Fields whose draft differs from the stored value. */
export function fieldChanges(data: PersonalData, draft: PersonalDraft): ChangeableField[] {
  return changeableFields.filter((field) => valueIn(data, draft, field) !== (data[field] ?? ''));
}

/**
 * Makes the body of changes alone, so that the library is not asked in vain. `password` is null if the reader
 * confirmed their identity at a provider.
 */
export function bodyOf(
  data: PersonalData,
  draft: PersonalDraft,
  password: string | null,
): Input<'changePersonalData'>['body'] {
  const changed = fieldChanges(data, draft);
  const entries = changed.map((field) => {
    const value = valueIn(data, draft, field);
    return [field, value === '' && isChoice(field) ? null : value];
  });
  return {
    ...(Object.fromEntries(entries) as Input<'changePersonalData'>['body']),
    ...(draft.receivesMail !== null && { receber_email: draft.receivesMail }),
    ...(changed.includes('email') && password !== null && { senha: password }),
  };
}

/** Lists the outcomes of the changes: requested in part or all, saved, and still to be confirmed. */
export function receiptOf(
  data: PersonalData,
  draft: PersonalDraft,
  saved: PersonalData,
): readonly ('asked' | 'askedAll' | 'saved' | 'toConfirm')[] {
  const changed = fieldChanges(data, draft);
  const isAsked = (field: ChangeableField) => !data.campos_editaveis.includes(field);
  const waits = changed.includes('email') && saved.emails_a_confirmar.length > 0;
  const isKept = waits && saved.email === data.email;
  const now = changed.filter((field) => !isAsked(field) && !(field === 'email' && isKept));
  const isSaved = now.length > 0 || draft.receivesMail !== null;
  const asked = isSaved ? ('asked' as const) : ('askedAll' as const);
  return [
    ...(changed.some(isAsked) ? [asked] : isSaved ? (['saved'] as const) : []),
    ...(waits ? (['toConfirm'] as const) : []),
  ];
}

/** Whether a field is a choice or a day, sent as null when blank. */
function isChoice(field: ChangeableField): boolean {
  return field === 'sexo' || field === 'estado_civil' || field === 'data_nascimento';
}
