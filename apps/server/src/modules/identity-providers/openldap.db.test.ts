import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  base,
  isDirectoryThere,
  startDirectory,
  type Directory,
} from '../../../test/directory.ts';
import { as, password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const isThere = await isDirectoryThere();
const there = 'a senha de la';
let directory: Directory;
let server: TestApp;

const provider = () => ({
  protocolo: 'ldap',
  nome: 'Diretório',
  ativo: true,
  endereco: directory.address.plain,
  identificador: account.dn,
  certificado: directory.authority,
  base,
  novo_segredo: account.password,
  atributos: {
    usuario: 'uid',
    documento: '',
    nome: 'cn',
    email: 'mail',
    categoria: 'employeeType',
  },
  vincula_usuario: true,
  vincula_documento: false,
  vincula_equipe: false,
  cria_pessoas: true,
  confirma_email: true,
  cod_biblioteca: 1,
  cod_categoria: 1,
  categorias: [{ valor: 'FACULTY', cod_categoria: 3 }],
});

const calls = '/api/atendimento/provedores-identidade';

async function set(changes: object = {}) {
  const headers = await as(server, 'elisa');
  const payload = { ...provider(), ...changes };
  const answer = await server.app.inject({ method: 'PUT', url: `${calls}/1`, headers, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

const enter = (username: string, typed: string, language = 'pt') =>
  server.app.inject(
    tokenCall(
      { grant_type: 'password', username, password: typed },
      { headers: { 'accept-language': language } },
    ),
  );

async function tryIt(usuario = '') {
  const headers = { ...(await as(server, 'elisa')), 'accept-language': 'pt' };
  const answer = await server.app.inject({
    method: 'POST',
    url: `${calls}/1/prova`,
    headers,
    payload: { usuario },
  });
  return answer.json<{ passos: { passo: string; certo: boolean; mensagem: string }[] }>().passos;
}

/** Signs in at a kiosk with a user name and its password in the directory; gives the answer. */
async function kiosk(usuario: string): Promise<object> {
  await server.pool.query(
    `insert into institution_setting values ('selfServiceOn', 'true') on conflict do nothing`,
  );
  const call = (path: string, payload: object, headers = {}) =>
    server.app.inject({ method: 'POST', url: `/api/autoatendimento/${path}`, headers, payload });
  const made = await call('aparelho', {}, await as(server, 'davi'));
  const { aparelho } = made.json<{ aparelho: string }>();
  return (await call('sessao', { aparelho, usuario, senha: there })).json<object>();
}

const wrongIn = (steps: Awaited<ReturnType<typeof tryIt>>) =>
  steps.flatMap(({ passo, certo }) => (certo ? [] : passo));

describe.skipIf(!isThere)('OpenLDAP (Debian: apt-get install slapd)', () => {
  beforeAll(async () => {
    directory = await startDirectory();
    const hosts = Object.values(directory.address).map((address) => new URL(address).host);
    server = await startTestApp({ internalHosts: hosts });
    const headers = await as(server, 'elisa');
    const payload = provider();
    const added = await server.app.inject({ method: 'POST', url: calls, headers, payload });
    if (added.statusCode !== 200) throw new Error(added.body);
  });
  beforeEach(() => set());
  afterEach(() => server.db.deleteFrom('failed_sign_in').execute());
  afterAll(async () => {
    await server.close();
    await directory.stop();
  });

  test.each(['plain', 'secure'] as const)(
    'lets in by its passwords, by TLS alone: %s',
    async (way) => {
      await set({ endereco: directory.address[way] });
      const entered = await enter('BRUNO ', there);
      expect(entered.statusCode, entered.body).toBe(200);
      const { rows } = await server.pool.query(
        'select category_id from login where id = (select login_id from identity_link)',
      );
      // Category 3 is that of 'faculty', in any case of letters.
      expect(rows).toEqual([{ category_id: 3 }]);
    },
  );

  test('a wrong password, nobody, and staff who are not to be linked are refused', async () => {
    expect((await enter('bruno', 'outra')).json()).toMatchObject({
      erro: { codigo: 'UsuarioOuSenhaIncorreta' },
    });
    expect((await enter('ninguem', there)).json()).toMatchObject({
      erro: { codigo: 'UsuarioOuSenhaIncorreta' },
    });
    expect((await enter('davi', there)).json()).toMatchObject({
      erro: { codigo: 'SemCadastroParaIdentidade' },
    });
  });

  test.each(['*', 'bru*', 'bruno)(uid=*', 'x)(|(uid=bruno)', '\\62runo', 'bruno,ou=pessoas'])(
    'a user name is no filter and no name of an entry: %s',
    async (typed) => {
      expect((await enter(typed, there)).statusCode).toBe(401);
    },
  );

  test('an empty password never reaches it', async () => {
    expect((await enter('bruno', '')).statusCode).toBe(400);
    expect((await enter('bruno', '  ')).statusCode).toBe(400);
  });

  test('who is not registered is registered, and known again by the entry, not by its name', async () => {
    expect((await enter('nova', there)).statusCode).toBe(200);
    expect((await enter('nova', there)).statusCode).toBe(200);
    const { rows } = await server.pool.query(
      `select p.name, p.emails, l.category_id from login l join person p on p.id = l.person_id
        where l.username = 'nova'`,
    );
    expect(rows).toEqual([
      { name: 'Nova da Universidade', emails: ['nova@uni.example'], category_id: 1 },
    ]);
    // The same user name of somebody else there opens nothing of hers.
    await server.pool.query(`update identity_link set subject = 'outra' where login_id =
      (select id from login where username = 'nova')`);
    expect((await enter('nova', there)).json()).toMatchObject({
      erro: { codigo: 'SemCadastroParaIdentidade' },
    });
  });

  test('passwords of ours open beside its own, or of administrators alone', async () => {
    expect((await enter('ana', password)).statusCode).toBe(200);
    const use = (senha_propria: string) =>
      as(server, 'elisa').then((headers) =>
        server.app.inject({
          method: 'PUT',
          url: '/api/atendimento/senha-propria',
          headers,
          payload: { senha_propria, segundo_fator: [] },
        }),
      );
    await use('administracao');
    expect((await enter('ana', password)).statusCode).toBe(401);
    expect((await enter('bruno', there)).statusCode).toBe(200);
    expect((await enter('elisa', password)).statusCode).toBe(200);
    await use('todos');
  });

  test('who has another user name there confirms the password all the same', async () => {
    await enter('bruno', there);
    await server.pool.query(`update login set username = 'cartao-2' where username = 'bruno'`);
    const bearer = async () => {
      const answer = await enter('bruno', there);
      return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
    };
    const say = async (senha: string) =>
      (
        await server.app.inject({
          method: 'PUT',
          url: '/api/pessoas/meu-pergamum/dados-pessoais',
          headers: await bearer(),
          payload: { email: `${senha.length}@example.org`, senha },
        })
      ).statusCode;
    expect([await say(there), await say('outra')]).toEqual([200, 422]);
    const { rows } = await server.pool.query<{ id: number }>(
      `insert into login (person_id, username, library_id, role)
        values (2, 'bruno.2', 1, 'patron') returning id`,
    );
    const switched = await server.app.inject({
      method: 'PUT',
      url: '/api/pessoas/troca-login',
      headers: await bearer(),
      payload: { codigo: rows[0]?.id, senha: there },
    });
    expect(switched.statusCode, switched.body).toBe(200);
    // The name is somebody else's here: there it opens nothing of theirs.
    expect(await kiosk('bruno')).toMatchObject({ primeiro_nome: 'Bruno' });
    await server.pool.query(`update login set username = 'bruno' where username = 'cartao-2'`);
  });

  test('a trial tells each step, and what is wrong', async () => {
    const right = await tryIt('bruno');
    expect(right.map(({ passo }) => passo)).toEqual(['secure', 'account', 'base', 'person']);
    expect(wrongIn(right)).toEqual([]);
    expect(right.at(-1)?.mensagem).toContain('Bruno da Universidade');
    expect(wrongIn(await tryIt('ninguem'))).toEqual(['person']);
    await set({ base: 'ou=nada,dc=uni,dc=example' });
    expect(wrongIn(await tryIt())).toEqual(['base']);
    await set({ novo_segredo: 'outra' });
    expect(wrongIn(await tryIt())).toEqual(['account']);
    // Nobody vouches for it whom this server knows.
    await set({ certificado: '' });
    expect(wrongIn(await tryIt())).toEqual(['secure']);
    await set({ endereco: directory.address.secure, certificado: '' });
    expect(wrongIn(await tryIt())).toEqual(['secure']);
    // An address of the own network that the operator has not named.
    await set({ endereco: 'ldaps://127.0.0.1:1' });
    const [step] = await tryIt();
    expect(step?.mensagem).toContain('INTERNAL_HOSTS');
  });

  test('nothing is sent to a directory whose certificate is not known', async () => {
    await set({ certificado: '' });
    expect((await enter('bruno', there)).json()).toMatchObject({
      erro: { codigo: 'ProvedorForaDoAr' },
    });
  });

  test('one that has ended is told as such in three languages; our own passwords still open', async () => {
    await directory.stop();
    const told = ['pt', 'en', 'es'].map(async (language, at) => {
      const answer = await enter(['um', 'dois', 'tres'][at] ?? '', there, language);
      expect(answer.statusCode).toBe(503);
      return answer.json<{ erro: { mensagem: string } }>().erro.mensagem;
    });
    const [pt, en, es] = await Promise.all(told);
    expect([pt, en, es].join()).toMatch(/não responde.*does not answer.*no responde/s);
    expect((await enter('ana', password)).statusCode).toBe(200);
    directory = await startDirectory();
  });
});
