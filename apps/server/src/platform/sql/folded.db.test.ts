import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folded, foldText, containsText } from './folded.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

test.each(['João da CONCEIÇÃO', 'Ana Luíza', 'Programación', 'ﬁcção', 'Müller, Ö.', 'Ελλάδα', ''])(
  '%j is folded here as PostgreSQL folds it',
  async (text) => {
    const { rows } = await sql<{ told: string }>`
      select ${folded(sql`${text}::text`)} as told`.execute(database.db);
    expect(rows).toEqual([{ told: foldText(text) }]);
  },
);

test.each([
  ['Aguarda: Programación estructurada', 'PROGRAMACION', true],
  ['Aguarda: programacion', 'Programación', true],
  ['100% algodão', '%', true],
  ['João', 'joana', false],
  ['João', '\u00b4', false],
])('%j holds %j: %s', async (words, text, expected) => {
  const { rows } = await sql<{ held: boolean }>`
    select ${containsText(sql`${words}::text`, text)} as held`.execute(database.db);
  expect(rows).toEqual([{ held: expected }]);
});
