import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  await server.pool.query('update activity set enabled = true where code = 9233');
});
afterEach(() => server.close());

async function call(who: Person | null, method: CallAs['method'], path: string, payload?: object) {
  const answer = await callAs(server, who, { method, path, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const senha = 'uma frase que ninguém sabe';
const sent = {
  nome: 'Iara Nova',
  email: 'iara@example.org',
  cpf: '529.982.247-25',
  cod_biblioteca: 1,
  senha,
};

const ask = (more: object = {}) =>
  call(null, 'POST', 'pessoas/cadastro-proprio', { ...sent, ...more });
const list = async (who: Person) =>
  (await call(who, 'GET', 'atendimento/cadastros')).body.cadastros;
const confirm = (who: Person, id: number, more: object = {}) =>
  call(who, 'POST', `atendimento/cadastros/${id}/confirmacao`, {
    nome: sent.nome,
    cpf: sent.cpf,
    usuario: 'iara',
    ...more,
  });

async function signIn(username: string) {
  const answer = await server.app.inject(
    tokenCall({ grant_type: 'password', username, password: senha }),
  );
  return answer.statusCode;
}

describe('a reader who registers themselves', () => {
  test('comes in by nothing till the desk has confirmed them, and by their own password then', async () => {
    const { body } = await ask();
    expect(body.dias).toBe(30);
    expect(await signIn('iara')).toBe(401);
    expect(await signIn('iara@example.org')).toBe(401);
    const made = await confirm('davi', body.protocolo, { categoria: 'VIS' });
    expect(made.body).toMatchObject({
      nome_pessoa: 'Iara Nova',
      email: 'iara@example.org',
      cpf: '52998224725',
    });
    expect(made.body.vinculos).toMatchObject([
      { usuario: 'iara', papel: 'leitor', cod_categoria: 'VIS' },
    ]);
    expect(await signIn('iara')).toBe(200);
    expect(await list('davi')).toEqual([]);
    const events = await server.db
      .selectFrom('audit_event')
      .select(['kind', 'login_id'])
      .orderBy('id')
      .execute();
    expect(events.find(({ kind }) => kind === 'person-registered')).toEqual({
      kind: 'person-registered',
      login_id: 4,
    });
  });

  test('is written to in the language they registered in', { tags: 'long' }, async () => {
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/pessoas/cadastro-proprio',
      headers: { 'x-idioma': '3' },
      payload: sent,
    });
    const made = await confirm('davi', asked.json<{ protocolo: number }>().protocolo);
    const { language } = await server.db
      .selectFrom('person')
      .select('language')
      .where('id', '=', made.body.cod_pessoa)
      .executeTakeFirstOrThrow();
    expect(language).toBe('es');
  });

  test('is answered alike whether they are known or not', async () => {
    await server.db
      .insertInto('personal_data')
      .values({ person_id: 2, tax_number: '52998224725' })
      .execute();
    const known = await ask({ email: 'bruno@example.org' });
    const unknown = await ask({ cpf: '111.444.777-35', email: 'outra@example.org' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    const [first, second] = await list('davi');
    expect(first.parecidas).toEqual([{ cod_pessoa: 2, nome: 'Bruno de Teste' }]);
    expect(second.parecidas).toEqual([]);
    const twice = await confirm('davi', first.protocolo);
    expect([twice.status, twice.body.erro.codigo]).toEqual([409, 'PessoaJaCadastrada']);
  });

  test('is told what is wrong', { tags: 'long' }, () =>
    tryEach(
      [
        [{ nome: ' ' }, 'nome'],
        [{ cpf: '' }, 'cpf'],
        [{ cpf: '123' }, 'cpf'],
        [{ email: 'x' }, 'email'],
        [{ cod_biblioteca: 99 }, 'cod_biblioteca'],
        [{ senha: 'curta' }, 'senha'],
      ],
      async (more, field) => {
        const { status, body } = await ask(more);
        expect([status, body.erro.campos[0].campo]).toEqual([422, field]);
      },
    ),
  );

  test('is told all of it at once', async () => {
    const { status, body } = await ask({ email: 'x', cpf: '123', senha: 'curta' });
    const told = body.erro.campos.map(({ campo }: { campo: string }) => campo);
    expect([status, body.erro.codigo]).toEqual([422, 'DadosInvalidos']);
    expect([...new Set(told)]).toEqual(['email', 'cpf', 'senha']);
  });

  test('is not served while the institution does not allow it', async () => {
    await server.pool.query('update activity set enabled = false where code = 9233');
    const { status, body } = await ask();
    expect([status, body.erro.codigo]).toEqual([403, 'RecursoDesativado']);
  });

  test('does the captcha where one is asked for', async () => {
    await server.pool.query('update activity set enabled = true where code = 1120');
    const { status, body } = await ask();
    expect([status, body.erro.codigo]).toEqual([422, 'AuthCAPTCHAError']);
  });
});

describe('the desk', () => {
  test('of another library neither sees nor confirms nor refuses them', async () => {
    const { body } = await ask();
    expect(await list('fabio')).toEqual([]);
    expect((await confirm('fabio', body.protocolo)).status).toBe(404);
    expect((await call('fabio', 'DELETE', `atendimento/cadastros/${body.protocolo}`)).status).toBe(
      404,
    );
    expect((await list('davi')).length).toBe(1);
  });

  test('refuses one, of whom nothing is kept', async () => {
    const { body } = await ask();
    await call('davi', 'DELETE', `atendimento/cadastros/${body.protocolo}`);
    const left = await server.db.selectFrom('registration_request').select('id').execute();
    expect(left).toEqual([]);
  });

  test(
    'registers nobody under a name that is taken: what waits, waits',
    { tags: 'long' },
    async () => {
      const { body } = await ask();
      expect((await confirm('davi', body.protocolo, { usuario: 'bruno' })).status).toBe(422);
      expect((await list('davi')).length).toBe(1);
    },
  );
});
