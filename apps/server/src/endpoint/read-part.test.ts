import { languages } from '@estante/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPart } from './read-part.ts';

const schema = z.strictObject({
  nome: z.string().min(2),
  lista: z.array(z.object({ n: z.number() })).optional(),
});

function fieldsOf(value: unknown, language: (typeof languages)[number] = 'pt') {
  const read = readPart(schema, value, language, 422);
  if (read.ok) throw new Error('read');
  return read.refusal.fields ?? [];
}

test('a part that is not declared is not read', () => {
  expect(readPart(undefined, { nome: 'x' }, 'pt', 422)).toEqual({ ok: true, value: undefined });
});

test('every field that is wrong is named by its path', () => {
  const fields = fieldsOf({ nome: 'x', lista: [{ n: 1 }, { n: 'x' }], outro: 1, mais: 2 });
  expect(fields.map(({ campo }) => campo).toSorted()).toEqual([
    'lista.1.n',
    'mais',
    'nome',
    'outro',
  ]);
});

test('each language has sentences of its own', () => {
  const sentences = languages.map((language) => fieldsOf({ nome: 1 }, language)[0]?.mensagem);
  expect(new Set(sentences).size).toBe(3);
});

test('what is repeated from the request has its bounds', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x${i}`.repeat(200), i]));
  const fields = fieldsOf({ nome: 'ab', ...many });
  expect(fields).toHaveLength(20);
  for (const { campo, mensagem } of fields) {
    expect(campo.length).toBeLessThanOrEqual(80);
    expect(mensagem.length).toBeLessThanOrEqual(200);
  }
});

test('however much is wrong, little is told', () => {
  const wrong = fc.oneof(
    fc.dictionary(fc.string({ maxLength: 3000 }), fc.jsonValue(), { maxKeys: 300 }),
    fc.array(fc.constant({ n: 'x' }), { maxLength: 3000 }).map((lista) => ({ lista })),
  );
  fc.assert(
    fc.property(wrong, fc.constantFrom(...languages), (value, language) => {
      const read = readPart(schema, value, language, 422);
      expect(JSON.stringify(read).length).toBeLessThan(12_000);
    }),
    { seed: 20_260_312, numRuns: 200 },
  );
});

test('each unknown field is told in a sentence of its own', () => {
  const fields = fieldsOf({ nome: 'ab', um: 1, dois: 2 }, 'en');
  expect(fields).toEqual([
    { campo: 'um', mensagem: 'Unrecognized key: "um"' },
    { campo: 'dois', mensagem: 'Unrecognized key: "dois"' },
  ]);
});

test('params that are wrong are an address that does not exist', () => {
  const read = readPart(schema, {}, 'pt', 404);
  expect(read).toEqual({ ok: false, refusal: { status: 404, refusal: 'NaoEncontrado' } });
});
