import type { serialPartKinds } from '@estante/contract/plain';
import { libraryToday } from '../../../parts/dates/library-today.ts';

/** Library and numbering of a new issue in its form fields. */
export interface NewIssueDraft {
  readonly cod_biblioteca: number;
  readonly tipo: (typeof serialPartKinds)[number];
  readonly ano: string;
  /** Month from 1 to 12; '' for none. */
  readonly mes: string;
  readonly volume: string;
  readonly numero: string;
}

/** Makes the blank draft of an issue of this year. */
export function blankIssue(library: number | undefined): NewIssueDraft {
  return {
    cod_biblioteca: library ?? 0,
    tipo: 'basica',
    ano: libraryToday().slice(0, 4),
    mes: '',
    volume: '',
    numero: '',
  };
}

/** Gives the library and numbering of an issue as they are sent. */
export function issueOf(draft: NewIssueDraft, titleId: number) {
  const mes = draft.mes === '' ? null : Number(draft.mes);
  return { ...draft, ano: Number(draft.ano), mes, cod_acervo: titleId };
}
