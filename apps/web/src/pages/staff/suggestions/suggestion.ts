import type { Output } from '../../../api/api.ts';

export type Suggestion = Output<'listAcquisitionSuggestions'>['sugestoes'][number];

/** The number of the title that a suggestion is, as a field has it; '' for none. */
export function linkOf({ acervo }: Pick<Suggestion, 'acervo'>): string {
  return String(acervo?.cod_acervo ?? '');
}

/** Makes the body's part on the title: none where the field stands as it was, as it may be linked by now. */
export function linkSaid(suggestion: Pick<Suggestion, 'acervo'>, typed: string) {
  if (typed === linkOf(suggestion)) return {};
  return { cod_acervo: typed === '' ? null : Number(typed) };
}
