import { activities, type endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { as, type Username } from '../../../test/people.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

type Permissions = Success<typeof endpoints.getTitlePermissions>;

const gated = [
  activities.titleReference,
  activities.titleMarc,
  activities.titleCopies,
  activities.titleDublinCore,
  activities.titleHold,
  activities.titleLoanRequest,
  activities.titleSerialIssues,
  activities.titleUsage,
];

let server: TestApp;
let book: number;
let serial: number;
let bare: number;
beforeAll(async () => {
  const records = [...catalogue, aBook({ title: 'Sem exemplares', copies: [] })];
  server = await startTestApp({ records });
  book = await server.titleId('Dom Casmurro');
  serial = await server.titleId('Revista de letras');
  bare = await server.titleId('Sem exemplares');
});
afterAll(() => server.close());
beforeEach(async () => {
  const rows = gated.map((code) => ({ code, description: `${code}`, enabled: true }));
  await server.db.deleteFrom('activity').where('code', 'in', gated).execute();
  await server.db.insertInto('activity').values(rows).execute();
});

async function ask(id: number, who?: Username): Promise<Permissions> {
  const headers = who ? await as(server, who) : {};
  return (await server.app.inject({ url: `/api/acervo/${id}/permissoes`, headers })).json();
}

const open = ({ paginas }: Permissions) =>
  paginas.filter(({ permitida }) => permitida).map(({ rota }) => rota.split('/').at(-1));
const acts = ({ atos }: Permissions) =>
  atos.filter(({ permitida }) => permitida).map(({ codigo }) => codigo);

test('an anonymous visitor reads; what needs a person is told of', async () => {
  const told = await ask(book);
  expect(open(told)).toEqual([
    'referencia',
    'marc',
    'exemplares',
    'dublin-core',
    'dados-estatisticos',
  ]);
  expect(acts(told)).toEqual(['cesta']);
  const needed = told.paginas.filter(({ requer_entrada }) => requer_entrada);
  expect(needed.map(({ codigo }) => codigo)).toEqual(['18', '75']);
});

test('whoever has signed in may what their role may', async () => {
  const told = await ask(book, 'ana');
  expect(open(told)).toContain('reserva');
  expect(acts(told)).toEqual(['cesta', 'reserva', 'solicitacao-emprestimo']);
  expect(told.paginas.some(({ requer_entrada }) => requer_entrada)).toBe(false);
  const hold = { role: 'teacher', module: 1, activity: activities.titleHold } as const;
  await server.db
    .deleteFrom('role_permission')
    .where('role', '=', 'teacher')
    .where('activity', '=', 18)
    .execute();
  expect(acts(await ask(book, 'clara'))).toEqual(['cesta', 'solicitacao-emprestimo']);
  await server.db.insertInto('role_permission').values(hold).execute();
  expect(acts(await ask(book, 'clara'))).toContain('reserva');
});

test('what a title does not have is not offered: issues, copies', async () => {
  expect(open(await ask(serial, 'ana'))).toContain('colecao-kardex');
  expect(open(await ask(book, 'ana'))).not.toContain('colecao-kardex');
  expect(acts(await ask(bare, 'ana'))).toEqual(['cesta']);
  expect(open(await ask(bare))).not.toContain('exemplares');
  expect((await ask(bare)).paginas.some(({ requer_entrada }) => requer_entrada)).toBe(false);
});

test('what is off is offered to nobody', async () => {
  await server.db
    .updateTable('activity')
    .set({ enabled: false })
    .where('code', 'in', gated)
    .execute();
  const told = await ask(book, 'ana');
  expect(open(told)).toEqual([]);
  expect(acts(told)).toEqual(['cesta']);
});

test('summaries are offered where the institution has them, each for its kind of title', async () => {
  expect((await ask(serial)).paginas.map(({ codigo }) => codigo)).toContain('summary');
  expect(open(await ask(serial))).not.toContain('sumarios');
  expect(open(await ask(book))).not.toContain('sumarios-livros');
  const rows = ['serialSummaries', 'bookSummaries'].map((key) => ({ key, value: 'true' }));
  await server.db.insertInto('institution_setting').values(rows).execute();
  expect(open(await ask(serial))).toContain('sumarios');
  expect(open(await ask(serial))).not.toContain('sumarios-livros');
  expect(open(await ask(book))).toContain('sumarios-livros');
  expect(open(await ask(bare))).not.toContain('sumarios-livros');
});
