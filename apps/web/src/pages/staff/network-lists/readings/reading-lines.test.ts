import { expect, test } from 'vitest';
import { readReadings, writeReadings, type Reading } from './reading-lines.ts';

const readings: readonly Reading[] = [
  { kind: 'basica', citation: 'ASSIS, Machado de. Dom Casmurro.', title: '12' },
  { kind: 'complementar', citation: 'Apostila do curso.', title: '' },
  { kind: 'obrigatoria', citation: 'Um | dois', title: '' },
  { kind: 'basica', citation: 'Um | dois', title: '7' },
  { kind: 'basica', citation: 'Volume | 3', title: '' },
  { kind: 'basica', citation: 'Volume | acervo 3', title: '' },
];

test('readings come back from the lines that they are written as', () => {
  expect(readReadings(writeReadings(readings))).toEqual(readings);
});

test.each<[string, readonly Reading[]]>([
  ['', []],
  [' \r\n\n ', []],
  ['Básica|Um título|', [{ kind: 'basica', citation: 'Um título', title: '' }]],
  ['basica | Um título | 0', [{ kind: 'basica', citation: 'Um título | 0', title: '' }]],
  ['basica | Volume | 12', [{ kind: 'basica', citation: 'Volume | 12', title: '' }]],
  ['basica | Volume | 12 | Acervo 7', [{ kind: 'basica', citation: 'Volume | 12', title: '7' }]],
  ['basica | acervo 12', [{ kind: 'basica', citation: 'acervo 12', title: '' }]],
])('%j is read', (text, read) => {
  expect(readReadings(text)).toEqual(read);
});

test.each(['Um título sem tipo', 'outra | Um título', 'basica |', 'basica | | acervo 12'])(
  'a line that is no reading stays as it is: %j',
  (line) => {
    expect(readReadings(line)).toEqual([{ kind: null, citation: line, title: '' }]);
    expect(writeReadings(readReadings(line))).toBe(line);
  },
);
