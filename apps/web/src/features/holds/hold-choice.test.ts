import { expect, test } from 'vitest';
import { holdChoice as choice } from './testing/hold-choice.ts';
import { anyShelf, narrow } from './hold-choice.ts';

const shelf = { cod_localizacao: 7, desc_localizacao: 'Térreo' };
const choices = [
  choice({ volume: '1' }),
  choice({ volume: '2' }),
  choice({ volume: '2', localizacao: shelf }),
  choice({ cod_biblioteca: 2, desc_biblioteca: 'Letras', volume: '2' }),
];
const valuesOf = (chosen: Parameters<typeof narrow>[1]) =>
  Object.fromEntries(narrow(choices, chosen).fields.map(({ aspect, value }) => [aspect, value]));

test('what there is but one of is chosen', () => {
  const only = narrow(choices.slice(0, 1), {});
  expect(only.choice).toBe(choices[0]);
  expect(only.fields.every(({ options }) => options.length === 1)).toBe(true);
});

test('what is chosen narrows what comes after it', () => {
  expect(narrow(choices, {}).choice).toBeNull();
  expect(valuesOf({ biblioteca: '2' })).toMatchObject({ volume: '2', localizacao: anyShelf });
  expect(narrow(choices, { biblioteca: '2' }).choice).toBe(choices[3]);
  expect(narrow(choices, { biblioteca: '1', volume: '1' }).choice).toBe(choices[0]);
  expect(narrow(choices, { biblioteca: '1', volume: '2' }).choice).toBeNull();
  expect(narrow(choices, { biblioteca: '1', volume: '2', localizacao: '7' }).choice).toBe(
    choices[2],
  );
});

test('what does not go with what stands before it is let go', () => {
  expect(valuesOf({ biblioteca: '1', volume: '9' })).toMatchObject({ volume: null });
  expect(narrow(choices, { biblioteca: '2', volume: '1' }).choice).toBe(choices[3]);
});
