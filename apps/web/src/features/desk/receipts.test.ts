import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import type { Output } from '../../api/api.ts';
import { cameEntry } from './came-entry.ts';
import { dueDayEntry, lentEntry, renewedEntry } from './desk-entry.ts';
import { receiptsOf, type Receipt } from './receipts.ts';

type ReturnResult = Extract<Output<'returnAtDesk'>, { situacao: 'devolvido' }>;

const t = translatorFor('pt');
const ana = { login: 1, name: 'Ana' };
const loan = {
  acervo: { titulo: 'Dom Casmurro' },
  codigo: 12,
  codigo_barras: '7',
  data_emprestimo: '2026-03-10T17:00:00Z',
  devolver_ate: '2026-03-17',
  devolver_as: null,
} as unknown as ReturnResult['emprestimo'];
const came: ReturnResult = {
  situacao: 'devolvido',
  emprestimo: loan,
  nome_pessoa: ana.name,
  cod_login: ana.login,
  atraso: { dias: 0, multa_centavos: 0, afastado_ate: null },
  exemplar: null,
  destino: { tipo: 'estante' },
  devolvido_em: '2026-03-19T17:05:00Z',
  desc_biblioteca: 'Biblioteca Central',
  operador: 'Davi',
};
const factsOf = (changed: Partial<ReturnResult>) =>
  cameEntry({ ...came, ...changed }, t).receipt?.facts;

test('a return says when, where and by whom it was taken back', () => {
  expect(cameEntry(came, t).receipt).toEqual({
    reader: ana,
    act: 'returned',
    title: 'Dom Casmurro',
    barcode: '7',
    loan: 12,
    facts: ['Recebido em 19 de mar. de 2026, 14:05, na Biblioteca Central, por Davi.'],
  });
});

test('a loan says when it was lent and until when, its number and its bar code', () => {
  expect(lentEntry({ situacao: 'emprestado', emprestimo: loan }, t, ana).receipt).toEqual({
    reader: ana,
    act: 'lent',
    title: 'Dom Casmurro',
    barcode: '7',
    loan: 12,
    facts: ['Emprestado em 10 de mar. de 2026, 14:00.', 'Devolver até 17 de mar. de 2026.'],
  });
});

test('what came of it stands on the receipt: fine, suspension, and the hold, without who waits', () => {
  const facts = factsOf({
    atraso: { dias: 2, multa_centavos: 200, afastado_ate: '2026-03-21' },
    destino: {
      tipo: 'reserva',
      retirar_ate: '2026-03-24',
      para: { nome_pessoa: 'Bruno', reserva: 1, solicitacao: null },
    },
  });
  expect(facts?.slice(1)).toEqual([
    expect.stringMatching(/^Multa de R\$\s2,00 por 2 dias de atraso\.$/) as string,
    'Leitor afastado até 21 de mar. de 2026.',
    'Vai para a prateleira de reservas, até 24 de mar. de 2026.',
  ]);
});

test('what nobody had on loan is on no receipt', () => {
  const exemplar = { titulo: 'Dom Casmurro' } as Extract<
    Output<'returnAtDesk'>,
    { situacao: 'nao_emprestado' }
  >['exemplar'];
  const told = { exemplar, estava: 'na_estante', destino: { tipo: 'estante' } } as const;
  expect(cameEntry({ situacao: 'nao_emprestado', ...told }, t).receipt).toBeNull();
  expect(cameEntry({ situacao: 'recebido', ...told, perda: null }, t).receipt).toBeNull();
});

const numbersOf = (parts: Receipt['parts']) =>
  Object.fromEntries(parts.map(({ act, lines }) => [act, lines.map(({ number }) => number)]));

test('what is theirs for longer stands on it with its new day, between what was lent and what came back', () => {
  const renewed = { situacao: 'renovado', emprestimo: loan } as const;
  const refused = { situacao: 'recusado' as const, emprestimo: loan, motivos: [] };
  const entries = [
    cameEntry(came, t),
    renewedEntry(refused, t, ana),
    dueDayEntry({ emprestimo: loan, perdoado_centavos: 0 }, t, ana),
    renewedEntry(renewed, t, ana),
  ].map((entry, at, { length }) => ({ ...entry, number: length - at }));
  const [receipt] = receiptsOf(entries);
  expect(numbersOf(receipt?.parts ?? [])).toEqual({ renewed: [1], dated: [2], returned: [4] });
  expect(receipt?.parts.map(({ act }) => act)).toEqual(['renewed', 'dated', 'returned']);
  expect(receipt?.parts[0]?.lines[0]?.facts).toEqual(['Devolver até 17 de mar. de 2026.']);
});

test('what is renewed at a kiosk, where nobody writes receipts, is on none', () => {
  expect(renewedEntry({ situacao: 'renovado', emprestimo: loan }, t, null).receipt).toBeNull();
});

test('each reader has a receipt of their own, who was last first', () => {
  const lent = lentEntry({ situacao: 'emprestado', emprestimo: loan }, t, ana);
  const other = cameEntry({ ...came, cod_login: 2, nome_pessoa: 'Bruno' }, t);
  const refused = { ...lent, receipt: null };
  const entries = [other, cameEntry(came, t), refused, lent].map((entry, at, { length }) => ({
    ...entry,
    number: length - at,
  }));
  expect(receiptsOf(entries).map(({ reader, parts }) => [reader.name, numbersOf(parts)])).toEqual([
    ['Bruno', { returned: [4] }],
    ['Ana', { lent: [1], returned: [3] }],
  ]);
});
