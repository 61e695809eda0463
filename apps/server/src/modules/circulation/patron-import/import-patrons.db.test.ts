import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, tokenCall } from '../../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function send(text: string | Buffer, simulacao = false) {
  const arquivo = Buffer.from(text).toString('base64');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/atendimento/leitores/importacao',
    headers: await as(server, 'elisa'),
    payload: { arquivo, simulacao },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ erros: { linha: number; coluna: string; codigo: string }[] }>();
}

const find = (username: string) =>
  server.db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .where('l.username', '=', username)
    .select(['p.name', 'p.emails', 'l.library_id', 'l.category_id', 'l.valid_until', 'l.role'])
    .executeTakeFirst();

const head = 'usuario;nome;emails;unidade;categoria;validade;papel';
const file = [
  head,
  'Novo.Leitor ;Novo Leitor;novo@example.org a@example.org;central;gra;31/12/2026;leitor',
  'nova;"Nova; Docente";;LETRAS;DOC;;professor',
  'ana;Ana de Teste Souza;;SAUDE;;;',
].join('\r\n');

test('patrons come in, and the same file again changes nothing', async () => {
  const first = { lidas: 3, novas: 2, mudadas: 1, iguais: 0, recusadas: 0 };
  expect(await send(file, true)).toMatchObject({ ...first, simulacao: true });
  expect(await find('nova')).toBeUndefined();
  expect(await send(file)).toMatchObject({ ...first, simulacao: false });
  expect(await find('novo.leitor')).toEqual({
    name: 'Novo Leitor',
    emails: ['novo@example.org', 'a@example.org'],
    library_id: 1,
    category_id: 1,
    valid_until: '2026-12-31',
    role: 'patron',
  });
  expect(await find('nova')).toMatchObject({ name: 'Nova; Docente', role: 'teacher' });
  // What is blank stays as it was.
  expect(await find('ana')).toEqual({
    name: 'Ana de Teste Souza',
    emails: ['ana@example.org'],
    library_id: 3,
    category_id: 1,
    valid_until: null,
    role: 'patron',
  });
  expect(await send(file)).toMatchObject({ novas: 0, mudadas: 0, iguais: 3 });
});

test('who is new comes in with no password, only by recovery', async () => {
  await send(file);
  const fields = { grant_type: 'password', username: 'novo.leitor', password: '' };
  for (const password of ['novo.leitor', '!', 'correct horse battery staple']) {
    expect((await server.app.inject(tokenCall({ ...fields, password }))).statusCode).toBe(401);
  }
});

test('each fault is told with its line and column; the other lines go in', async () => {
  await server.db
    .updateTable('login')
    .set({ ended_at: new Date() })
    .where('username', '=', 'bruno')
    .execute();
  const answer = await send(
    [
      head,
      ';Sem Usuário;;CENTRAL;;;',
      'a;A;sem-arroba;CENTRAL;;;',
      'b;B;;OUTRA;XXX;31/02/2026;chefe',
      'davi;Davi;;CENTRAL;;;',
      'bruno;Bruno;;CENTRAL;;;',
      'bom;Bom;;CENTRAL;;;',
      'BOM;Bom;;CENTRAL;;;',
    ].join('\n'),
  );
  expect(answer).toMatchObject({ lidas: 7, novas: 1, recusadas: 6 });
  expect(answer.erros.map(({ linha, coluna, codigo }) => `${linha} ${coluna} ${codigo}`)).toEqual([
    '2 usuario campo-vazio',
    '3 emails email-invalido',
    '4 unidade biblioteca-desconhecida',
    '4 categoria categoria-desconhecida',
    '4 validade data-invalida',
    '4 papel papel-desconhecido',
    '5 usuario usuario-da-equipe',
    '6 usuario vinculo-encerrado',
    '8 usuario usuario-repetido',
  ]);
  expect(await find('davi')).toMatchObject({ role: 'staff' });
});

test('a file in Latin-1 is read; what is no such file is told', async () => {
  const latin = Buffer.from('usuario,nome,unidade\njoao,João,CENTRAL', 'latin1');
  expect(await send(latin)).toMatchObject({ novas: 1 });
  expect(await find('joao')).toMatchObject({ name: 'João' });
  expect(await send('')).toMatchObject({ erros: [{ linha: 1, codigo: 'vazio' }] });
  expect(await send('a;b\n1;2')).toMatchObject({
    lidas: 0,
    erros: [{ coluna: 'usuario' }, { coluna: 'nome' }, { coluna: 'unidade' }],
  });
});

test('a file larger than other bodies is read', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `u${i};${'N'.repeat(190)} ${i};CENTRAL`);
  const answer = await send(['usuario;nome;unidade', ...rows, ...rows].join('\n'), true);
  expect(answer).toMatchObject({ lidas: 6000, novas: 3000, recusadas: 3000 });
  expect(answer.erros).toHaveLength(500);
});
