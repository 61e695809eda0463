import { expect, test } from 'vitest';
import { bodyOf, fieldChanges, receiptOf, untouched, type PersonalData } from './personal-draft.ts';

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

test('a new address goes with the password, or none where a provider has confirmed who it is', () => {
  const draft = written({ email: 'nova@example.org' });
  expect(bodyOf(data, draft, null)).toEqual({ email: 'nova@example.org' });
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

const waiting = [{ email: 'nova@example.org', expira_em: '2026-11-28T12:00:00Z' }];

test.each<[(typeof untouched)['written'], Partial<PersonalData>, readonly string[]]>([
  [{ logradouro: 'Rua B' }, { logradouro: 'Rua B' }, ['saved']],
  [{ cidade: 'Iacanga' }, {}, ['askedAll']],
  [{ cidade: 'Iacanga', logradouro: 'Rua B' }, { logradouro: 'Rua B' }, ['asked']],
  [{ email: 'nova@example.org' }, { emails_a_confirmar: waiting }, ['toConfirm']],
  [
    { email: 'nova@example.org', logradouro: 'Rua B' },
    { emails_a_confirmar: waiting, logradouro: 'Rua B' },
    ['saved', 'toConfirm'],
  ],
  [
    { email: 'nova@example.org', cidade: 'Iacanga' },
    { emails_a_confirmar: waiting },
    ['askedAll', 'toConfirm'],
  ],
  [{ email: '' }, { email: '' }, ['saved']],
])('after %j, what is said fits what was done', (fields, saved, expected) => {
  expect(receiptOf(data, written(fields), { ...data, ...saved })).toEqual(expected);
});

test('a choice of letters is saved at once, beside what is asked', () => {
  const draft = { written: { cidade: 'Iacanga' }, receivesMail: false };
  expect(receiptOf(data, draft, data)).toEqual(['asked']);
});
