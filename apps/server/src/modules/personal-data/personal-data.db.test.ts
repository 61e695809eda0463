import { activities, errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { as, password, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const url = '/api/pessoas/meu-pergamum/dados-pessoais';

const read = async (who: Username = 'ana') =>
  (await server.app.inject({ url, headers: await as(server, who) })).json<
    Readonly<Record<string, unknown>>
  >();

async function send(payload: object, who: Username = 'ana', idioma = '1') {
  const headers = { ...(await as(server, who)), 'x-idioma': idioma };
  return server.app.inject({ method: 'PUT', url, headers, payload });
}

const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;
const said = (answer: LightMyRequestResponse) => [answer.statusCode, refusalIn(answer).codigo];

async function letReadersChange(...fields: string[]): Promise<void> {
  const row = { key: 'readerFields', value: JSON.stringify(fields) };
  await server.db
    .insertInto('institution_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

const everything = {
  logradouro: 'Rua das Flores, 10',
  complemento: 'Casa 2',
  cep: '27600-000',
  bairro: 'Centro',
  cidade: 'Valença',
  nacionalidade: 'brasileira',
  sexo: 'F',
  estado_civil: 'viuvo',
  escolaridade: 'Superior completo',
  localizacao: 'Campus Centro, bloco B',
  profissao: 'Bibliotecária',
  receber_email: false,
};

describe('personal data', () => {
  test(
    'of somebody who has said nothing is blank, and says what may be changed',
    { tags: 'long' },
    async () => {
      expect(await read()).toMatchObject({
        nome_pessoa: 'Ana de Teste',
        logradouro: '',
        cpf: '',
        sexo: null,
        data_nascimento: null,
        estado_civil: null,
        email: 'ana@example.org',
        receber_email: true,
        emails_a_confirmar: [],
        pedido: null,
        resposta: null,
      });
      const { campos_editaveis: changeable } = await read();
      expect(changeable).toContain('email');
      expect(changeable).not.toContain('cpf');
    },
  );

  test('are kept whole, of the one who asks alone', async () => {
    const answer = await send(everything);
    expect(answer.statusCode, answer.body).toBe(200);
    const kept = { ...everything, cep: '27600000' };
    expect(answer.json()).toMatchObject(kept);
    expect(await read()).toMatchObject(kept);
    expect(await read('bruno')).toMatchObject({ logradouro: '', receber_email: true });
  });

  test('that are not sent stay, and blank ones are taken away', async () => {
    await send(everything);
    await send({ cidade: '  Rio\n das  Flores ', sexo: null, complemento: '' });
    expect(await read()).toMatchObject({
      ...everything,
      cep: '27600000',
      cidade: 'Rio das Flores',
      sexo: null,
      complemento: '',
    });
  });

  test('are refused where one is wrong', { tags: 'long' }, () =>
    tryEach(
      [
        [{ cpf: '529.982.247-26' }, 'CpfInvalido', 'cpf'],
        [{ cpf: '529982247' }, 'CpfInvalido', 'cpf'],
        [{ cpf: 'cinco' }, 'CpfInvalido', 'cpf'],
        [{ cep: '2760000' }, 'CepInvalido', 'cep'],
        [{ data_nascimento: '2026-03-11' }, 'DataDeNascimentoInvalida', 'data_nascimento'],
        [{ data_nascimento: '1899-12-31' }, 'DataDeNascimentoInvalida', 'data_nascimento'],
        [{ email: 'ana@example.org; b' }, 'EmailInvalido', 'email'],
        [
          { email: Array.from({ length: 6 }, (_, n) => `a${n}@example.org`).join(';') },
          'EmailsDemais',
          'email',
        ],
        [{ email: 'nova@example.org' }, 'CampoObrigatorioNaoPreenchido', 'senha'],
      ],
      async (sent, code, field) => {
        const answer = await send({ ...sent, cidade: 'Outra' });
        expect(said(answer)).toEqual([422, code]);
        expect(refusalIn(answer)).toMatchObject({ campos: [{ campo: field }] });
        expect(await read()).toMatchObject({ cidade: '', pedido: null });
      },
    ),
  );

  test('say each field that is wrong, in the language that was asked for', async () => {
    const { campos } = refusalIn(await send({ cpf: '1', cep: '1' }, 'ana', '5'));
    expect(campos).toMatchObject([
      { campo: 'cep', mensagem: 'Enter a valid postal code: eight digits.' },
      { campo: 'cpf' },
    ]);
  });

  test('are shown and changed by who has signed in, while their page is on', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await server.app.inject({
        method,
        url,
        ...(method === 'PUT' && { payload: {} }),
      });
      expect(said(answer)).toEqual([401, 'EntradaNecessaria']);
    }
    const { accountPersonalData: code } = activities;
    const off = { enabled: false };
    await server.db.updateTable('activity').set(off).where('code', '=', code).execute();
    expect(said(await send({}))).toEqual([403, 'RecursoDesativado']);
    const answer = await server.app.inject({ url, headers: await as(server, 'ana') });
    expect(said(answer)).toEqual([403, 'RecursoDesativado']);
  });
});

describe('what readers may not change', () => {
  test('is asked of the library, and stays as it is', async () => {
    const answer = await send({ cpf: '529.982.247-25', cidade: 'Valença' });
    expect(answer.json()).toMatchObject({
      cpf: '',
      cidade: 'Valença',
      pedido: { campos: [{ campo: 'cpf', valor: '52998224725' }] },
    });
    expect(await read('bruno')).toMatchObject({ pedido: null });
  });

  test('is a setting of the institution', async () => {
    await letReadersChange('cpf');
    expect((await send({ cpf: '52998224725', cidade: 'Valença' })).json()).toMatchObject({
      cpf: '52998224725',
      cidade: '',
      campos_editaveis: ['cpf'],
      pedido: { campos: [{ campo: 'cidade', valor: 'Valença' }] },
    });
  });

  test('is added to what was asked before, in one request; what is as it was is not asked', async () => {
    await send({ cpf: '52998224725' });
    await send({ identidade: 'RG 1', cpf: '' });
    await send({ data_nascimento: '1990-05-17' });
    const rows = await server.db.selectFrom('personal_data_request').selectAll().execute();
    expect(rows).toMatchObject([
      {
        person_id: 1,
        library_id: 1,
        changes: { cpf: '52998224725', identidade: 'RG 1', data_nascimento: '1990-05-17' },
      },
    ]);
  });

  test('goes to the unit of the link that was signed in by', async () => {
    await send({ cpf: '52998224725' }, 'ana.saude');
    const rows = await server.db.selectFrom('personal_data_request').selectAll().execute();
    expect(rows).toMatchObject([{ person_id: 1, library_id: 3 }]);
  });

  test('asked for many times at once is one request', { tags: 'long' }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send({ identidade: `RG ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const rows = await server.db.selectFrom('personal_data_request').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('is taken back, one’s own alone', async () => {
    await send({ cpf: '52998224725' });
    await send({ cpf: '11144477735' }, 'bruno');
    const headers = await as(server, 'ana');
    const remove = { method: 'DELETE', url: `${url}/pedido`, headers } as const;
    expect((await server.app.inject(remove)).json()).toMatchObject({ pedido: null });
    expect((await server.app.inject(remove)).statusCode).toBe(200);
    expect(await read('bruno')).toMatchObject({ pedido: { campos: [{ campo: 'cpf' }] } });
  });
});

describe('mail addresses', () => {
  const withPassword = (email: string) => send({ email, senha: password });
  const emailsOf = async (id = 1) =>
    (
      await server.db
        .selectFrom('person')
        .select('emails')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).emails;
  const letters = () =>
    server.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute();
  const letterTo = async (address: string) =>
    (await letters()).findLast(({ recipients }) => recipients.includes(address));
  async function codeSentTo(address: string): Promise<string> {
    const letter = await letterTo(address);
    return /\/confirmar-email\/(\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
  }
  const confirm = (code: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/pessoas/confirmacao-email/${code}`,
      payload: {},
    });

  test('that are new count once their letter’s address was followed, and not before', async () => {
    const answer = await withPassword('ana@example.org; nova@example.org');
    expect(answer.json()).toMatchObject({
      email: 'ana@example.org',
      emails_a_confirmar: [{ email: 'nova@example.org' }],
    });
    expect(await emailsOf()).toEqual(['ana@example.org']);
    const confirmed = await confirm(await codeSentTo('nova@example.org'));
    expect(confirmed.json()).toEqual({ email: 'nova@example.org' });
    expect(await read()).toMatchObject({
      email: 'ana@example.org; nova@example.org',
      emails_a_confirmar: [],
    });
  });

  test('that replace the only one leave it until they are confirmed', async () => {
    await withPassword('nova@example.org;outra@example.org');
    expect(await emailsOf()).toEqual(['ana@example.org']);
    await confirm(await codeSentTo('outra@example.org'));
    expect(await emailsOf()).toEqual(['outra@example.org']);
    await confirm(await codeSentTo('nova@example.org'));
    expect(await emailsOf()).toEqual(['outra@example.org', 'nova@example.org']);
  });

  test('that are taken away count no more', async () => {
    const two = { emails: ['ana@example.org', 'velha@example.org'] };
    await server.db.updateTable('person').set(two).where('id', '=', 1).execute();
    await withPassword('ANA@example.org');
    expect(await emailsOf()).toEqual(['ana@example.org']);
    expect((await letterTo('velha@example.org'))?.subject).toBe(
      'Seus endereços de e-mail foram alterados',
    );
    await withPassword('');
    expect(await emailsOf()).toEqual([]);
  });

  test('are confirmed once, within three days, by the right code alone', async () => {
    await withPassword('ana@example.org;nova@example.org');
    const code = await codeSentTo('nova@example.org');
    for (const wrong of [`${code.slice(0, -2)}AA`, `9${code}`, `2.${code.split('.')[1]}`])
      expect(said(await confirm(wrong)), wrong).toEqual([404, 'NaoEncontrado']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await emailsOf()).toEqual(['ana@example.org', 'nova@example.org']);
    await withPassword('ana@example.org;tarde@example.org');
    server.clock.advance({ hours: 72 });
    expect(said(await confirm(await codeSentTo('tarde@example.org')))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect(await read()).toMatchObject({ emails_a_confirmar: [] });
  });

  test(
    'given up before they are confirmed are not confirmed any more',
    { tags: 'long' },
    async () => {
      await withPassword('ana@example.org;nova@example.org');
      const code = await codeSentTo('nova@example.org');
      await withPassword('ana@example.org;outra@example.org');
      expect((await confirm(code)).statusCode).toBe(404);
      expect(await read()).toMatchObject({ emails_a_confirmar: [{ email: 'outra@example.org' }] });
    },
  );

  test('are given up by sending those that count', async () => {
    await withPassword('erada@example.org');
    const code = await codeSentTo('erada@example.org');
    expect(await read()).toMatchObject({ emails_a_confirmar: [{ email: 'erada@example.org' }] });
    // A change that gives nobody a way in takes no password.
    await send({ cidade: 'Vale' });
    expect(await read()).toMatchObject({ emails_a_confirmar: [{ email: 'erada@example.org' }] });
    const answer = await send({ email: 'ana@example.org' });
    expect(answer.json()).toMatchObject({ email: 'ana@example.org', emails_a_confirmar: [] });
    expect((await confirm(code)).statusCode).toBe(404);
  });

  test('are changed by the right password alone, and wrong ones are counted', async () => {
    const guess = () => send({ email: 'nova@example.org', senha: 'errada' });
    for (let time = 0; time < 5; time += 1)
      expect(said(await guess())).toEqual([422, 'SenhaAtualIncorreta']);
    expect(said(await withPassword('nova@example.org'))).toEqual([429, 'MuitasTentativas']);
    expect(await letters()).toEqual([]);
  });

  test('are written to so often an hour', { tags: 'long' }, async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await withPassword(`a${n}@example.org`)).statusCode).toBe(200);
    expect(said(await withPassword('a10@example.org'))).toEqual([429, 'MuitasTentativas']);
    server.clock.advance({ hours: 1 });
    expect((await withPassword('a10@example.org')).statusCode).toBe(200);
  });

  test('tell of the change where they counted, in the language that was asked for', async () => {
    await send({ email: 'ana@example.org;nova@example.org', senha: password }, 'ana', '5');
    expect((await letterTo('ana@example.org'))?.subject).toBe('Your e-mail addresses were changed');
    expect((await letterTo('nova@example.org'))?.subject).toBe('Confirm this e-mail address');
    const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
    expect(events).toEqual([{ kind: 'email-changed', login_id: 1 }]);
  });

  test('before they count are sent no code to recover a password by', async () => {
    await withPassword('nova@example.org');
    const headers = { 'sec-fetch-site': 'same-origin' };
    await server.app.inject({ url: '/api/pessoas/ana/recuperar-senha', headers });
    const recipients = (await letters()).map((one) => one.recipients).slice(2);
    expect(recipients).toEqual([['ana@example.org']]);
  });

  test('that readers may only ask for are not written to yet', async () => {
    await letReadersChange('cidade');
    const answer = await withPassword('nova@example.org');
    expect(answer.json()).toMatchObject({
      email: 'ana@example.org',
      emails_a_confirmar: [],
      pedido: { campos: [{ campo: 'email', valor: 'nova@example.org' }] },
    });
    expect(await letters()).toEqual([]);
  });
});
