import type { Output } from '../../../api/api.ts';

export type Person = Output<'getPersonRecord'>;
export type Link = Person['vinculos'][number];
export type Choices = Output<'getPeopleChoices'>;
type Choice = Choices['bibliotecas'][number];

/** Reports that an act on a person's page is done, in these words, with the person's new data. */
export type OnDone = (words: string, saved?: Person) => void;

export const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ codigo, descricao }) => ({ value: codigo, label: descricao }));

/** Finds the code of the library for staff of one library; '' for staff of several, who choose it. */
export const onlyOne = (libraries: readonly Choice[]): string =>
  libraries.length === 1 ? (libraries[0]?.codigo ?? '') : '';

/** Fields of a person's home address. */
export const addressLines = ['logradouro', 'complemento', 'bairro', 'cidade', 'cep'] as const;
