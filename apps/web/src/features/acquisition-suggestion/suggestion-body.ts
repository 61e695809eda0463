import { mostCopies } from '@estante/contract/plain';
import type { Input } from '../../api/api.ts';
import type { SuggestionDraft, TeacherDraft } from './suggestion-draft.ts';

/** Required fields, in the order of the form. */
export type RequiredField =
  | 'biblioteca'
  | 'titulo'
  | 'editor'
  | 'curso'
  | 'disciplina'
  | 'exemplares';

/**
 * Fault that keeps a field from being sent: it is empty, not a name of the list, or not a number of copies.
 */
export interface Fault {
  readonly field: RequiredField;
  readonly kind: 'missing' | 'unlisted' | 'number';
}

export function faultsOf(draft: SuggestionDraft): readonly Fault[] {
  return [
    ...faultAt('biblioteca', draft.library, true),
    ...faultAt('titulo', draft.titulo, true),
    ...faultAt('editor', draft.editor, true),
  ];
}

export function faultsOfTeacher(draft: TeacherDraft): readonly Fault[] {
  const { curso, disciplina, exemplares } = draft;
  return [
    ...faultAt('curso', curso.name, curso.code !== '', 'unlisted'),
    ...faultAt('disciplina', disciplina.name, disciplina.code !== '', 'unlisted'),
    ...faultAt('exemplares', exemplares, isCopies(exemplares), 'number'),
    ...faultsOf(draft),
  ];
}

function faultAt(
  field: RequiredField,
  text: string,
  isRight: boolean,
  kind: Fault['kind'] = 'missing',
): readonly Fault[] {
  if (text.trim() === '') return [{ field, kind: 'missing' }];
  return isRight ? [] : [{ field, kind }];
}

function isCopies(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCopies;
}

export function bodyOf(draft: SuggestionDraft): Input<'suggestAcquisition'>['body'] {
  const { titulo, editor, autor, edicao, isbn_issn, periodico, outras_inf } = draft;
  return {
    ...(draft.campus !== '' && { campus: Number(draft.campus) }),
    biblioteca: Number(draft.library),
    titulo,
    editor,
    autor,
    edicao,
    isbn_issn,
    periodico,
    outras_inf,
  };
}

export function bodyOfTeacher(draft: TeacherDraft): Input<'suggestForCourse'>['body'] {
  return {
    ...bodyOf(draft),
    curso: draft.curso.code,
    disciplina: draft.disciplina.code,
    exemplares: Number(draft.exemplares),
  };
}
