import type { Choices, Option, RequestDraft } from './request-draft.ts';

/** Names an option among the others; its place in the list may become another's on reload. */
export const nameOf = ({ volume, tomo, parte, material_adicional }: Option) =>
  JSON.stringify([volume, tomo, parte, material_adicional]);

/** Finds the chosen option, while it exists; a sole one is chosen. */
export function optionOf({ opcoes }: Choices, draft: RequestDraft): Option | null {
  const [only, ...others] = opcoes;
  if (only && others.length === 0) return only;
  return opcoes.find((option) => nameOf(option) === draft.option) ?? null;
}

/** Finds the chosen library of receipt, if it is possible for this option; else ''. */
export function receivingOf(choices: Choices, draft: RequestDraft): string {
  const option = optionOf(choices, draft);
  if (!option || ![nameOf(option), ''].includes(draft.option)) return '';
  const codes = option.recebimentos.map(({ cod_biblioteca }) => String(cod_biblioteca));
  return codes.includes(draft.receiving) ? draft.receiving : '';
}

/** Lists the libraries that can send it to the library of receipt, the soonest first. */
export function originsOf(choices: Choices, draft: RequestDraft) {
  const option = optionOf(choices, draft);
  const receiving = receivingOf(choices, draft);
  // The day of arrival depends on the destination.
  if (!option || receiving === '') return [];
  const expected = (origin: number) =>
    choices.previsoes.find(
      (one) => one.biblioteca_origem === origin && String(one.biblioteca_recebimento) === receiving,
    )?.previsao ?? null;
  return (
    option.origens
      .filter(({ cod_biblioteca }) => String(cod_biblioteca) !== receiving)
      .map((origin) => ({ ...origin, previsao: expected(origin.cod_biblioteca) }))
      // A new array, so it may be sorted in place.
      .sort((one, other) => (one.previsao ?? '9').localeCompare(other.previsao ?? '9'))
  );
}

/** Finds the chosen library of origin, if it is possible; else the one from which it comes soonest. */
export function originOf(choices: Choices, draft: RequestDraft): string {
  const codes = originsOf(choices, draft).map(({ cod_biblioteca }) => String(cod_biblioteca));
  return codes.includes(draft.origin) ? draft.origin : (codes[0] ?? '');
}

/** Lists the places at the library of receipt where it can be handed over. */
export function placesOf(choices: Choices, draft: RequestDraft) {
  const receiving = receivingOf(choices, draft);
  return choices.locais_recebimento.filter(
    ({ cod_biblioteca }) => String(cod_biblioteca) === receiving,
  );
}
