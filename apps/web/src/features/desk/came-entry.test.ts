import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import type { Output } from '../../api/api.ts';
import { cameEntry } from './came-entry.ts';

type DeskReceipt = Extract<Output<'returnAtDesk'>, { situacao: 'recebido' }>;

const t = translatorFor('pt');
const exemplar = {
  cod_exemplar: 1,
  codigo_barras: '7',
  cod_acervo: 1,
  titulo: 'Dom Casmurro',
  cod_biblioteca: 1,
  desc_biblioteca: 'Biblioteca Central',
  numero_chamada: '869.3 A848d',
  localizacao: 'Térreo',
};
const bruno = { nome_pessoa: 'Bruno', reserva: 3, solicitacao: null };

function told(over: Partial<DeskReceipt>) {
  const came: DeskReceipt = {
    situacao: 'recebido',
    exemplar,
    estava: 'na_estante',
    destino: { tipo: 'estante' },
    perda: null,
    ...over,
  };
  const { title, lines, label, debtor } = cameEntry(came, t);
  return { title, lines: lines.map((line) => line.replaceAll(/\s/g, ' ')), label, debtor };
}

test('its shelf has a place', () => {
  expect(told({}).lines).toEqual(['Vai para a estante: Térreo · 869.3 A848d.']);
  const bare = { ...exemplar, numero_chamada: '', localizacao: null };
  expect(told({ exemplar: bare }).lines).toEqual(['Vai para a estante.']);
});

test('what is set aside says for whom, and has a label', () => {
  const held = told({
    estava: 'reservado',
    destino: { tipo: 'reserva', retirar_ate: '2026-03-24', para: bruno },
  });
  expect(held.title).toBe('Está separado para um leitor: Dom Casmurro');
  expect(held.lines).toEqual([
    'Vai para a prateleira de reservas, para Bruno, até 24 de mar. de 2026.',
  ]);
  expect(held.label).toMatchObject({ name: 'Bruno', number: 'R-3', barcode: '7' });
  const asked = { nome_pessoa: 'Bruno', reserva: null, solicitacao: 12 };
  const arrived = told({
    estava: 'em_transito',
    destino: { tipo: 'reserva', retirar_ate: '2026-03-24', para: asked },
  });
  expect(arrived.title).toBe('Chegou: Dom Casmurro');
  expect(arrived.lines).toEqual(['Separe para Bruno (solicitação SE-12), até 24 de mar. de 2026.']);
  expect(arrived.label?.number).toBe('SE-12');
});

test('what sets out says where to, and who waits there', () => {
  const there = { cod_biblioteca: 3, desc_biblioteca: 'Biblioteca da Saúde' };
  expect(told({ destino: { tipo: 'transito', ...there, para: bruno } }).lines).toEqual([
    'Está em trânsito, a caminho da Biblioteca da Saúde.',
    'Quem espera por ele lá: Bruno.',
  ]);
  const onWay = { estava: 'em_transito', destino: { tipo: 'transito', ...there, para: null } };
  expect(told(onWay as Partial<DeskReceipt>).title).toBe('Está em trânsito: Dom Casmurro');
});

test('what was lost says what is still owed, and of whom', () => {
  const found = told({
    estava: 'perdido',
    perda: {
      cod_login: 1,
      nome_pessoa: 'Ana',
      declarada_em: '2026-03-19T17:05:00Z',
      valor_centavos: 5000,
      devido_centavos: 1000,
    },
  });
  expect(found.title).toBe('Foi encontrado: Dom Casmurro');
  expect(found.lines).toEqual([
    'Constava como perdido e voltou ao acervo.',
    'A perda foi declarada em 19 de mar. de 2026, 14:05; estava com Ana.',
    'Foram cobrados R$ 50,00; ainda faltam R$ 10,00.',
    'Vai para a estante: Térreo · 869.3 A848d.',
  ]);
  expect(found.debtor).toEqual({ login: 1, name: 'Ana' });
});

test.each(['baixado', 'em_preparo', 'danificado'] as const)(
  'what is %s goes to no shelf',
  (estava) => {
    expect(told({ estava }).lines).toHaveLength(1);
    expect(told({ estava }).lines[0]).not.toContain('Vai para a estante');
  },
);
