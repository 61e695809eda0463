import { endpoints, errorBody } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { ownShelves, searchShelf } from '../../../test/calls/institution-edits.ts';
import { indexAll } from '../../../test/index-all.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { countMostLent } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  const records = ['O mar', 'O rio', 'A serra', 'O campo', 'A mata'].map((title) =>
    aBook({ title, copies: [{ library: 'CENTRAL' }] }),
  );
  server = await startTestApp({ records });
});
afterEach(() => server.close());

const shown = async (language = '1') => {
  const call = { method: 'GET', path: 'parametros/estantes', language } as const;
  const answer = await callAs(server, null, call);
  return endpoints.listFrontShelves.responses[200].parse(answer.json());
};
const titlesOf = async (tipo: string) =>
  (await shown()).find((one) => one.tipo === tipo)?.acervos.map(({ titulo }) => titulo);

const change = (shelves: readonly object[], person: Person = 'elisa', versao = 0) =>
  callAs(server, person, {
    method: 'PUT',
    path: 'atendimento/estantes',
    payload: { versao, estantes: shelves },
  });

async function refusedAt(shelves: readonly object[]): Promise<string | undefined> {
  const answer = await change(shelves);
  expect(answer.statusCode, answer.body).toBe(422);
  return errorBody.parse(answer.json()).erro.campos?.[0]?.campo;
}

interface TestLoans {
  readonly title: number;
  readonly people: readonly (number | null)[];
  readonly on?: string;
}

/** Writes loans as the desk leaves them; nobody's where a person is null. */
async function lend({ title, people, on = '2026-03-01' }: TestLoans): Promise<void> {
  const rows = people.map((person) => ({
    person_id: person ?? 1,
    login_id: person ?? 1,
    title_id: title,
    barcode: 'past',
    library_id: 1,
    lent_at: new Date(`${on}T15:00:00Z`),
    lent_in: 1,
    due_on: on,
    rule: JSON.stringify({ renewals: 0 }),
    returned_at: new Date(`${on}T16:00:00Z`),
    returned_in: 1,
  }));
  const made = await server.db.insertInto('loan').values(rows).returning('id').execute();
  const nobodys = made.filter((_loan, at) => people[at] === null).map(({ id }) => id);
  if (nobodys.length === 0) return;
  const nobody = { person_id: null, login_id: null };
  await server.db.updateTable('loan').set(nobody).where('id', 'in', nobodys).execute();
}

test('a front page begins with what is new; nothing is lent yet', async () => {
  const shelves = await shown();
  expect(shelves.map(({ tipo, total }) => [tipo, total])).toEqual([['novos', 5]]);
  expect(shelves[0]).toMatchObject({ nome: '', busca: { guia: 'novas-aquisicoes' }, lista: null });
});

