import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { endPastBlocks } from '../patrons/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const [ana, bruno, davi, elisa] = [1, 2, 4, 5];

async function call(who: Person | null, method: CallAs['method'], path: string, payload?: object) {
  const answer = await callAs(server, who, { method, path, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const said = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.erro?.codigo];

const staff = (who: Person, path: string, payload: object = {}) =>
  call(who, 'POST', `atendimento/${path}`, payload);

const kinds = async () =>
  (
    await server.db
      .selectFrom('audit_event')
      .select(['kind', 'login_id', 'person_id'])
      .orderBy('id')
      .execute()
  ).map(({ kind, login_id, person_id }) => [kind, login_id, person_id]);

async function signIn(username: string, password: string) {
  const answer = await server.app.inject(tokenCall({ grant_type: 'password', username, password }));
  return [answer.statusCode, answer.json().erro?.codigo];
}

const own = 'uma frase que ninguém sabe';

describe('a password is reset', () => {
  const temporary = async (id = bruno, who: Person = 'davi') =>
    (await staff(who, `pessoas/${id}/senha`, { modo: 'provisoria' })).body.senha;

  const replace = (senha: string, senhaNova = own, user = 'bruno') =>
    call(null, 'PUT', `pessoas/${user}/senha-provisoria`, { senha, senhaNova });

  test('to one that opens nothing until its owner has chosen their own', async () => {
    const given = await temporary();
    expect(given).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    expect(await signIn('bruno', given)).toEqual([422, 'SenhaProvisoria']);
    expect((await replace(given)).status).toBe(200);
    expect(await signIn('bruno', own)).toEqual([200, undefined]);
    expect(await signIn('bruno', given)).toEqual([401, 'UsuarioOuSenhaIncorreta']);
    expect((await kinds())[0]).toEqual(['password-reset', davi, bruno]);
  });

  test('its owner is told in their own language that it was given', { tags: 'long' }, async () => {
    await server.db.updateTable('person').set({ language: 'en' }).where('id', '=', bruno).execute();
    await temporary();
    const letters = await server.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .execute();
    expect(letters).toEqual([
      {
        subject: 'The library has set a temporary password for you',
        body: expect.stringContaining('It is valid for 7 days: sign in with it'),
      },
    ]);
  });

  test('its sessions end', async () => {
    const session = await callAs(server, 'bruno', { method: 'GET', path: 'pessoas' });
    expect(session.statusCode).toBe(200);
    await temporary();
    const open = await server.db
      .selectFrom('session')
      .select('id')
      .where('ended_at', 'is', null)
      .where('login_id', '=', bruno)
      .execute();
    expect(open).toEqual([]);
  });

  test('it may not be its owner’s own one', { tags: 'long' }, async () => {
    const given = await temporary();
    expect((await replace(given, given)).status).toBe(422);
  });

  test('a wrong one is a wrong one, one’s own is none, and after a week it is good no more', async () => {
    const given = await temporary();
    expect(said(await replace('k7mf-3qpr-9wza'))).toEqual([401, 'UsuarioOuSenhaIncorreta']);
    expect(said(await replace('uma senha bem comprida', own, 'ana'))).toEqual([
      401,
      'UsuarioOuSenhaIncorreta',
    ]);
    const before = new Date(server.clock.now().epochMilliseconds - 8 * 86_400_000);
    await server.db.updateTable('person').set({ password_set_at: before }).execute();
    expect(said(await replace(given))).toEqual([401, 'UsuarioOuSenhaIncorreta']);
    expect(await signIn('bruno', given)).toEqual([401, 'UsuarioOuSenhaIncorreta']);
  });

  test('not of who has more rights, of oneself, or of another unit', async () => {
    const reset = (who: Person, id: number) =>
      staff(who, `pessoas/${id}/senha`, { modo: 'provisoria' });
    expect(said(await reset('davi', elisa))).toEqual([403, 'PessoaDeMaisDireitos']);
    expect(said(await reset('davi', davi))).toEqual([403, 'ProprioCadastro']);
    expect(said(await reset('fabio', bruno))).toEqual([404, 'NaoEncontrado']);
    expect(said(await reset('bruno', ana))).toEqual([403, 'SemPermissao']);
    expect((await reset('elisa', davi)).status).toBe(200);
  });

  test('by a letter, to whoever has an address', async () => {
    const letter = await staff('davi', `pessoas/${bruno}/senha`, { modo: 'carta' });
    expect(letter.body.senha).toBe(null);
    const mails = await server.db
      .selectFrom('outgoing_mail')
      .select(['recipients', 'body'])
      .execute();
    expect(mails).toMatchObject([{ recipients: ['bruno@example.org'] }]);
    expect(mails[0]?.body).toContain('/login');
    expect(await kinds()).toEqual([['password-invited', davi, bruno]]);
    await server.db.updateTable('person').set({ emails: [] }).where('id', '=', bruno).execute();
    const none = await staff('davi', `pessoas/${bruno}/senha`, { modo: 'carta' });
    expect(said(none)).toEqual([422, 'PessoaSemEmail']);
  });
});

describe('a block has an end', () => {
  const block = (ate: string) =>
    call('davi', 'PUT', `atendimento/bloqueios/${bruno}`, {
      bloqueio: true,
      motivo: 'Livro rasurado',
      ate,
    });
  const isBlocked = async () => {
    const login = server.db
      .selectFrom('login')
      .select(['is_blocked', 'blocked_until', 'block_reason']);
    return login.where('id', '=', bruno).executeTakeFirstOrThrow();
  };

  test('its last day is a day of it, and the night after it is over', async () => {
    // The clock of the tests stands on 10 March 2026.
    expect((await block('2026-03-10')).body.bloqueado_ate).toBe('2026-03-10');
    expect(await endPastBlocks(server)).toEqual({ ended: 0 });
    await server.db
      .updateTable('login')
      .set({ blocked_until: '2026-03-09' })
      .where('id', '=', bruno)
      .execute();
    expect(await endPastBlocks(server)).toEqual({ ended: 1 });
    expect(await isBlocked()).toEqual({ is_blocked: false, blocked_until: null, block_reason: '' });
    expect(await kinds()).toEqual([
      ['access-blocked', davi, bruno],
      ['access-unblocked', null, bruno],
    ]);
  });

  test('not before today', async () => {
    const { status, body } = await block('2026-03-09');
    expect([status, body.erro.campos[0].campo]).toEqual([422, 'ate']);
  });
});

describe('links', () => {
  const second = { usuario: 'Bruno.Pos', unidade: 'CENTRAL', categoria: 'POS' };

  test('one is added, ended and taken up again', async () => {
    const { body } = await staff('davi', `pessoas/${bruno}/vinculos`, second);
    const { cod_login: id } = body.vinculos[1];
    expect(body.vinculos[1]).toMatchObject({
      usuario: 'bruno.pos',
      papel: 'leitor',
      cod_categoria: 'POS',
    });
    const ended = await staff('davi', `vinculos/${id}/encerramento`);
    expect(ended.body.vinculos[1]).toMatchObject({ cod_login: id, pode_alterar: false });
    expect(said(await staff('davi', `vinculos/${id}/encerramento`))).toEqual([
      409,
      'SituacaoMudou',
    ]);
    const back = await staff('davi', `vinculos/${id}/retomada`);
    expect(back.body.vinculos[1].encerrado_em).toBe(null);
    expect((await kinds()).map(([kind]) => kind)).toEqual([
      'link-added',
      'link-ended',
      'link-revived',
    ]);
  });

  test(
    'what is not sent of one stays as it is, and nothing sent changes nothing',
    { tags: 'long' },
    async () => {
      const change = (sent: object) => call('davi', 'PUT', `atendimento/vinculos/${bruno}`, sent);
      await change({ categoria: 'POS', validade: '2027-03-10' });
      const { body } = await change({ usuario: 'Bruno.2' });
      const changed = { usuario: 'bruno.2', cod_categoria: 'POS', validade: '2027-03-10' };
      expect(body.vinculos).toMatchObject([changed]);
      expect((await change({})).body.vinculos).toMatchObject([changed]);
      expect((await change({ categoria: '', validade: '' })).body.vinculos).toMatchObject([
        { usuario: 'bruno.2', cod_categoria: '', validade: null },
      ]);
      expect(await kinds()).toEqual(Array.from({ length: 3 }, () => ['link-changed', davi, bruno]));
    },
  );

  test('none at another unit, none of another unit, and none of one’s own', async () => {
    const there = await staff('davi', `pessoas/${bruno}/vinculos`, { ...second, unidade: 'SAUDE' });
    expect(said(there)).toEqual([404, 'NaoEncontrado']);
    expect(said(await staff('davi', 'vinculos/6/encerramento'))).toEqual([404, 'NaoEncontrado']);
    expect(said(await staff('davi', `vinculos/${davi}/encerramento`))).toEqual([
      403,
      'ProprioCadastro',
    ]);
    expect(said(await staff('davi', `vinculos/${elisa}/encerramento`))).toEqual([
      403,
      'PessoaDeMaisDireitos',
    ]);
  });

  test('that of the last administrator does not end', async () => {
    expect(said(await staff('elisa', `vinculos/${elisa}/encerramento`))).toEqual([
      422,
      'UltimoAdministrador',
    ]);
  });

  test('none ends while something is owed', async () => {
    await owe();
    const { status, body } = await staff('davi', `vinculos/${bruno}/encerramento`);
    expect([status, body.erro.codigo, body.erro.motivos.length]).toEqual([
      422,
      'EncerramentoRecusado',
      1,
    ]);
  });
});

async function owe(): Promise<void> {
  await server.db
    .insertInto('debt')
    .values({
      person_id: bruno,
      login_id: bruno,
      library_id: 1,
      kind: 'service',
      amount: 500,
      charged_at: new Date('2026-03-01'),
      txid: 'X1',
    })
    .execute();
}

describe('an account is closed', () => {
  const check = (who: Person, id: number) =>
    call(who, 'GET', `atendimento/pessoas/${id}/encerramento`);

  test('once nothing stands against it: the person is nobody then', async () => {
    await server.db
      .updateTable('person')
      .set({ phone: '24 1', note: 'x', emails: ['bruno@example.org'], language: 'es' })
      .where('id', '=', bruno)
      .execute();
    expect((await check('davi', bruno)).body).toMatchObject({
      pode_encerrar: true,
      pendencias: [],
    });
    expect((await staff('davi', `pessoas/${bruno}/encerramento`)).status).toBe(200);
    const person = server.db.selectFrom('person').select(['name', 'phone', 'note', 'emails']);
    expect(await person.where('id', '=', bruno).executeTakeFirstOrThrow()).toEqual({
      name: '',
      phone: '',
      note: '',
      emails: [],
    });
    expect((await call('davi', 'GET', `atendimento/pessoas/${bruno}`)).status).toBe(404);
    expect(await kinds()).toEqual([['account-closed', davi, bruno]]);
    // In their own language; they did not ask for it.
    const mails = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails).toMatchObject([{ subject: 'Su cuenta en la biblioteca fue cerrada' }]);
    expect(mails[0]?.body).not.toContain('como pidió');
  });

  test('not while something is owed, each reason told', async () => {
    await owe();
    const { body } = await check('davi', bruno);
    expect([body.pode_encerrar, body.pendencias.length]).toEqual([false, 1]);
    const refused = await staff('davi', `pessoas/${bruno}/encerramento`);
    expect([...said(refused), refused.body.erro.motivos.length]).toEqual([
      422,
      'EncerramentoRecusado',
      1,
    ]);
  });

  test('not of who works there, of who is of another unit too, or by who may less', async () => {
    expect(said(await staff('elisa', `pessoas/${davi}/encerramento`))).toEqual([
      422,
      'PessoaDaEquipe',
    ]);
    expect(said(await staff('davi', `pessoas/${ana}/encerramento`))).toEqual([
      422,
      'PessoaDeOutraUnidade',
    ]);
    expect((await check('davi', ana)).body.de_outra_unidade).toBe(true);
    expect(said(await staff('davi', `pessoas/${elisa}/encerramento`))).toEqual([
      403,
      'PessoaDeMaisDireitos',
    ]);
    expect(said(await staff('fabio', `pessoas/${bruno}/encerramento`))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect((await staff('elisa', `pessoas/${ana}/encerramento`)).status).toBe(200);
  });
});
