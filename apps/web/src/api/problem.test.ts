import { locales } from '@estante/phrases';
import { createTranslator } from '@estante/phrases/translator';
import { beforeAll, expect, test } from 'vitest';
import { loadRefusalSentences } from './failure-words.ts';
import { ApiFailure } from './api.ts';
import { draftProblem, missingProblem, problemOf } from './problem.ts';

// Sentences are loaded before a refusal reaches a page.
beforeAll(loadRefusalSentences);

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
  const values = { campo: 'Volume' };
  const failure = new ApiFailure(422, code, '', values, campos);
  expect(problemOf(failure, t)).toEqual({ ...problem, values });
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

test('a sentence that stands at a field is not said again over the form', () => {
  const at = (campo: string, mensagem: string) => ({ campo, mensagem });
  const email = at('email', 'Preencha um e-mail válido!');
  const failure = (...campos: (typeof email)[]) =>
    new ApiFailure(422, 'EmailInvalido', '', {}, campos);
  expect(problemOf(failure(email), t).words).toBe('Confira os campos marcados.');
  expect(problemOf(failure(email, at('cep', 'CEP?')), t).words).toBe('Confira os campos marcados.');
  expect(problemOf(failure(at('email', 'É longo demais.')), t).words).toBe(
    'Preencha um e-mail válido!',
  );
});

test.each([
  [new ApiFailure(500, 'X', 'select 1'), 'danger', 'Ocorreu um erro inesperado.'],
  [new ApiFailure(422, 'EmailInvalido'), 'warning', 'Preencha um e-mail válido!'],
])('%s is told over the form', (error, tone, words) => {
  expect(problemOf(error, t)).toEqual({ tone, words, fields: [], values: {} });
});

test('what others have changed meanwhile is told as such', () => {
  expect(problemOf(new ApiFailure(409, 'SituacaoMudou'), t)).toMatchObject({ isStale: true });
  expect(problemOf(new ApiFailure(422, 'EmailInvalido'), t)).not.toHaveProperty('isStale');
});

test('what is missing and what is wrong are told in their order, and nothing where nothing is', () => {
  const missing = { name: 'curso', label: 'Curso' };
  const wrong = { name: 'exemplares', words: 'Escreva um número inteiro.' };
  expect(draftProblem([], t)).toBeNull();
  expect(draftProblem([missing], t)).toEqual(missingProblem([missing], t));
  expect(draftProblem([missing, wrong], t)).toEqual({
    tone: 'warning',
    words: 'Confira os campos marcados.',
    fields: [{ name: 'curso', words: said('Curso') }, wrong],
  });
});