test('staff put a search on a shelf, before the others, in each language, for some days', async () => {
  const before = await shown();
  const answer = await change([
    { ...searchShelf, de: '2026-03-10', ate: '2026-03-11' },
    ...ownShelves,
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  const [first, second] = await shown('5');
  expect(first).toMatchObject({ nome: 'The sea', tipo: 'busca', total: 1 });
  expect(first?.busca).toEqual({ guia: 'geral', consulta: 'guia=geral&q=mar' });
  expect(second).toMatchObject(before[0] ?? {});
  expect((await shown('3'))[0]?.nome).toBe('O mar');
  server.clock.advance({ hours: 48 });
  expect((await shown()).map(({ tipo }) => tipo)).toEqual(['novos']);
  expect(await auditedChanges(server)).toMatchObject([
    { details: { area: 'front-shelves', campos: ['estantes'] } },
  ]);
});

test(
  'a shelf of what can be had now in chosen libraries has what one of these can give',
  { tags: 'long' },
  async () => {
    await server.importRecords([
      aBook({ title: 'Fora daqui', copies: [{ library: 'CENTRAL' }, { library: 'LETRAS' }] }),
    ]);
    await server.pool.query(`update copy set status = 'on-loan' from title t, library l
    where t.id = copy.title_id and t.description ->> 'title' = 'Fora daqui'
      and l.id = copy.library_id and l.code = 'CENTRAL'`);
    await indexAll(server);
    const alvo = 'guia=geral&q=daqui&filtro=B:1&filtro=V:agora';
    await change([{ ...searchShelf, alvo }, ...ownShelves]);
    expect(await titlesOf('busca')).toBeUndefined();
    await change(
      [{ ...searchShelf, alvo: 'guia=geral&q=daqui&filtro=B:1' }, ...ownShelves],
      'elisa',
      1,
    );
    expect(await titlesOf('busca')).toEqual(['Fora daqui']);
  },
);

test(
  'a shelf that is off is not shown, nor one of a tab that is off',
  { tags: 'long' },
  async () => {
    await change([{ ...ownShelves[0], ligada: false }, ownShelves[1] ?? {}]);
    expect(await shown()).toEqual([]);
    await change(ownShelves, 'elisa', 1);
    expect(await titlesOf('novos')).toHaveLength(5);
    await server.db
      .updateTable('search_tab')
      .set({ enabled: false })
      .where('code', '=', 'novas-aquisicoes')
      .execute();
    expect(await shown()).toEqual([]);
  },
);

test('a list is shown in its order for as long as its reader shares it', async () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    callAs(server, 'ana', { method, path, ...(payload && { payload }) });
  const made = await call('POST', 'listas', { nome: 'Turma', descricao: '', acervos: [3, 1] });
  const { codigo: list } = endpoints.makeNamedList.responses[200].parse(made.json()).lista;
  const shared = await call('PUT', `listas/${list}/compartilhamento`, {
    mostra_nome: false,
    mostra_notas: false,
  });
  const { codigo } = endpoints.shareNamedList.responses[200].parse(shared.json());
  const shelf = { ...searchShelf, tipo: 'lista', alvo: codigo };
  expect((await change([...ownShelves, shelf])).statusCode).toBe(200);
  expect(await titlesOf('lista')).toEqual(['A serra', 'O mar']);
  expect((await shown()).find(({ tipo }) => tipo === 'lista')?.lista).toBe(codigo);
  await call('DELETE', `listas/${list}/compartilhamento`);
  expect(await titlesOf('lista')).toBeUndefined();
});

test('a list is shown while a link of its reader is open', { tags: 'long' }, async () => {
  const asAna = (method: 'POST' | 'PUT', path: string, payload: object) =>
    callAs(server, 'ana', { method, path, payload });
  const made = await asAna('POST', 'listas', { nome: 'Turma', descricao: '', acervos: [3, 1] });
  const { codigo: list } = endpoints.makeNamedList.responses[200].parse(made.json()).lista;
  const choice = { mostra_nome: false, mostra_notas: false };
  const shared = await asAna('PUT', `listas/${list}/compartilhamento`, choice);
  const { codigo } = endpoints.shareNamedList.responses[200].parse(shared.json());
  await change([...ownShelves, { ...searchShelf, tipo: 'lista', alvo: codigo }]);
  const staff = async (method: 'POST' | 'PUT', path: string, payload: object = {}) => {
    const answer = await callAs(server, 'elisa', { method, path: `atendimento/${path}`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return titlesOf('lista');
  };
  const there = ['A serra', 'O mar'];
  const block = { bloqueio: true, motivo: 'Livros rasurados' };
  expect(await staff('PUT', 'bloqueios/1', block)).toEqual(there);
  expect(await staff('POST', 'vinculos/6/encerramento')).toBeUndefined();
  expect(await staff('POST', 'vinculos/6/retomada')).toEqual(there);
  expect(await staff('PUT', 'bloqueios/6', block)).toBeUndefined();
  expect(await staff('PUT', 'bloqueios/1', { bloqueio: false })).toEqual(there);
});

test('what is most lent is counted by different people of the last thirty days alone', async () => {
  await lend({ title: 1, people: [1, 2, 3] });
  await lend({ title: 2, people: [1, 2, 3, 1] });
  await lend({ title: 3, people: [1, 2, 3, 2, 3] });
  await lend({ title: 4, people: [1, 1, 1, 1, 1, 2] });
  await lend({ title: 5, people: [1, 2, 3, 1, 2, 3], on: '2026-02-01' });
  expect(await countMostLent(server)).toEqual({ titles: 0 });
  expect(await titlesOf('mais_emprestados')).toBeUndefined();
  await lend({ title: 4, people: [null, null] });
  expect(await countMostLent(server)).toEqual({ titles: 4 });
  expect(await titlesOf('mais_emprestados')).toEqual(['O campo', 'A serra', 'O rio', 'O mar']);
  await server.db.deleteFrom('loan').execute();
  expect(await countMostLent(server)).toEqual({ titles: 0 });
  expect(await titlesOf('mais_emprestados')).toBeUndefined();
});

test('loans that are nobody’s any more count as of one person', async () => {
  for (const title of [1, 2, 3]) await lend({ title, people: [1, 2, 3] });
  await lend({ title: 4, people: [null, null, null] });
  expect(await countMostLent(server)).toEqual({ titles: 0 });
});

test('what cannot be a shelf is refused at its field', { tags: 'long' }, async () => {
  const other = { ...searchShelf, cod_estante: 999 };
  expect(await refusedAt([...ownShelves, other])).toBe('estantes.2.cod_estante');
  expect(await refusedAt([...ownShelves, ownShelves[0] ?? {}])).toBe('estantes.2.cod_estante');
  expect(await refusedAt([ownShelves[0] ?? {}])).toBe('estantes');
  expect(await refusedAt([...ownShelves, { ...ownShelves[0], cod_estante: null }])).toBe(
    'estantes.2.tipo',
  );
  for (const alvo of ['guia=nada&q=mar', 'nada disso', 'q=mar']) {
    const noSearch = { ...searchShelf, alvo };
    expect(await refusedAt([...ownShelves, noSearch]), alvo).toBe('estantes.2.alvo');
  }
  const noList = { ...searchShelf, tipo: 'lista', alvo: 'nada' };
  expect(await refusedAt([...ownShelves, noList])).toBe('estantes.2.alvo');
  expect(await auditedChanges(server)).toEqual([]);
});

test('readers and staff without the task change nothing, nor who has seen an older state', async () => {
  expect((await change(ownShelves, 'ana')).statusCode).toBe(403);
  expect((await change([...ownShelves, searchShelf])).statusCode).toBe(200);
  expect((await change(ownShelves)).statusCode).toBe(409);
});
