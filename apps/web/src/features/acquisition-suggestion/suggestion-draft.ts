import { mostCopies } from '@estante/contract/plain';
import type { Input } from '../../api/api.ts';
import type { LibraryChoice } from '../../parts/libraries/library-fields.tsx';

/** As its fields stand in the form. */
export interface SuggestionDraft extends LibraryChoice {
  readonly titulo: string;
  readonly editor: string;
  readonly autor: string;
  readonly edicao: string;
  readonly isbn_issn: string;
  readonly periodico: boolean;
  readonly outras_inf: string;
}

/** One of a list, by its code; no code while the text is not one of them. */
export interface CodedName {
  readonly code: string;
  readonly name: string;
}

export interface TeacherDraft extends SuggestionDraft {
  /** What courses are looked for in; '' for all. */
  readonly departamento: string;
  readonly curso: CodedName;
  readonly disciplina: CodedName;
  readonly exemplares: string;
}

export const blankSuggestion: SuggestionDraft = {
  campus: '',
  library: '',
  titulo: '',
  editor: '',
  autor: '',
  edicao: '',
  isbn_issn: '',
  periodico: false,
  outras_inf: '',
};

export const none: CodedName = { code: '', name: '' };
export const blankTeacherSuggestion: TeacherDraft = {
  ...blankSuggestion,
  departamento: '',
  curso: none,
  disciplina: none,
  exemplares: '1',
};

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
