import { expect, test } from 'vitest';
import { composeCard } from './compose-card.ts';

const thesis = {
  autor_sobrenome: 'Silva',
  autor_nome: 'Maria da',
  titulo: 'O ciúme na narrativa',
  subtitulo: 'leituras de Machado',
  tipo_trabalho: 'tese',
  curso: 'Letras',
  instituicao: 'Universidade de Teste',
  orientador: 'João Souza Neto',
  local: 'Natal',
  ano: '2026',
  palavras_chave: 'Ciúme; Literatura brasileira; ; Narrativa.',
  total_paginas: 120,
  paginas_bibliografia: '100/110',
  ilustracoes: true,
} as const;
const noMarks = { notacao: '', cdd: '' };

test('a thesis has its areas, notes and entries where the rules put them', () => {
  expect(composeCard(thesis, { notacao: '', cdd: '869.3' }, 'pt')).toEqual({
    notacao: 'S586c',
    cabecalho: 'Silva, Maria da.',
    paragrafos: [
      'O ciúme na narrativa : leituras de Machado / Maria da Silva. – Natal, 2026.',
      '120 f. : il. ; 30 cm.',
      'Orientador: João Souza Neto.',
      'Tese (Doutorado em Letras) – Universidade de Teste, Natal, 2026.',
      'Bibliografia: f. 100-110.',
    ],
    pista:
      '1. Ciúme. 2. Literatura brasileira. 3. Narrativa. I. Souza Neto, João, orient. II. Universidade de Teste. III. Título.',
    cdd: '869.3',
  });
});

test('a book has pages, its publisher and its ISBN, and no degree', () => {
  const book = { ...thesis, tipo_trabalho: 'livro', orientador: '', isbn: '978-85-359-1484-9' };
  expect(composeCard(book, noMarks, 'pt')).toMatchObject({
    paragrafos: [
      'O ciúme na narrativa : leituras de Machado / Maria da Silva. – Natal : Universidade de Teste, 2026.',
      '120 p. : il.',
      'Bibliografia: p. 100-110.',
      'ISBN 978-85-359-1484-9',
    ],
    pista: '1. Ciúme. 2. Literatura brasileira. 3. Narrativa. I. Título.',
  });
});

test('it forms while it is typed, and ends each sentence once', () => {
  expect(composeCard({}, noMarks, 'pt')).toEqual({
    notacao: '',
    cabecalho: '',
    paragrafos: [],
    pista: '',
    cdd: '',
  });
  expect(composeCard({ autor_sobrenome: 'Sá', titulo: 'Quem?' }, noMarks, 'pt')).toMatchObject({
    cabecalho: 'Sá.',
    paragrafos: ['Quem? / Sá.'],
    pista: 'I. Título.',
  });
});

test('a librarian’s mark stands, and pages that cannot be are left out', () => {
  const wrong = { ...thesis, paginas_bibliografia: '110-100' };
  const card = composeCard(wrong, { notacao: 'S581x', cdd: '' }, 'en');
  expect(card.notacao).toBe('S581x');
  expect(card.paragrafos.join(' ')).not.toContain('Bibliography');
  expect(card.paragrafos).toContain('Advisor: João Souza Neto.');
});

test('an institution in the heading is its author, and has no second entry', () => {
  const plan = { ...thesis, autor_sobrenome: 'Universidade de Teste', autor_nome: '' };
  const card = composeCard({ ...plan, orientador: '' }, noMarks, 'pt');
  expect(card.notacao).toMatch(/^U\d+c$/);
  expect(card.cabecalho).toBe('Universidade de Teste.');
  expect(card.paragrafos[0]).toContain('/ Universidade de Teste. – Natal, 2026.');
  expect(card.pista).toMatch(/3\. Narrativa\. I\. Título\.$/);
});
