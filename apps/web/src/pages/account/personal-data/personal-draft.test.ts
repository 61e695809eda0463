import { expect, test } from 'vitest';
import { bodyOf, fieldChanges, untouched, type PersonalData } from './personal-draft.ts';

const data: PersonalData = {
  nome_pessoa: 'Ana de Teste',
  logradouro: 'Rua A',
  complemento: '',
  cep: '',
  bairro: '',
  cidade: '',
  identidade: '',
  cpf: '',
  nacionalidade: '',
  sexo: 'F',
  data_nascimento: null,
  estado_civil: null,
  escolaridade: '',
  localizacao: '',
  profissao: '',
  email: 'ana@example.org',
  receber_email: true,
  emails_a_confirmar: [],
  campos_editaveis: ['email', 'logradouro'],
  pedido: null,
  resposta: null,
};

const written = (fields: (typeof untouched)['written']) => ({ ...untouched, written: fields });

test('nothing is sent of a form that nobody touched', () => {
  expect(bodyOf(data, untouched, '')).toEqual({});
});

test('what was written and taken back is no change', () => {
  expect(fieldChanges(data, written({ logradouro: 'Rua A', cidade: '' }))).toEqual([]);
});

test('a choice that is taken away is null, a text is blank', () => {
  expect(bodyOf(data, written({ sexo: '', logradouro: '' }), '')).toEqual({
    sexo: null,
    logradouro: '',
  });
});

test('the password goes with addresses alone', () => {
  expect(bodyOf(data, written({ cidade: 'Valença' }), 'segredo')).toEqual({ cidade: 'Valença' });
  expect(bodyOf(data, written({ email: 'nova@example.org' }), 'segredo')).toEqual({
    email: 'nova@example.org',
    senha: 'segredo',
  });
});

test('whether mail is wanted goes where it was chosen', () => {
  expect(bodyOf(data, { ...untouched, receivesMail: false }, '')).toEqual({ receber_email: false });
});
