import { expect, it } from 'vitest';
import { datesIn } from './dates.ts';

it.each([
  ['Assis, Machado de, 1839-1908', '1839-1908'],
  ['Buarque, Chico, 1944-', '1944-'],
  ['Anônimo, séc. XVI', 'séc. XVI'],
  ['Vicente, Gil, ca. 1465-1536?', 'ca. 1465-1536?'],
  ['Assis, Machado de, 1839-1908 – Crítica', '1839-1908'],
  ['Lima, Ana', ''],
  ['Pelé', ''],
])('the dates in %s', (heading, dates) => {
  expect(datesIn(heading)).toBe(dates);
});
