import { fieldsOf, type RequestFieldName, type RequestForm } from '@estante/contract/plain';
import { pageCount } from './page-count.ts';

/** Texts of the fields by name; a ticked box has 'S'. */
export type RequestDraft = Readonly<Partial<Record<RequestFieldName, string>>>;

/** Lists the required fields that are empty, in the order of the form. */
export function missingOf(form: RequestForm, draft: RequestDraft): readonly RequestFieldName[] {
  return fieldsOf(form).flatMap(({ name, isRequired }) =>
    isRequired && !draft[name]?.trim() ? [name] : [],
  );
}

/** Lists the number fields that hold something else, in the order of the form. */
export function wrongNumbersOf(
  form: RequestForm,
  draft: RequestDraft,
): readonly RequestFieldName[] {
  return fieldsOf(form).flatMap(({ name, kind }) => {
    const text = draft[name]?.trim() ?? '';
    return kind === 'count' && text !== '' && pageCount(text) === null ? [name] : [];
  });
}

/** Makes the body to be sent; an invalid number is left out. */
export function bodyOf(form: RequestForm, draft: RequestDraft): Readonly<Record<string, unknown>> {
  const pairs = fieldsOf(form).map(({ name, kind }) => {
    const text = draft[name] ?? '';
    if (kind === 'flag') return [name, text === 'S'] as const;
    if (kind !== 'count') return [name, text] as const;
    return [name, pageCount(text)] as const;
  });
  return Object.fromEntries(pairs);
}

/** Turns a request that was sent before into the texts of its fields. */
export function draftOf(said: Readonly<Record<string, string | number | boolean>>): RequestDraft {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, value === true ? 'S' : String(value)]),
  );
}
