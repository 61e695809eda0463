import { expect, test } from 'vitest';
import type { Link, Person } from './person.ts';
import { linkFields, otherThan, personBody } from './person-draft.ts';

const link: Link = {
  cod_login: 2,
  usuario: 'bruno',
  desc_biblioteca: 'Central',
  categoria: 'Graduação',
  papel: 'leitor',
  bloqueio: false,
  encerrado_em: null,
  cod_biblioteca: 1,
  cod_cargo: null,
  cargo: null,
  cod_categoria: 'GRA',
  validade: '2026-03-31',
  motivo: '',
  bloqueado_ate: null,
  pode_alterar: true,
  pode_retomar: false,
};

const person: Person = {
  cod_pessoa: 2,
  nome_pessoa: 'Bruno de Teste',
  telefone: '24 1',
  observacao: '',
  logradouro: 'Rua A',
  complemento: '',
  cep: '',
  bairro: '',
  cidade: '',
  identidade: '',
  cpf: '',
  nacionalidade: '',
  sexo: null,
  data_nascimento: '2001-02-03',
  estado_civil: null,
  escolaridade: '',
  localizacao: '',
  profissao: '',
  email: 'bruno@example.org',
  receber_email: true,
  emails_a_confirmar: ['novo@example.org'],
  senha_desde: '2026-03-01T12:00:00Z',
  senha_provisoria: false,
  vinculos: [link],
  circulacao: {
    emprestimos: 0,
    em_atraso: 0,
    reservas: 0,
    debito_centavos: 0,
    afastado_ate: null,
  },
  so_leitura: null,
};

test('nothing is sent of what nobody wrote: others may have changed it meanwhile', () => {
  expect(personBody(person, {})).toEqual({});
  expect(personBody(person, { telefone: '24 2' })).toEqual({ telefone: '24 2' });
});

test('what was written and taken back is not sent', () => {
  const written = { nome: 'Bruno de Teste', email: 'bruno@example.org', receber_email: true };
  expect(personBody(person, { ...written, cidade: '' })).toEqual({});
});

test('what is blanked is sent blank, a day null, and a choice of mail where it is another', () => {
  const written = { logradouro: '', data_nascimento: '', receber_email: false };
  expect(personBody(person, written)).toEqual({ ...written, data_nascimento: null });
});

test('an old validity is not sent with a new category', () => {
  const written = { categoria: 'POS', usuario: 'bruno' };
  expect(otherThan(linkFields(link), written)).toEqual({ categoria: 'POS' });
});

test('of a form that was sent there is left what was written since', () => {
  const sent = { ...linkFields(link), categoria: 'POS' };
  const now = { categoria: 'POS', usuario: 'bruno.2' };
  expect(otherThan(sent, now)).toEqual({ usuario: 'bruno.2' });
});
