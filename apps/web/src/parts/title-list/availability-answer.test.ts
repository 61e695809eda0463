import { describe, expect, test } from 'vitest';
import { availabilityAnswer, type HeldTitle, type Library } from './availability-answer.ts';

const places: Readonly<Record<string, number>> = { A: 1, B: 1, C: 2 };

/**
 * Makes a title from text: 'A2/1' has two copies in A of which one can be taken home; 'A2/1r1' one more to be
 * read there.
 */
function aTitle(text: string, more: Partial<HeldTitle['disponibilidade']> = {}, online = false) {
  const bibliotecas = text.split(' ').flatMap((word): Library[] => {
    const [, name = '', all, free, read = '0'] = /^(\w)(\d)\/(\d)(?:r(\d))?$/.exec(word) ?? [];
    if (name === '') return [];
    return [
      {
        cod_biblioteca: name.charCodeAt(0),
        desc_biblioteca: name,
        cod_campus: places[name] ?? 0,
        exemplares: Number(all),
        disponiveis: Number(free),
        consulta_local: Number(read),
        colecoes: Number(all) === 0 ? 1 : 0,
      },
    ];
  });
  const sum = (key: 'exemplares' | 'disponiveis' | 'consulta_local') =>
    bibliotecas.reduce((total, one) => total + one[key], 0);
  return {
    acesso_remoto: online ? 'cr' : '',
    disponibilidade: {
      exemplares: sum('exemplares'),
      disponiveis: sum('disponiveis'),
      consulta_local: sum('consulta_local'),
      emprestados: 0,
      previsao_devolucao: null,
      bibliotecas,
      ...more,
    },
  };
}

const mine = (name: string) => ({ library: name.charCodeAt(0), campus: places[name] ?? 0 });

function said(...asked: Parameters<typeof availabilityAnswer>): string {
  const answer = availabilityAnswer(...asked);
  const names = 'libraries' in answer ? answer.libraries.map((one) => one.desc_biblioteca) : [];
  const where = answer.kind === 'free' ? answer.where : '';
  const back = 'back' in answer ? (answer.back ?? 'some day') : '';
  return [answer.kind, where, names.join(), back].filter(Boolean).join(' ');
}

describe('what can be taken home', () => {
  test.each([
    ['A1/1 B1/1 C1/1', null, [], 'free here A,B,C'],
    ['A1/1 B1/1 C1/1', 'C', [], 'free mine C,A,B'],
    ['A1/0 B1/1 C1/1', 'A', [], 'free here B,C'],
    ['A1/0 B1/0 C1/1', 'A', [], 'free otherCampus C'],
    ['C1/1', 'A', [], 'free otherCampus C'],
    ['A1/1 B1/1 C1/1', null, ['67'], 'free here C,A,B'],
    ['A1/1 B1/1 C1/1', 'B', ['67'], 'free mine B,C,A'],
    // A copy for reading nearby cannot be taken home.
    ['A1/0r1 C1/1', 'A', [], 'free otherCampus C'],
  ])('%s for a reader of %s who asked for %j: %s', (title, own, wanted, expected) => {
    expect(said(aTitle(title), own === null ? null : mine(own), wanted)).toBe(expected);
  });
});

test.each([
  ['A2/0', { emprestados: 2, previsao_devolucao: '2026-12-03' }, 'out 2026-12-03'],
  ['A2/0', { emprestados: 2 }, 'out some day'],
  ['A2/0', { emprestados: 1 }, 'out some day'],
  ['A2/0', {}, 'preparing'],
  ['A2/0r1', {}, 'reading A some day'],
  ['A2/0r1', { emprestados: 1, previsao_devolucao: '2026-12-03' }, 'reading A 2026-12-03'],
  ['A0/0', {}, 'held A'],
  ['', {}, 'onRequest'],
])('%s, %j: %s; online it is online', (text, more, expected) => {
  expect(said(aTitle(text, more), null)).toBe(expected);
  expect(said(aTitle(text, more, true), null)).toBe('online');
});

test('what is free and online too is told as free', () => {
  expect(said(aTitle('A1/1', {}, true), null)).toBe('free here A');
});
