import type { Input, Output } from '../../../api/api.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';

export type Choices = Output<'getLoanRequestChoices'>;
export type Option = Choices['opcoes'][number];

/** Fields of the form as written; selects hold numbers as text, '' where nothing is chosen. */
export interface RequestDraft {
  readonly option: string;
  readonly receiving: string;
  readonly origin: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly isAuthorised: boolean;
  readonly person: string;
  readonly isHome: boolean;
  readonly address: string;
}

/** Makes the draft to begin with: an only receiver of an only option is chosen; the place is the desk. */
export function firstDraft({ opcoes, telefone, email }: Choices): RequestDraft {
  const [only, ...others] = opcoes;
  const receivers = only && others.length === 0 ? only.recebimentos : [];
  const [receiver] = receivers.length === 1 ? receivers : [];
  return {
    option: '',
    receiving: receiver ? String(receiver.cod_biblioteca) : '',
    origin: '',
    place: '0',
    phone: telefone,
    email,
    isAuthorised: false,
    person: '',
    isHome: false,
    address: '',
  };
}

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

export function placesOf(choices: Choices, draft: RequestDraft) {
  const receiving = receivingOf(choices, draft);
  return choices.locais_recebimento.filter(
    ({ cod_biblioteca }) => String(cod_biblioteca) === receiving,
  );
}

/** Fields that are chosen from one list, which has the name of the first. */
const parts = ['volume', 'tomo', 'parte', 'material_adicional'];
/** Fields that follow from the library of receipt, until another is chosen. */
const following = ['biblioteca_origem', 'cod_local_recebimento'];

/** Fits a refusal to the form: faults of the parts once, at their list; none of what cannot be chosen yet. */
export function asInForm(problem: FormProblem, unchosenParts: string): FormProblem {
  const names = problem.fields.map(({ name }) => name);
  const first = names.find((name) => parts.includes(name));
  const left = names.includes('biblioteca_recebimento') ? [...parts, ...following] : parts;
  const others = problem.fields.filter(({ name }) => !left.includes(name));
  const ofParts = first ? [{ name: 'volume', words: unchosenParts }] : [];
  return { ...problem, fields: [...ofParts, ...others] };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

export function bodyOf(choices: Choices, draft: RequestDraft): Input<'makeLoanRequest'>['body'] {
  const option = optionOf(choices, draft);
  const isPlace = placesOf(choices, draft).some(
    (one) => String(one.cod_local_recebimento) === draft.place,
  );
  return {
    biblioteca_origem: numberOf(originOf(choices, draft)),
    biblioteca_recebimento: numberOf(receivingOf(choices, draft)),
    volume: option?.volume ?? null,
    tomo: option?.tomo ?? null,
    parte: option?.parte ?? null,
    material_adicional: option?.material_adicional ?? null,
    telefone: draft.phone,
    email: draft.email,
    cod_local_recebimento: isPlace ? numberOf(draft.place) : null,
    pessoa_autorizada: draft.isAuthorised ? draft.person : null,
    domicilio: draft.isHome,
    recebimento_textual: draft.isHome ? draft.address : '',
  };
}
