import type { serialPartKinds } from '@estante/contract/plain';
import { libraryToday } from '../../../parts/dates/library-today.ts';

/** Library and numbering of an issue that is to be added, as the form has them. */
export interface NewIssueDraft {
  readonly cod_biblioteca: number;
  readonly tipo: (typeof serialPartKinds)[number];
  readonly ano: string;
  /** From 1 to 12; '' for none. */
  readonly mes: string;
  readonly volume: string;
  readonly numero: string;
}

/** Draft of an issue of this year that nothing is written of yet. */
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

/** Library and numbering of an issue as they are sent. */
export function issueOf(draft: NewIssueDraft, titleId: number) {
  const mes = draft.mes === '' ? null : Number(draft.mes);
  return { ...draft, ano: Number(draft.ano), mes, cod_acervo: titleId };
}
