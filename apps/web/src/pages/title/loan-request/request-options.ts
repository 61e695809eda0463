import type { Choices, Option, RequestDraft } from './request-draft.ts';

/** Names an option among the others: its place in a list that is asked for again may become another's. */
export const nameOf = ({ volume, tomo, parte, material_adicional }: Option) =>
  JSON.stringify([volume, tomo, parte, material_adicional]);

/** The option that was chosen, while there is one; an only one is chosen. */
export function optionOf({ opcoes }: Choices, draft: RequestDraft): Option | null {
  const [only, ...others] = opcoes;
  if (only && others.length === 0) return only;
  return opcoes.find((option) => nameOf(option) === draft.option) ?? null;
}

/** The library of receipt that was chosen for this option, while it can be; else ''. */
export function receivingOf(choices: Choices, draft: RequestDraft): string {
  const option = optionOf(choices, draft);
  if (!option || ![nameOf(option), ''].includes(draft.option)) return '';
  const codes = option.recebimentos.map(({ cod_biblioteca }) => String(cod_biblioteca));
  return codes.includes(draft.receiving) ? draft.receiving : '';
}

/** Libraries that can send it to where it would be received, the soonest first. */
export function originsOf(choices: Choices, draft: RequestDraft) {
  const option = optionOf(choices, draft);
  const receiving = receivingOf(choices, draft);
  // The day it comes is known once it is known where to.
  if (!option || receiving === '') return [];
  const expected = (origin: number) =>
    choices.previsoes.find(
      (one) => one.biblioteca_origem === origin && String(one.biblioteca_recebimento) === receiving,
    )?.previsao ?? null;
  return (
    option.origens
      .filter(({ cod_biblioteca }) => String(cod_biblioteca) !== receiving)
      .map((origin) => ({ ...origin, previsao: expected(origin.cod_biblioteca) }))
      // A copy already.
      .sort((one, other) => (one.previsao ?? '9').localeCompare(other.previsao ?? '9'))
  );
}

/** The library that was chosen, while it can be; else the one from which it comes soonest. */
export function originOf(choices: Choices, draft: RequestDraft): string {
  const codes = originsOf(choices, draft).map(({ cod_biblioteca }) => String(cod_biblioteca));
  return codes.includes(draft.origin) ? draft.origin : (codes[0] ?? '');
}

/** Places at the library of receipt where it can be handed over. */
export function placesOf(choices: Choices, draft: RequestDraft) {
  const receiving = receivingOf(choices, draft);
  return choices.locais_recebimento.filter(
    ({ cod_biblioteca }) => String(cod_biblioteca) === receiving,
  );
}
