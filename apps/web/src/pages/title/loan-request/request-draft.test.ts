import { expect, test } from 'vitest';
import { firstDraft, type Choices } from './request-draft.ts';
import { asInForm, bodyOf } from './request-body.ts';
import { nameOf, originOf, originsOf } from './request-options.ts';

const library = (cod_biblioteca: number) => ({
  cod_biblioteca,
  desc_biblioteca: `B${cod_biblioteca}`,
});
const whole = { volume: '', tomo: '', parte: '', material_adicional: '' };
const choices: Choices = {
  cod_acervo: 1,
  titulo: 'Um',
  recusas: [],
  abertas: 0,
  limite: 3,
  telefone: '84 9',
  email: 'ana@example.org',
  opcoes: [
    {
      ...whole,
      origens: [
        { ...library(1), disponiveis: 1 },
        { ...library(2), disponiveis: 2 },
      ],
      recebimentos: [library(3)],
    },
  ],
  locais_recebimento: [
    { cod_biblioteca: 3, cod_local_recebimento: 0, desc_local: 'Balcão' },
    { cod_biblioteca: 4, cod_local_recebimento: 7, desc_local: 'Outro' },
  ],
  previsoes: [
    { biblioteca_origem: 1, biblioteca_recebimento: 3, previsao: '2026-12-02' },
    { biblioteca_origem: 2, biblioteca_recebimento: 3, previsao: '2026-12-01' },
  ],
};

test('what is the only choice is chosen, and the library from which it comes soonest', () => {
  const draft = firstDraft(choices);
  expect(bodyOf(choices, draft)).toEqual({
    ...whole,
    biblioteca_origem: 2,
    biblioteca_recebimento: 3,
    telefone: '84 9',
    email: 'ana@example.org',
    cod_local_recebimento: 0,
    pessoa_autorizada: null,
    domicilio: false,
    recebimento_textual: '',
  });
  expect(originOf(choices, { ...draft, origin: '1' })).toBe('1');
});

test('where nobody can say when it comes is offered last', () => {
  const unknown = { ...choices, previsoes: choices.previsoes.slice(0, 1) };
  const order = originsOf(unknown, firstDraft(unknown)).map(({ cod_biblioteca }) => cod_biblioteca);
  expect(order).toEqual([1, 2]);
});

test('of several nothing is chosen, and what is not chosen is null', () => {
  const [only] = choices.opcoes;
  const two = only ? { ...choices, opcoes: [only, { ...only, volume: '2' }] } : choices;
  const body = bodyOf(two, { ...firstDraft(two), isAuthorised: true, person: '', address: 'x' });
  expect(body).toMatchObject({
    volume: null,
    biblioteca_recebimento: null,
    biblioteca_origem: null,
    cod_local_recebimento: null,
    pessoa_autorizada: '',
    recebimento_textual: '',
  });
});

const volumes = (...names: string[]): Choices => ({
  ...choices,
  opcoes: choices.opcoes.flatMap((one) => names.map((volume) => ({ ...one, volume }))),
});
const choosing = (of: Choices, at: number) => {
  const [chosen] = of.opcoes.slice(at);
  return { ...firstDraft(of), option: chosen ? nameOf(chosen) : '', receiving: '3' };
};

test('what was chosen stays chosen where another goes from the list before it', () => {
  const draft = choosing(volumes('1', '2', '3'), 1);
  expect(bodyOf(volumes('2', '3'), draft)).toMatchObject({
    volume: '2',
    biblioteca_recebimento: 3,
    biblioteca_origem: 2,
  });
});

test('what is gone from the list is chosen no more, nor where to receive it', () => {
  const draft = choosing(volumes('1', '2', '3'), 1);
  const gone = bodyOf(volumes('1', '3'), draft);
  expect(gone).toMatchObject({
    volume: null,
    biblioteca_recebimento: null,
    biblioteca_origem: null,
    cod_local_recebimento: null,
  });
});

test('what is left alone in the list is chosen, and where to receive it is to be said again', () => {
  const draft = choosing(volumes('1', '2'), 1);
  expect(bodyOf(volumes('1'), draft)).toMatchObject({ volume: '1', biblioteca_recebimento: null });
  const said = bodyOf(volumes('1'), choosing(volumes('1'), 0));
  expect(said).toMatchObject({ volume: '1', biblioteca_recebimento: 3 });
});

test('the list of what is asked for is missed once, and what follows from where it is received not at all', () => {
  const missed = (...names: string[]) => ({
    tone: 'warning' as const,
    words: 'Preencha',
    fields: names.map((name) => ({ name, words: `Falta ${name}` })),
  });
  const shown = (...names: string[]) => asInForm(missed(...names), 'Escolha o que').fields;
  expect(
    shown(
      'biblioteca_origem',
      'biblioteca_recebimento',
      'volume',
      'tomo',
      'parte',
      'material_adicional',
      'email',
      'cod_local_recebimento',
    ),
  ).toEqual([
    { name: 'volume', words: 'Escolha o que' },
    { name: 'biblioteca_recebimento', words: 'Falta biblioteca_recebimento' },
    { name: 'email', words: 'Falta email' },
  ]);
  expect(shown('biblioteca_origem').map(({ name }) => name)).toEqual(['biblioteca_origem']);
});
