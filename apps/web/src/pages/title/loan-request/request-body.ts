import type { Input } from '../../../api/api.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { optionOf, receivingOf, originOf, placesOf } from './request-options.ts';
import type { Choices, RequestDraft } from './request-draft.ts';

/** Fields chosen from one list, which is named after the first. */
const parts = ['volume', 'tomo', 'parte', 'material_adicional'];

/** Fields that depend on the library of receipt, until another value is chosen. */
const following = ['biblioteca_origem', 'cod_local_recebimento'];

/**
 * Fits a refusal to the form: faults of the parts once, at their list; none for fields that cannot be chosen
 * yet.
 */
export function asInForm(problem: FormProblem, unchosenParts: string): FormProblem {
  const names = problem.fields.map(({ name }) => name);
  const first = names.find((name) => parts.includes(name));
  const left = names.includes('biblioteca_recebimento') ? [...parts, ...following] : parts;
  const others = problem.fields.filter(({ name }) => !left.includes(name));
  const ofParts = first ? [{ name: 'volume', words: unchosenParts }] : [];
  return { ...problem, fields: [...ofParts, ...others] };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

/** Makes the body of the call; null is sent for what cannot be chosen. */
export function bodyOf(choices: Choices, draft: RequestDraft): Input<'makeLoanRequest'>['body'] {
  const option = optionOf(choices, draft);
  return {
    biblioteca_origem: numberOf(originOf(choices, draft)),
    biblioteca_recebimento: numberOf(receivingOf(choices, draft)),
    volume: option?.volume ?? null,
    tomo: option?.tomo ?? null,
    parte: option?.parte ?? null,
    material_adicional: option?.material_adicional ?? null,
    telefone: draft.phone,
    email: draft.email,
    cod_local_recebimento: placeOf(choices, draft),
    pessoa_autorizada: draft.isAuthorised ? draft.person : null,
    domicilio: draft.isHome,
    recebimento_textual: draft.isHome ? draft.address : '',
  };
}

/** Gives the number of the chosen place, if it is in the library of receipt. */
function placeOf(choices: Choices, draft: RequestDraft): number | null {
  const isPlace = placesOf(choices, draft).some(
    (one) => String(one.cod_local_recebimento) === draft.place,
  );
  return isPlace ? numberOf(draft.place) : null;
}
