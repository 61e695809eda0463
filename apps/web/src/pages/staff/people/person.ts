import type { Output } from '../../../api/api.ts';

export type Person = Output<'getPersonRecord'>;
export type Link = Person['vinculos'][number];
export type Choices = Output<'getPeopleChoices'>;
type Choice = Choices['bibliotecas'][number];

/** What an act on a person's page says when it is done. */
export type OnDone = (words: string) => void;

export const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ codigo, descricao }) => ({ value: codigo, label: descricao }));

/** Where somebody works in one library, they work in that one; who has all says which. */
export const onlyOne = (libraries: readonly Choice[]): string =>
  libraries.length === 1 ? (libraries[0]?.codigo ?? '') : '';

/** Where somebody lives. */
export const addressLines = ['logradouro', 'complemento', 'bairro', 'cidade', 'cep'] as const;
