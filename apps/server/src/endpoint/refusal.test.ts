import { errorBody, errorCodes, languages } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { refuse, renderError, renderRefusal } from './refusal.ts';

const values = {
  id: 7,
  tipo: 'x',
  campos: 'y',
  data: '1',
  data_ini: '2',
  data_fim: '3',
  user: 'Login',
  segundos: 30,
  horas: 5,
  total: 5,
  minutos: 60,
  validade: '2026-04-10',
  abertura: '2026-03-11',
  campo: 'Título',
  limite: 5,
  cor: '#ffdd00',
  razao: 1.33,
  minimo: 4.5,
  codigo: 'B1',
  de: '2026-03-11',
  ate: '2026-03-12',
  valor_centavos: 150,
  linha: 3,
  motivo: 'z',
  servico: 'captcha',
  requisicao: '2026/14',
  uses: '3 exemplares',
  nome: 'Ana',
  situacao: 'Em análise',
  titulo: 'Pauliceia',
  designacao: 'v. 1',
};
const inEach = (code: (typeof errorCodes)[number]) =>
  languages.map((language) => renderError(code, translatorFor(language), values).erro.mensagem);

test.each(errorCodes)('%s has a sentence in each language, and a different one', (code) => {
  for (const sentence of inEach(code)) {
    expect(sentence).toMatch(/[^.]{5,}[.!]$/);
    expect(sentence).not.toMatch(/\{\{|errors\.|undefined/);
  }
  expect(new Set(inEach(code)).size).toBe(languages.length);
});

test('a refusal without values or fields has neither member', () => {
  const body = renderRefusal(refuse(404, 'NaoEncontrado'), translatorFor('pt'));
  expect(body).toEqual({ erro: { codigo: 'NaoEncontrado', mensagem: 'Não encontrado.' } });
});

test('with them it has both, in the shape of the contract', () => {
  const fields = [{ campo: 'q', mensagem: 'longa demais' }];
  const refusal = { ...refuse(422, 'DadosInvalidos', { campos: 'q' }), fields };
  const body = renderRefusal(refusal, translatorFor('pt'));
  expect(errorBody.parse(body)).toEqual(body);
  expect(body.erro).toMatchObject({ valores: { campos: 'q' }, campos: fields });
});
