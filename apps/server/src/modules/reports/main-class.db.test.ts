import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mainClassOf } from './main-class.ts';

const classes: readonly (readonly [callNumber: string, main: string | null])[] = [
  ['869.93 A848d', '8'],
  ['869.93 .A848', '8'],
  ['030', '0'],
  ['  657 S586', '6'],
  ['82-31', '8'],
  ['821.134.3(81)-31', '8'],
  ['37 F866p', '3'],
  ['5', '5'],
  ['34(81) B823', '3'],
  ['R 030', '0'],
  ['R-030 A12', '0'],
  ['REF 030.1', '0'],
  ['Ref. 869.3', '8'],
  ['T 614.4 S586a 1999', '6'],
  ['R 82-31', '8'],
  ['TCC 658.3 S586', '6'],
  ['CD 372 A12', '3'],
  ['M FIC ABC', null],
  ['FIC 123', null],
  ['DVD 123', null],
  ['T 37', null],
  ['TCC 2003', null],
  ['2003', null],
  ['12345', null],
  ['B823 1999', null],
  ['PQ9697 .M18', null],
  ['QA 276.8 .B3', null],
  ['D 810 .J4', null],
  ['(81)', null],
  ['', null],
];

test('the main class is the first figure of a class of CDD or CDU that a call number begins with', async () => {
  const database = await createTestDatabase();
  const numbers = classes.map(([number]) => number);
  const { rows } = await sql<{ number: string; main: string | null }>`
    select n as number, ${mainClassOf(sql`n`)} as main
    from unnest(${numbers}::text[]) with ordinality as u (n, place) order by place`.execute(
    database.db,
  );
  await database.drop();
  expect(rows.map(({ number, main }) => [number, main])).toEqual(classes);
});
