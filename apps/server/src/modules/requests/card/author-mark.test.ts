import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorMark } from './author-mark.ts';
import { cutterTable } from './cutter-table.ts';

/** As libraries of Brazil mark these books on their shelves. */
test.each([
  ['Assis', 'Machado de', 'Dom Casmurro', 'A848d'],
  ['Silva', 'Maria da', 'O ensino de letras', 'S586e'],
  ['Souza', 'João', 'A terra', 'S729t'],
  ['Santos', 'Milton', 'Por uma geografia nova', 'S237p'],
  ['Oliveira', 'Ana', 'Uma história', 'O48h'],
  ['Lima', 'Barreto', 'Os bruzundangas', 'L732b'],
  ['Costa', 'Lúcio', 'Registro', 'C837r'],
  ['Alves', 'Castro', 'Espumas flutuantes', 'A474e'],
  ['Borges', 'Jorge Luis', 'El aleph', 'B732a'],
  ['Dickens', 'Charles', 'Oliver Twist', 'D548o'],
  ['Abbot', 'Mary', 'The end', 'A128e'],
  ['Ávila', 'Á.', 'Água', 'A958a'],
  ["D'Ávila", 'José', 'Mar', 'D259m'],
])('%s, %s: %s is %s', (surname, names, title, mark) => {
  expect(authorMark(surname, names, title)).toBe(mark);
});

test.each(['', ' ', '1984', '村上'])('%j has none', (surname) => {
  expect(authorMark(surname, 'A', 'B')).toBe('');
});

describe('the table', () => {
  const entries = cutterTable.trim().split(/[;\n]/);

  test('has an entry of three figures at most for each beginning of a name, once', () => {
    expect(entries).toHaveLength(12_330);
    expect(entries.filter((entry) => !/^[A-Z][A-Za-z', ]*=[1-9]\d{0,2}$/.test(entry))).toEqual([]);
    expect(new Set(entries.map((entry) => entry.split('=')[0])).size).toBe(entries.length);
  });

  test('gives every name of its letters a mark of its letter, in any case and with any accents', () => {
    const name = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
    fc.assert(
      fc.property(name, (surname) => {
        const mark = authorMark(surname, 'Ana', 'Bela');
        expect(mark).toMatch(/^[A-Z]\d{1,3}b$/);
        expect(mark.startsWith(surname[0]?.toUpperCase() ?? '')).toBe(true);
        expect(authorMark(surname.toUpperCase(), 'ANA', 'bela')).toBe(mark);
      }),
    );
  });
});
