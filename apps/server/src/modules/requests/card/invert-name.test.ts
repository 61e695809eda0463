import { expect, test } from 'vitest';
import { invertName } from './invert-name.ts';

test.each([
  ['Maria da Silva Souza', 'Souza, Maria da Silva'],
  ['  Ana   Lima ', 'Lima, Ana'],
  ['João Souza Neto', 'Souza Neto, João'],
  ['José Alves Júnior', 'Alves Júnior, José'],
  ['Souza, Maria', 'Souza, Maria'],
  ['Aristóteles', 'Aristóteles'],
  ['Ana Neto', 'Neto, Ana'],
  ['', ''],
])('%j is %j', (name, inverted) => {
  expect(invertName(name)).toBe(inverted);
});
