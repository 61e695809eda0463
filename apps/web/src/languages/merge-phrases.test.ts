import { expect, test } from 'vitest';
import { mergePhrases } from './merge-phrases.ts';

test('groups that both have have the phrases of both', () => {
  const these = { product: 'Estante', holds: { title: 'Reservas', states: { active: 'Ativa' } } };
  const those = {
    holds: { place: 'Reservar', states: { ended: 'Encerrada' } },
    marc: { all: 'T' },
  };
  expect(mergePhrases(these, those)).toEqual({
    product: 'Estante',
    holds: {
      title: 'Reservas',
      place: 'Reservar',
      states: { active: 'Ativa', ended: 'Encerrada' },
    },
    marc: { all: 'T' },
  });
  expect(these.holds).toEqual({ title: 'Reservas', states: { active: 'Ativa' } });
});
