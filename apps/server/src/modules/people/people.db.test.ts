import type { endpoints, Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const [ana, bruno, clara, davi, elisa] = [1, 2, 3, 4, 5];

async function call(who: Person, method: CallAs['method'], path: string, payload?: object) {
  const answer = await callAs(server, who, {
    method,
    path: `atendimento/${path}`,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

type FindPeopleResponse = Success<typeof endpoints.findPeople>;
type PersonRecord = Success<typeof endpoints.getPersonRecord>;

async function find(texto: string, who: Person = 'davi', pagina = 1): Promise<FindPeopleResponse> {
  const query = new URLSearchParams({ texto, pagina: String(pagina) });
  return (await call(who, 'GET', `pessoas?${query.toString()}`)).body;
}

const names = (found: FindPeopleResponse) => found.pessoas.map(({ nome_pessoa }) => nome_pessoa);

const line = { nome: 'João d’Ávila Conceição', usuario: '2026-0042', unidade: 'CENTRAL' };

async function register(more: object = {}, who: Person = 'davi') {
  return call(who, 'POST', 'pessoas', { ...line, ...more });
}

async function give(id: number, values: object): Promise<void> {
  await server.db
    .insertInto('personal_data')
    .values({ person_id: id, ...values })
    .execute();
}

const said = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.erro.codigo];

const audited = () =>
  server.db
    .selectFrom('audit_event')
    .select(['kind', 'login_id', 'person_id', 'details'])
    .orderBy('id')
    .execute();

describe('people are found', () => {
  test('by any part of what is known of them', async () => {
    const cpf = '52998224725';
    const made = await register({ emails: 'Joao@example.org', cpf, identidade: 'MG-12345' });
    expect(made.status).toBe(200);
    await tryEach(
      [
        ['JOAO', 1],
        ['conceicao joão', 1],
        ['d’avila', 1],
        ["D'Ávila", 1],
        ['davila', 1],
        ["'", 0],
        ['2026-00', 1],
        ['529.982.247-25', 1],
        ['mg 12.345', 1],
        ['joao@', 1],
        ['joana', 0],
        ['982.247-25', 0],
      ],
      async (text, total) => {
        expect((await find(text)).total).toBe(total);
      },
    );
  });

  test('by their very user name before others of that name', { tags: 'long' }, async () => {
    await register({ nome: 'Ana Bruno', usuario: 'x1' });
    expect(names(await find('bruno'))).toEqual(['Bruno de Teste', 'Ana Bruno']);
  });

  test('page by page', async () => {
    const rows = Array.from({ length: 23 }, (_, at) => ({
      name: `Iara ${10 + at}`,
      password_hash: '',
    }));
    const made = await server.db.insertInto('person').values(rows).returning('id').execute();
    await server.db
      .insertInto('login')
      .values(
        made.map(({ id }) => ({
          person_id: id,
          username: `iara${id}`,
          library_id: 1,
          role: 'patron' as const,
        })),
      )
      .execute();
    const second = await find('iara', 'davi', 2);
    expect([second.total, names(second)]).toEqual([23, ['Iara 30', 'Iara 31', 'Iara 32']]);
  });

  test('nobody by nothing, and those of another unit by nobody but administrators', async () => {
    expect((await find('')).total).toBe(0);
    expect(names(await find('bruno', 'fabio'))).toEqual([]);
    expect(names(await find('fabio', 'davi'))).toEqual([]);
    expect(names(await find('fabio', 'elisa'))).toEqual(['Fabio de Teste']);
  });
});

describe('a person’s record', () => {
  test('says who they are, by which links, and what they have', async () => {
    await give(ana, { tax_number: '52998224725', city: 'Vale' });
    const { body } = await call('davi', 'GET', `pessoas/${ana}`);
    const record: PersonRecord = body;
    expect(record).toMatchObject({
      nome_pessoa: 'Ana de Teste',
      cpf: '52998224725',
      so_leitura: null,
    });
    expect(record.circulacao).toEqual({
      emprestimos: 0,
      em_atraso: 0,
      reservas: 0,
      debito_centavos: 0,
      afastado_ate: null,
    });
    expect(record.vinculos.map((one) => [one.usuario, one.papel, one.pode_alterar])).toEqual([
      ['ana', 'leitor', true],
      // This login belongs to another unit.
      ['ana.saude', 'leitor', false],
    ]);
  });

  test('is not there for staff of another unit, and each sight of it is written down', async () => {
    expect((await call('fabio', 'GET', `pessoas/${bruno}`)).status).toBe(404);
    await call('davi', 'GET', `pessoas/${bruno}`);
    const looks = await server.db
      .selectFrom('record_look')
      .select(['person_id', 'login_id', 'place'])
      .execute();
    expect(looks).toEqual([{ person_id: bruno, login_id: davi, place: 'people' }]);
  });
});

describe('a person is registered', () => {
  test('with a link, no password that anybody knows, and an entry in the audit', async () => {
    const more = {
      categoria: 'POS',
      validade: '2026-12-31',
      papel: 'professor',
      telefone: '24 3333',
      observacao: 'Usa cadeira de rodas',
    };
    const { body } = await register(more);
    expect(body).toMatchObject({
      nome_pessoa: line.nome,
      telefone: '24 3333',
      observacao: more.observacao,
    });
    expect(body.vinculos).toMatchObject([
      { usuario: '2026-0042', papel: 'professor', cod_categoria: 'POS', validade: '2026-12-31' },
    ]);
    expect(await audited()).toEqual([
      { kind: 'person-registered', login_id: davi, person_id: body.cod_pessoa, details: {} },
    ]);
  });

  test('not with what is wrong', { tags: 'long' }, () =>
    tryEach(
      [
        [{ nome: '' }, 'nome'],
        [{ unidade: 'NADA' }, 'unidade'],
        [{ categoria: 'XYZ' }, 'categoria'],
        [{ emails: 'sem arroba' }, 'emails'],
        [{ usuario: ' BRUNO ' }, 'usuario'],
        [{ cpf: '123' }, 'cpf'],
        [{ validade: '2020-12-31' }, 'validade'],
        [{ unidade: '' }, 'unidade'],
        [{ cep: '123' }, 'cep'],
        [{ data_nascimento: '2999-01-01' }, 'data_nascimento'],
      ],
      async (more, field) => {
        const { status, body } = await register(more);
        expect([status, body.erro.campos.map(({ campo }: { campo: string }) => campo)]).toEqual([
          422,
          [field],
        ]);
        expect((await find('2026-0042')).total).toBe(0);
      },
    ),
  );

  test('with what is known of them, which is theirs from then on', { tags: 'long' }, async () => {
    const known = {
      logradouro: 'Rua do Imperador, 100',
      complemento: 'ap. 2',
      bairro: 'Centro',
      cidade: 'Petrópolis',
      data_nascimento: '2001-02-03',
    };
    const { body } = await register({ ...known, cep: '25620-000', identidade: 'MG-1' });
    expect(body).toMatchObject({ ...known, cep: '25620000', identidade: 'MG-1' });
  });

  test('all that is wrong is told in one round', async () => {
    const { body } = await register({
      nome: '',
      usuario: 'bruno',
      emails: 'sem arroba',
      cpf: '123',
    });
    const fields = body.erro.campos.map(({ campo }: { campo: string }) => campo);
    expect(fields.toSorted()).toEqual(['cpf', 'emails', 'nome', 'usuario']);
  });

  test('not at a library that is not the asker’s', async () => {
    const { code } = await server.db
      .selectFrom('library')
      .select('code')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    expect(said(await register({ unidade: code }))).toEqual([404, 'NaoEncontrado']);
    expect((await register({ unidade: code }, 'elisa')).status).toBe(200);
  });

  test('not twice by one document, of those the asker sees', { tags: 'long' }, async () => {
    await give(bruno, { tax_number: '52998224725' });
    const twice = await register({ cpf: '529.982.247-25' });
    expect(said(twice)).toEqual([409, 'PessoaJaCadastrada']);
    expect(twice.body.erro.valores).toEqual({ nome: 'Bruno de Teste', cod_pessoa: bruno });
    expect(twice.body.erro.campos).toEqual([
      { campo: 'cpf', mensagem: 'Já há uma pessoa com este documento: Bruno de Teste.' },
    ]);
    const { code } = await server.db
      .selectFrom('library')
      .select('code')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const elsewhere = await register({ cpf: '52998224725', unidade: code }, 'fabio');
    expect(elsewhere.status).toBe(200);
  });

  test('once, of two at once with one document', { tags: 'long' }, async () => {
    const cpf = '52998224725';
    const both = await Promise.all([register({ cpf }), register({ cpf, usuario: 'other' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });
});

describe('a person is changed', () => {
  test('field by field: what is not sent stays, and the audit names fields, not what they hold', async () => {
    await give(bruno, { tax_number: '52998224725', city: 'Vale' });
    const { body } = await call('davi', 'PUT', `pessoas/${bruno}`, {
      nome: 'Bruno Souza',
      cidade: 'Vale',
      telefone: '24 1234',
    });
    expect(body).toMatchObject({
      nome_pessoa: 'Bruno Souza',
      cpf: '52998224725',
      telefone: '24 1234',
    });
    expect(await audited()).toEqual([
      {
        kind: 'person-changed',
        login_id: davi,
        person_id: bruno,
        details: { campos: ['nome', 'telefone'] },
      },
    ]);
  });

  test('a new mail address counts once its owner has confirmed it', async () => {
    const { body } = await call('davi', 'PUT', `pessoas/${bruno}`, { email: 'novo@example.org' });
    expect([body.email, body.emails_a_confirmar]).toEqual([
      'bruno@example.org',
      ['novo@example.org'],
    ]);
  });

  test('a mistyped address is given up by sending those that count', { tags: 'long' }, async () => {
    await call('davi', 'PUT', `pessoas/${bruno}`, { email: 'erado@example.org' });
    const { body } = await call('davi', 'PUT', `pessoas/${bruno}`, { email: 'bruno@example.org' });
    expect([body.email, body.emails_a_confirmar]).toEqual(['bruno@example.org', []]);
  });

  test('its owner is written to in their own language', async () => {
    await server.db.updateTable('person').set({ language: 'es' }).where('id', '=', bruno).execute();
    await call('davi', 'PUT', `pessoas/${bruno}`, { email: 'novo@example.org' });
    const letters = await server.db.selectFrom('outgoing_mail').select('subject').execute();
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirme esta dirección de correo',
      'Se cambiaron sus direcciones de correo',
    ]);
  });

  test('letters of the library that are switched off or on are a consent of its day', async () => {
    await call('davi', 'PUT', `pessoas/${bruno}`, { receber_email: false });
    await call('davi', 'PUT', `pessoas/${bruno}`, { telefone: '1' });
    await call('davi', 'PUT', `pessoas/${bruno}`, { receber_email: true });
    const consents = await server.db
      .selectFrom('consent')
      .select(['person_id', 'subject', 'is_given'])
      .orderBy('id')
      .execute();
    const mail = { person_id: bruno, subject: 'mail' };
    expect(consents).toEqual([
      { ...mail, is_given: false },
      { ...mail, is_given: true },
    ]);
  });

  test('not by who may do less than they may, nor by themselves, nor from another unit', async () => {
    const name = { nome: 'Outra' };
    expect(said(await call('davi', 'PUT', `pessoas/${elisa}`, name))).toEqual([
      403,
      'PessoaDeMaisDireitos',
    ]);
    expect(said(await call('davi', 'PUT', `pessoas/${davi}`, name))).toEqual([
      403,
      'ProprioCadastro',
    ]);
    expect(said(await call('fabio', 'PUT', `pessoas/${bruno}`, name))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect((await call('elisa', 'PUT', `pessoas/${elisa}`, name)).status).toBe(200);
    expect((await call('elisa', 'PUT', `pessoas/${davi}`, name)).status).toBe(200);
  });

  test('who had more rights once keeps them from being changed by others', async () => {
    await server.db
      .updateTable('login')
      .set({ role: 'administrator', ended_at: new Date() })
      .where('username', '=', 'ana.saude')
      .execute();
    expect(said(await call('davi', 'PUT', `pessoas/${ana}`, { nome: 'x' }))).toEqual([
      403,
      'PessoaDeMaisDireitos',
    ]);
  });

  test('a link gets another user name, category and validity', async () => {
    const sent = { usuario: 'Bruno.2', categoria: 'DOC', validade: '' };
    const { body } = await call('davi', 'PUT', `vinculos/${bruno}`, sent);
    expect(body.vinculos).toMatchObject([
      { usuario: 'bruno.2', cod_categoria: 'DOC', validade: null, papel: 'leitor' },
    ]);
    expect(await audited()).toMatchObject([
      { kind: 'link-changed', person_id: bruno, details: { login: bruno } },
    ]);
    expect(
      (await call('davi', 'PUT', `vinculos/${bruno}`, { ...sent, usuario: 'clara' })).status,
    ).toBe(422);
  });

  test('a link of another unit is not there, nor one’s own to be changed', async () => {
    const sent = { usuario: 'ana.saude', categoria: 'DOC' };
    expect((await call('davi', 'PUT', 'vinculos/6', sent)).status).toBe(404);
    const own = await call('davi', 'PUT', `vinculos/${davi}`, {
      usuario: 'davi',
      categoria: 'DOC',
    });
    expect(said(own)).toEqual([403, 'ProprioCadastro']);
    expect(
      (await call('davi', 'PUT', `vinculos/${clara}`, { usuario: 'clara', categoria: 'POS' }))
        .status,
    ).toBe(200);
  });
});
