import { locales } from '@estante/phrases';
import { createTranslator } from '@estante/phrases/translator';
import { expect, test } from 'vitest';
import { ApiFailure } from './api.ts';
import { missingProblem, problemOf } from './problem.ts';

const t = createTranslator('pt', () => locales.pt);
const said = (campo: string) => `O campo ${campo} é obrigatório e não foi preenchido.`;

test('every field that is missing is told at its place, and all of them together', () => {
  const campos = [
    { campo: 'volume', mensagem: said('Volume') },
    { campo: 'email', mensagem: said('E-mail') },
  ];
  const code = 'CampoObrigatorioNaoPreenchido';
  const problem = {
    tone: 'warning',
    words: 'Preencha todos os campos obrigatórios!',
    fields: [
      { name: 'volume', words: said('Volume') },
      { name: 'email', words: said('E-mail') },
    ],
  };
  expect(problemOf(new ApiFailure(422, code, '', { campo: 'Volume' }, campos), t)).toEqual(problem);
  const missing = [
    { name: 'volume', label: 'Volume' },
    { name: 'email', label: 'E-mail' },
  ];
  expect(missingProblem(missing, t)).toEqual(problem);
});

test('what is wrong with fields is said at them, and not again over the form', () => {
  const campos = [{ campo: 'nome', mensagem: 'Falta preencher “Nome”.' }];
  const failure = new ApiFailure(422, 'DadosInvalidos', '', { campos: 'Nome' }, campos);
  expect(problemOf(failure, t).words).toBe('Confira os campos marcados.');
  const whole = new ApiFailure(422, 'DadosInvalidos', '', { campos: 'destino' });
  expect(problemOf(whole, t).words).toBe('Confira os dados: destino.');
});

test.each([
  [new ApiFailure(500, 'X', 'select 1'), 'danger', 'Ocorreu um erro inesperado.'],
  [new ApiFailure(422, 'EmailInvalido'), 'warning', 'Preencha um e-mail válido!'],
])('%s is told over the form', (error, tone, words) => {
  expect(problemOf(error, t)).toEqual({ tone, words, fields: [] });
});

test('what others have changed meanwhile is told as such', () => {
  expect(problemOf(new ApiFailure(409, 'SituacaoMudou'), t)).toMatchObject({ isStale: true });
  expect(problemOf(new ApiFailure(422, 'EmailInvalido'), t)).not.toHaveProperty('isStale');
});
