import { mostCopies } from '@estante/contract/plain';
import type { Input } from '../../api/api.ts';
import type { SuggestionDraft, TeacherDraft } from './suggestion-draft.ts';

/** Fields that must be filled in and are not, in the order of the form. */
export type Missing = 'biblioteca' | 'titulo' | 'editor' | 'curso' | 'disciplina' | 'exemplares';

export function missingOf(draft: SuggestionDraft): readonly Missing[] {
  const filled: readonly (readonly [Missing, boolean])[] = [
    ['biblioteca', draft.library !== ''],
    ['titulo', draft.titulo.trim() !== ''],
    ['editor', draft.editor.trim() !== ''],
  ];
  return filled.flatMap(([field, isFilled]) => (isFilled ? [] : [field]));
}

export function missingOfTeacher(draft: TeacherDraft): readonly Missing[] {
  const filled: readonly (readonly [Missing, boolean])[] = [
    ['curso', draft.curso.code !== ''],
    ['disciplina', draft.disciplina.code !== ''],
    ['exemplares', isCopies(draft.exemplares)],
  ];
  return [...filled.flatMap(([field, isFilled]) => (isFilled ? [] : [field])), ...missingOf(draft)];
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
