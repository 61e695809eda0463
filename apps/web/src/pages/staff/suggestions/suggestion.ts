import type { Output } from '../../../api/api.ts';

export type Suggestion = Output<'listAcquisitionSuggestions'>['sugestoes'][number];

/** Gives the number of the title linked to a suggestion, as a field has it; '' for none. */
export function linkOf({ acervo }: Pick<Suggestion, 'acervo'>): string {
  return String(acervo?.cod_acervo ?? '');
}

/**
 * Makes the body's part on the title: none if the field is unchanged, as a title may have been linked since.
 */
export function linkSaid(suggestion: Pick<Suggestion, 'acervo'>, typed: string) {
  if (typed === linkOf(suggestion)) return {};
  return { cod_acervo: typed === '' ? null : Number(typed) };
}
