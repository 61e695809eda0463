import { languages, refusedAs } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPart } from './read-part.ts';
import { renderRefusal } from './refusal.ts';

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

test('bounds of years are told as years, other bounds as numbers', () => {
  const bounded = z.object({
    ano: z.number().min(1000).max(2100),
    plano: z.object({ ano: z.coerce.number().min(1900) }),
    vagas: z.number().max(2100),
  });
  const told = (language: (typeof languages)[number]) => {
    const value = { ano: 3000, plano: { ano: '12' }, vagas: 3000 };
    const read = readPart(bounded, value, language, 422);
    return read.ok ? [] : read.refusal.fields?.map(({ mensagem }) => mensagem);
  };
  expect(told('pt')).toEqual([
    'O último ano aceito é 2100.',
    'O primeiro ano aceito é 1900.',
    'O maior valor aceito é 2.100.',
  ]);
  expect(told('en')?.[0]).toBe('The last year accepted is 2100.');
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

test('each unknown field is told by its name', () => {
  const fields = fieldsOf({ nome: 'ab', um: 1, dois: 2 }, 'en');
  const mensagem = 'This field is not part of the request.';
  expect(fields).toEqual([
    { campo: 'um', mensagem },
    { campo: 'dois', mensagem },
  ]);
});

const form = z.strictObject({
  titulo: z.string().trim().min(1),
  editor: z.string().trim().min(1),
  sigla: z.string().max(3).optional(),
  dias: z.number().int().min(1).max(30).optional(),
  quando: z.iso.date().optional(),
  email: z.email().optional(),
  qual: z.enum(['a_b', 'c_d']).optional(),
  onde: z
    .string()
    .refine(() => false, refusedAs('address'))
    .optional(),
  interno: z
    .string()
    .refine(() => false)
    .optional(),
});
const filled = { titulo: 'Um', editor: 'Dois' };

function refusalTo(value: unknown, language: (typeof languages)[number] = 'pt') {
  const read = readPart(form, value, language, 422);
  if (read.ok) throw new Error('read');
  return renderRefusal(read.refusal, translatorFor(language)).erro;
}

test.each([
  [{ editor: 'Dois' }, 'O campo Título é obrigatório e não foi preenchido.'],
  [{ ...filled, titulo: '  ' }, 'O campo Título é obrigatório e não foi preenchido.'],
  [{ titulo: 'Um', editor: undefined }, 'O campo Editora é obrigatório e não foi preenchido.'],
  [{}, 'Preencha todos os campos obrigatórios!'],
])('what is missing of %j is told as that', (value, mensagem) => {
  expect(refusalTo(value)).toMatchObject({ codigo: 'CampoObrigatorioNaoPreenchido', mensagem });
});

test.each([
  [{ sigla: 'ABCD' }, 'Sigla: Escreva no máximo 3 caracteres'],
  [{ dias: 0 }, 'O menor valor aceito é 1'],
  [{ dias: 31 }, 'O maior valor aceito é 30'],
  [{ dias: 1.5 }, 'Escreva um número inteiro'],
  [{ dias: 'x' }, 'Escreva um número'],
  [{ quando: '2026-02-30' }, 'Escreva uma data que exista, com dia, mês e ano'],
  [{ email: 'x' }, 'E-mail: Preencha um e-mail válido!'],
  [{ qual: 'e' }, 'Escolha uma das opções'],
  [{ onde: 'x' }, 'Escreva um endereço completo, como https://exemplo.org'],
  [{ interno: 'x' }, 'Este valor não está no formato esperado'],
  [{ senha_minimo: 1 }, 'Mínimo de caracteres: Este campo não faz parte do pedido'],
])('why %j cannot be is told in words of people', (value, words) => {
  const { codigo, mensagem } = refusalTo({ ...filled, ...value });
  const end = words.endsWith('!') ? '' : '.';
  expect([codigo, mensagem]).toEqual(['DadosInvalidos', `Confira os dados: ${words}${end}`]);
});

test('no sentence has a name of the wire, nor words of the library, in any language', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...languages), (value, language) => {
      const sent = { titulo: value, editor: value, sigla: value, dias: value, quando: value };
      const read = readPart(form, { ...sent, onde: value, qual: value }, language, 422);
      if (read.ok) return;
      const { mensagem, campos = [] } = renderRefusal(read.refusal, translatorFor(language)).erro;
      const told = [mensagem, ...campos.map((one) => one.mensagem)].join(' ');
      expect(told).not.toMatch(/undefined|invalid_|received|_|recebeu|\bonde\b|a_b/i);
    }),
    { seed: 20_261_123, numRuns: 200 },
  );
});

test('params that are wrong are an address that does not exist', () => {
  const read = readPart(schema, {}, 'pt', 404);
  expect(read).toEqual({ ok: false, refusal: { status: 404, refusal: 'NaoEncontrado' } });
});
