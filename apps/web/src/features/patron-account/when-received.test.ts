import { expect, test } from 'vitest';
import { whenReceived } from './when-received.ts';

test('what staff took was at an hour; a bank statement tells the day where the libraries are', () => {
  const em = '2026-03-10T02:30:00.000Z';
  expect(whenReceived({ em, operador: 'Davi' }, 'pt')).toBe('9 de mar. de 2026, 23:30');
  expect(whenReceived({ em, operador: null }, 'pt')).toBe('9 de mar. de 2026');
  expect(whenReceived({ em, operador: '' }, 'en')).toBe('Mar 9, 2026');
});
