import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, tokenCall, type Username } from '../../../../test/people.ts';
import { writePlan } from '../../../../test/teaching-plans.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function send(text: string | Buffer, simulacao = false, who: Username = 'elisa') {
  const arquivo = Buffer.from(text).toString('base64');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/atendimento/leitores/importacao',
    headers: await as(server, who),
    payload: { arquivo, simulacao },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  interface Fault {
    readonly linha: number;
    readonly coluna: string;
    readonly codigo: string;
    readonly valor: string;
    readonly mensagem: string;
  }
  return answer.json<{ erros: Fault[] }>();
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
  // A blank cell leaves the value as it was.
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

test('who is named by two links keeps what either line says', { tags: 'long' }, async () => {
  const { person_id } = await server.db
    .selectFrom('login')
    .where('username', '=', 'ana')
    .select('person_id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('login')
    .values({ person_id, username: 'ana.2', library_id: 1, role: 'patron' })
    .execute();
  const { id } = await server.db
    .insertInto('professor')
    .values({ code: 'P7', name: 'Ana Souza', key: 'ana souza' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sheet = [
    `${head};cursos;professor`,
    'ana;Ana Souza;nova@example.org;CENTRAL;;;;;P7',
    'ana.2;Ana Souza;;SAUDE;;;;;',
  ].join('\n');
  expect(await send(sheet)).toMatchObject({ mudadas: 2, erros: [] });
  for (const username of ['ana', 'ana.2'])
    expect(await find(username)).toMatchObject({
      name: 'Ana Souza',
      emails: ['nova@example.org'],
    });
  const professor = server.db.selectFrom('professor').where('id', '=', id).select('person_id');
  expect(await professor.executeTakeFirst()).toEqual({ person_id });
  expect(await send(sheet)).toMatchObject({ mudadas: 0, iguais: 2 });
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
  const said = ({ linha, codigo, valor, mensagem }: (typeof answer.erros)[number]) =>
    mensagem.includes(valor) ? `${linha} ${codigo} ${valor}` : mensagem;
  expect(answer.erros.slice(1).map(said)).toEqual([
    '3 email-invalido sem-arroba',
    '4 biblioteca-desconhecida OUTRA',
    '4 categoria-desconhecida XXX',
    '4 data-invalida 31/02/2026',
    '4 papel-desconhecido chefe',
    '5 usuario-da-equipe davi',
    '6 vinculo-encerrado bruno',
    '8 usuario-repetido bom',
  ]);
  expect(await find('davi')).toMatchObject({ role: 'staff' });
});

test(
  'who works here, or did, keeps name and addresses by whichever of their links they are in a sheet',
  { tags: 'long' },
  async () => {
    const link = (username: string, person_id: number) => ({ username, person_id, library_id: 1 });
    const links = [link('elisa.leitora', 5), link('davi.leitor', 4), link('clara.antes', 3)];
    await server.db
      .insertInto('login')
      .values(links.map((one) => ({ ...one, role: 'patron' as const })))
      .execute();
    const before = { role: 'administrator', ended_at: new Date() } as const;
    await server.db.updateTable('login').set(before).where('username', '=', 'clara').execute();
    const sheet = [
      head,
      ...links.map(({ username }) => `${username};Outro Nome;outro@example.org;CENTRAL;;;`),
    ].join('\n');
    await server.pool.query(`insert into role_permission values ('staff', 2, 9206)`);
    const { erros } = await send(sheet, false, 'davi');
    expect(erros.map(({ valor, codigo }) => `${valor} ${codigo}`)).toEqual(
      links.map(({ username }) => `${username} usuario-da-equipe`),
    );
    expect(await find('elisa.leitora')).toMatchObject({ emails: ['elisa@example.org'] });
    // Staff who may change addresses on screen may change them by a sheet.
    expect(await send(sheet)).toMatchObject({ mudadas: 3 });
  },
);

test('at the addresses before it is told that a sheet wrote others', { tags: 'long' }, async () => {
  const line = (emails: string) => send(`${head}\nana;Ana de Teste;${emails};CENTRAL;;;`);
  await server.db.updateTable('person').set({ language: 'es' }).where('id', '=', 1).execute();
  await line('ANA@example.org');
  const letters = server.db.selectFrom('outgoing_mail').select(['recipients', 'subject', 'body']);
  expect(await letters.execute()).toEqual([]);
  await line('nova@example.org');
  const [letter, ...others] = await letters.execute();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    recipients: ['ANA@example.org'],
    subject: 'Se cambiaron sus direcciones de correo',
  });
  // Addresses from a sheet count at once.
  expect(letter?.body).not.toContain('confirmadas');
  const told = server.db.selectFrom('audit_event').select(['login_id', 'person_id']);
  expect(await told.where('kind', '=', 'email-changed').execute()).toEqual([
    { login_id: 5, person_id: 1 },
  ]);
});

test('staff write by a sheet no readers of another unit, and none into one', async () => {
  await server.pool.query(`insert into role_permission values ('staff', 2, 9206)`);
  const sheet = [
    head,
    'ana.saude;Outro Nome;outro@example.org;CENTRAL;;;',
    'bruno;Outro Nome;outro@example.org;SAUDE;;;',
    'novo;Novo;;SAUDE;;;',
    'nova;Nova;;CENTRAL;;;',
  ].join('\n');
  const done = await send(sheet, false, 'davi');
  expect(done).toMatchObject({ novas: 1, mudadas: 0, recusadas: 3 });
  expect(done.erros.map(({ linha, coluna, codigo }) => `${linha} ${coluna} ${codigo}`)).toEqual([
    '2 usuario usuario-de-outra-unidade',
    '3 unidade biblioteca-de-outra-unidade',
    '4 unidade biblioteca-de-outra-unidade',
  ]);
  expect(await find('ana.saude')).toMatchObject({ emails: ['ana@example.org'], library_id: 3 });
  expect(await send(sheet)).toMatchObject({ novas: 1, mudadas: 2, recusadas: 0 });
});

/** Codes of what a link studies and of the professors its person is. */
async function studiesOf(username: string): Promise<Record<string, string[]>> {
  const { rows } = await sql<Record<string, string[]>>`
    select array(select c.code from login_course s join course c on c.id = s.course_id
        where s.login_id = l.id order by 1) as courses,
      array(select d.code from login_discipline s join discipline d on d.id = s.discipline_id
        where s.login_id = l.id order by 1) as disciplines,
      array(select code from professor where person_id = l.person_id order by 1) as professors
    from login l where username = ${username}`.execute(server.db);
  return rows[0] ?? {};
}

async function writeStudies(): Promise<void> {
  const professor = (code: string) => ({ code, name: `Professor ${code}` });
  await writePlan(server.db, { professor: professor('P1') });
  await writePlan(server.db, {
    course: { code: 'HIS', name: 'História' },
    discipline: { code: 'HIS101', name: 'História antiga' },
    professor: professor('P2'),
  });
}

const wide = 'usuario;nome;unidade;cursos;disciplinas;professor';

test('a sheet says what is studied and who teaches; the same sheet twice changes nothing', async () => {
  await writeStudies();
  const sheet = [
    wide,
    'ana;Ana;CENTRAL;let, HIS;LET101,HIS101;',
    'clara;Clara;CENTRAL;;;P1',
    'nova;Nova;CENTRAL;LET;;p2',
  ].join('\n');
  expect(await send(sheet)).toMatchObject({ novas: 1, mudadas: 2, recusadas: 0 });
  expect(await studiesOf('ana')).toEqual({
    courses: ['HIS', 'LET'],
    disciplines: ['HIS101', 'LET101'],
    professors: [],
  });
  expect(await studiesOf('clara')).toMatchObject({ courses: [], professors: ['P1'] });
  expect(await studiesOf('nova')).toMatchObject({ courses: ['LET'], professors: ['P2'] });
  // Another link of the same person studies nothing.
  expect(await studiesOf('ana.saude')).toMatchObject({ courses: [] });
  expect(await send(sheet)).toMatchObject({ novas: 0, mudadas: 0, iguais: 3 });
});

test(
  'a blank field leaves what is studied, a dash empties it, a list replaces it',
  { tags: 'long' },
  async () => {
    await writeStudies();
    await send(`${wide}\nana;Ana;CENTRAL;LET;LET101;P1`);
    expect(await send(`${wide}\nana;Ana;CENTRAL;;;`)).toMatchObject({ iguais: 1 });
    await send(`${wide}\nana;Ana;CENTRAL;HIS;-;-`);
    expect(await studiesOf('ana')).toEqual({ courses: ['HIS'], disciplines: [], professors: [] });
  },
);

test(
  'a professor is one person: who gives a code up leaves it to the next line',
  { tags: 'long' },
  async () => {
    await writeStudies();
    await send(`${wide}\nclara;Clara;CENTRAL;;;P1`);
    const taken = await send(`${wide}\nbruno;Bruno;CENTRAL;;;P1\noutro;Outro;CENTRAL;;;P2,P1`);
    expect(taken).toMatchObject({ mudadas: 0, novas: 0, recusadas: 2 });
    const twice = await send(`${wide}\nbruno;Bruno;CENTRAL;;;P2\nana;Ana;CENTRAL;;;P2`);
    expect(twice).toMatchObject({ mudadas: 1, recusadas: 1 });
    expect(twice.erros).toMatchObject([
      { linha: 3, coluna: 'professor', codigo: 'professor-de-outra-pessoa' },
    ]);
    await send(`${wide}\nclara;Clara;CENTRAL;;;-\nana;Ana;CENTRAL;;;P1`);
    expect(await studiesOf('ana')).toMatchObject({ professors: ['P1'] });
    expect(await studiesOf('clara')).toMatchObject({ professors: [] });
  },
);

test('two sheets at once give a professor to one person', { tags: 'long' }, async () => {
  await writeStudies();
  const names = ['ana', 'bruno', 'clara'] as const;
  const answers = await Promise.all(
    names.map((name) => send(`${wide}\n${name};${name};CENTRAL;;;P1`)),
  );
  const refused = answers.filter(({ erros }) => erros.length === 1);
  expect(refused).toHaveLength(2);
  const owners = await Promise.all(
    names.map(async (name) => (await studiesOf(name))['professors']),
  );
  expect(owners.flat()).toEqual(['P1']);
});

test('unknown codes of what is studied are told by line and column', { tags: 'long' }, async () => {
  await writeStudies();
  const { erros } = await send(`${wide}\nana;Ana;CENTRAL;LET,XXX;NADA;P9\nbruno;B;CENTRAL;LET;;`);
  expect(erros.map(({ linha, coluna, codigo }) => `${linha} ${coluna} ${codigo}`)).toEqual([
    '2 cursos curso-desconhecido',
    '2 disciplinas disciplina-desconhecida',
    '2 professor professor-desconhecido',
  ]);
  expect(await studiesOf('ana')).toMatchObject({ courses: [] });
  expect(await studiesOf('bruno')).toMatchObject({ courses: ['LET'] });
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

test('a file larger than other bodies is read', { tags: 'long' }, async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `u${i};${'N'.repeat(190)} ${i};CENTRAL`);
  const answer = await send(['usuario;nome;unidade', ...rows, ...rows].join('\n'), true);
  expect(answer).toMatchObject({ lidas: 6000, novas: 3000, recusadas: 3000 });
  expect(answer.erros).toHaveLength(500);
});
