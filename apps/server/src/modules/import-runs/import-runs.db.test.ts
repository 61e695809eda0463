import { writeIso2709, type MarcRecord } from '@estante/marc';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createTestDesk } from '../../../test/import-desk.ts';
import { aBook } from '../../../test/records.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { doRun } from './index.ts';
import { findRun } from './repository.ts';
import { undoRun } from './undo-run.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const bytesOf = (record: MarcRecord): Buffer => {
  const written = writeIso2709(record);
  if (written.kind !== 'written') throw new Error('the record cannot be written');
  return Buffer.from(written.bytes);
};
const untitled = (number: string): MarcRecord => {
  const record = aBook({ title: 'Sem título', number });
  return { ...record, fields: record.fields.filter(({ tag }) => tag !== '245') };
};
const dom = aBook({ title: 'Dom Casmurro', number: 'dom', isbn: '9788535910667' });
const file = Buffer.concat([
  bytesOf(dom),
  bytesOf(untitled('sem-titulo')),
  bytesOf(aBook({ title: 'Helena', number: 'helena' })),
]);

const path = 'atendimento/importacoes';
const options = {
  cod_biblioteca: null,
  bibliotecas: [] as { codigo: string; cod_biblioteca: number }[],
  cria_bibliotecas: false,
  fonte: '',
  caracteres: null,
  itens: null,
};

const post = (where: string, payload: object, language = '1') =>
  callAs(server, 'elisa', { method: 'POST', path: `${path}${where}`, payload, language });
const get = (where: string, language = '1') =>
  callAs(server, 'elisa', { method: 'GET', path: `${path}${where}`, language });
const start = (id: number, tarefa: string, opcoes: object = options) =>
  post(`/${id}/inicio`, { tarefa, opcoes });
const part = (id: number, posicao: number, bytes: Buffer) =>
  post(`/${id}/partes`, { posicao, conteudo: bytes.toString('base64') });

async function sent(bytes: Buffer, tipo = 'marc'): Promise<number> {
  const begun = await post('', { tipo, arquivo: 'acervo.mrc', bytes: bytes.length });
  const { codigo } = begun.json<{ codigo: number }>();
  expect((await part(codigo, 0, bytes)).json()).toEqual({
    recebidos: bytes.length,
    completa: true,
  });
  return codigo;
}

/** More than one transaction takes in: a changed record and one set aside in the first, one set aside after it. */
const long = Buffer.concat([
  bytesOf(aBook({ title: 'Dom Casmurro', subtitle: 'romance', number: 'dom' })),
  bytesOf(untitled('sem-titulo-1')),
  ...Array.from({ length: 248 }, (_, at) =>
    bytesOf(aBook({ title: `Livro ${at}`, number: `livro-${at}` })),
  ),
  bytesOf(untitled('sem-titulo-2')),
  bytesOf(aBook({ title: 'Helena', number: 'helena' })),
]);

/** Sends the long file, whose first record changes a title of the catalogue. */
async function sentLong(): Promise<number> {
  await server.importRecords([aBook({ title: 'Dom Casmurro', number: 'dom' })]);
  return sent(long);
}

/**
 * Does something in the middle of what reads the long file: somebody else is at work on its first title, so
 * that its first transaction waits until it is done, and the second has not begun.
 */
async function midway<Result>(
  begin: () => Promise<Result>,
  interrupt: () => Promise<void>,
): Promise<PromiseSettledResult<Result>> {
  const working = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('title').select('id').forUpdate().execute();
    const begun = Promise.allSettled([begin()]);
    await untilWaiting(server.db);
    await interrupt();
    return { begun };
  });
  const [outcome] = await working.begun;
  return outcome;
}

/** Cancels a run that is being done, as staff do, and waits until whoever does it has seen that. */
async function cancel(id: number): Promise<void> {
  const row = async () => {
    const { rows } = await server.pool.query<{ xmin: string }>(
      'select xmin from import_run where id = $1',
      [id],
    );
    return rows[0]?.xmin;
  };
  expect((await post(`/${id}/cancelamento`, {})).json()).toMatchObject({
    situacao: 'em-andamento',
  });
  const before = await row();
  await expect.poll(row, { timeout: 30_000, interval: 20 }).not.toBe(before);
}

const setAside = async (id: number, { app }: Pick<TestApp, 'app'> = server) => {
  const call = { method: 'GET', path: `${path}/${id}/listas/separados` } as const;
  const list = (await callAs({ ...server, app }, 'elisa', call)).json();
  return list.registros?.map(({ numero }: { numero: string }) => numero);
};

const titles = async () =>
  (await server.db.selectFrom('title').selectAll().where('withdrawn_at', 'is', null).execute())
    .map(({ description }) => description.title)
    .toSorted();

describe('a file', () => {
  test('comes in parts, each once however often it is sent', async () => {
    const begun = await post('', { tipo: 'marc', arquivo: 'a.mrc', bytes: file.length });
    const { codigo } = begun.json<{ codigo: number }>();
    expect(begun.json()).toMatchObject({ situacao: 'recebendo', pode_importar: false });
    const [first, rest] = [file.subarray(0, 100), file.subarray(100)];
    expect((await part(codigo, 100, rest)).statusCode).toBe(409);
    expect((await part(codigo, 0, first)).json()).toEqual({ recebidos: 100, completa: false });
    expect((await part(codigo, 0, first)).json()).toEqual({ recebidos: 100, completa: false });
    expect((await start(codigo, 'importacao')).statusCode).toBe(409);
    expect((await part(codigo, 100, Buffer.concat([rest, rest]))).statusCode).toBe(422);
    expect((await part(codigo, 100, rest)).json()).toMatchObject({ completa: true });
    expect((await get(`/${codigo}`)).json()).toMatchObject({
      situacao: 'pronta',
      pode_importar: true,
    });
  });

  test('that nobody wants any more is let go of', { tags: 'long' }, async () => {
    const id = await sent(file);
    const cancelled = await post(`/${id}/cancelamento`, {});
    expect(cancelled.json()).toMatchObject({ situacao: 'cancelada', pode_importar: false });
    expect((await post(`/${id}/cancelamento`, {})).statusCode).toBe(409);
    expect((await start(id, 'importacao')).statusCode).toBe(409);
  });

  test('is sent by who began it', async () => {
    const begun = await post('', { tipo: 'marc', arquivo: 'a.mrc', bytes: file.length });
    await server.db.updateTable('import_run').set({ login_id: 1 }).execute();
    const { codigo } = begun.json<{ codigo: number }>();
    expect((await part(codigo, 0, file)).statusCode).toBe(404);
  });
});

test('a trial says what would change, and changes nothing', async () => {
  const id = await sent(file);
  expect((await start(id, 'simulacao')).statusCode).toBe(200);
  const run = (await get(`/${id}`)).json();
  expect(run).toMatchObject({ situacao: 'pronta', relatorio: null, pode_importar: true });
  expect(run.simulacao).toMatchObject({
    tipos: [{ desc_tipo: 'Bibliográficos', lidos: 3, novos: 2, separados: 1 }],
    titulos: ['Dom Casmurro', 'Helena'],
  });
  expect(await titles()).toEqual([]);
});

describe('an import', () => {
  test('brings the records in, tells what it did and by whom, and keeps what it set aside', async () => {
    const id = await sent(file);
    await start(id, 'importacao');
    const run = (await get(`/${id}`, '5')).json();
    expect(run).toMatchObject({
      situacao: 'terminada',
      nome: 'Elisa de Teste',
      tentativas: 1,
      progresso: { registros: 3 },
      pode_importar: false,
      pode_desfazer: true,
      relatorio: {
        tipos: [{ desc_tipo: 'Bibliographic', lidos: 3, novos: 2, separados: 1 }],
        listas: ['separados'],
        interrompida: false,
      },
    });
    expect(await titles()).toEqual(['Dom Casmurro', 'Helena']);

    const { registros } = (await get(`/${id}/listas/separados`)).json();
    expect(registros).toMatchObject([
      { numero: 'sem-titulo', motivo: 'O registro bibliográfico não tem título.' },
    ]);
    expect(registros[0].registro).toContain('sem-titulo');
    const { arquivo } = (await get(`/${id}/listas/separados/arquivo`)).json();
    expect(arquivo).toMatchObject({ nome: `separados-${id}.mrc` });
    expect(Buffer.from(arquivo.conteudo, 'base64')).toEqual(bytesOf(untitled('sem-titulo')));

    const list = (await get('')).json();
    expect(list).toMatchObject({ total: 1, ocupada: false });
    expect(list.importacoes[0]).toMatchObject({ codigo: id, arquivo: 'acervo.mrc' });
  });

  test('has records set aside told, whatever signs they have', { tags: 'long' }, async () => {
    const numero = 'sem\u2028título';
    const id = await sent(Buffer.concat([bytesOf(untitled(numero)), bytesOf(dom)]));
    await start(id, 'importacao');
    expect((await get(`/${id}`)).json()).toMatchObject({ situacao: 'terminada' });
    const { registros } = (await get(`/${id}/listas/separados`)).json();
    expect(registros).toMatchObject([{ numero, registro: expect.stringContaining('sem') }]);
  });

  test('maps the codes of the file to libraries that are here', { tags: 'long' }, async () => {
    const own = aBook({ title: 'Iaiá Garcia', number: 'iaia', copies: [{ library: 'XX' }] });
    const id = await sent(bytesOf(own));
    await start(id, 'simulacao');
    const { simulacao } = (await get(`/${id}`)).json();
    expect(simulacao.sem_biblioteca).toEqual([{ codigo: 'XX', exemplares: 1, colecoes: 0 }]);
    const bibliotecas = [{ codigo: 'XX', cod_biblioteca: 2 }];
    await start(id, 'importacao', { ...options, bibliotecas });
    expect(await server.db.selectFrom('copy').select('library_id').execute()).toEqual([
      { library_id: 2 },
    ]);
    const unknown = [{ codigo: 'XX', cod_biblioteca: 99 }];
    const other = await sent(bytesOf(own));
    expect(
      (await start(other, 'importacao', { ...options, bibliotecas: unknown })).statusCode,
    ).toBe(404);
  });

  describe('with codes that no list has', () => {
    const of = (number: string, type: string) =>
      bytesOf(
        aBook({
          title: `Livro ${number}`,
          number,
          copies: [{ library: 'CENTRAL', loanType: type }],
        }),
      );
    const codes = Buffer.concat([of('1', 'REF'), of('2', 'REF'), of('3', 'BK')]);
    const types = () => server.db.selectFrom('loan_type').select('code').orderBy('id').execute();
    const addType = async (code: string, name: string) => {
      const { id } = await server.db
        .insertInto('loan_type')
        .values({ code, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const told = [
      {
        lista: 'tipo_emprestimo',
        total: 2,
        siglas: [
          { codigo: 'REF', exemplares: 2 },
          { codigo: 'BK', exemplares: 1 },
        ],
      },
    ];

    test('says them in the trial, with what is here to choose from', { tags: 'long' }, async () => {
      const entry = await addType('CL', 'Consulta local');
      const id = await sent(codes);
      await start(id, 'simulacao');
      const run = (await get(`/${id}`)).json();
      expect(run.simulacao.siglas_novas).toEqual(told);
      expect(run.listas[0]).toEqual({
        lista: 'tipo_emprestimo',
        entradas: [{ cod_entrada: entry, sigla: 'CL', nome: 'Consulta local' }],
      });
      expect(await types()).toEqual([{ code: 'CL' }]);
    });

    test('maps them to entries that are here, and says what it made of the others', async () => {
      const entry = await addType('CL', 'Consulta local');
      const id = await sent(codes);
      const siglas = [{ lista: 'tipo_emprestimo', codigo: 'REF', cod_entrada: entry }];
      await start(id, 'simulacao', { ...options, siglas });
      const tried = (await get(`/${id}`)).json();
      expect(tried.opcoes.siglas).toEqual(siglas);
      expect(tried.simulacao.siglas_novas).toMatchObject([{ siglas: [{ codigo: 'BK' }] }]);
      await start(id, 'importacao', { ...options, siglas });
      const done = (await get(`/${id}`)).json();
      expect(done.listas).toEqual([]);
      expect(done.relatorio.siglas_novas).toEqual(tried.simulacao.siglas_novas);
      expect(await types()).toEqual([{ code: 'CL' }, { code: 'BK' }]);
      const ofEntry = await server.db
        .selectFrom('copy')
        .select('id')
        .where('loan_type_id', '=', entry)
        .execute();
      expect(ofEntry).toHaveLength(2);
    });

    test('takes those it made back with it, and says so', { tags: 'long' }, async () => {
      const id = await sent(codes);
      await start(id, 'importacao');
      await start(id, 'simulacao-desfazer');
      const gone = [{ lista: 'tipo_emprestimo', total: 2, siglas: ['BK', 'REF'] }];
      expect((await get(`/${id}`)).json().simulacao_desfazer.siglas_retiradas).toEqual(gone);
      expect(await types()).toHaveLength(2);
      await start(id, 'desfazer');
      expect((await get(`/${id}`)).json().desfeita.siglas_retiradas).toEqual(gone);
      expect(await types()).toEqual([]);
    });

    test(
      'refuses to map a code that an entry, or a library, has itself',
      { tags: 'long' },
      async () => {
        const [entry, other] = [
          await addType('CL', 'Consulta local'),
          await addType('BK', 'Livro'),
        ];
        await server.db
          .insertInto('library')
          .values({ campus_id: 1, code: 'OUTRA', name: 'Outra' })
          .execute();
        const id = await sent(codes);
        const siglas = (...said: readonly (readonly [string, number])[]) =>
          said.map(([codigo, cod_entrada]) => ({ lista: 'tipo_emprestimo', codigo, cod_entrada }));
        const bibliotecas = [{ codigo: 'OUTRA', cod_biblioteca: 1 }];
        const said = { ...options, bibliotecas, siglas: siglas(['REF', entry], ['BK', entry]) };
        for (const task of ['simulacao', 'importacao']) {
          const answer = await start(id, task, said);
          expect(answer.statusCode, answer.body).toBe(422);
          expect(answer.json().erro.campos).toMatchObject([
            { campo: 'opcoes.bibliotecas.0.codigo', mensagem: expect.stringContaining('OUTRA') },
            { campo: 'opcoes.siglas.1.codigo', mensagem: expect.stringContaining('o código BK') },
          ]);
        }
        const own = { ...options, siglas: siglas(['REF', entry], ['BK', other]) };
        expect((await start(id, 'importacao', own)).statusCode).toBe(200);
        expect((await start(id, 'simulacao-desfazer', said)).statusCode).toBe(200);
      },
    );

    test('refuses an entry that is not there', { tags: 'long' }, async () => {
      const id = await sent(codes);
      const siglas = [{ lista: 'colecao', codigo: 'REF', cod_entrada: 99 }];
      expect((await start(id, 'importacao', { ...options, siglas })).statusCode).toBe(404);
    });
  });

  test(
    'that was cut short is tried again: what the trial says is told, and its lists',
    { tags: 'long' },
    async () => {
      const id = await sentLong();
      await midway(
        () => start(id, 'importacao'),
        () => cancel(id),
      );
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'cancelada',
        relatorio: { tipos: [{ lidos: 250, novos: 248, mudados: 1, separados: 1 }] },
      });
      expect(await setAside(id)).toEqual(['sem-titulo-1']);

      server.clock.advance({ hours: 1 });
      await start(id, 'simulacao');
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'pronta',
        simulacao: { tipos: [{ lidos: 252, novos: 1, mudados: 0, iguais: 249, separados: 2 }] },
        relatorio: { tipos: [{ lidos: 250 }], interrompida: true },
      });
      expect(await setAside(id)).toEqual(['sem-titulo-1', 'sem-titulo-2']);
      expect(await titles()).toHaveLength(249);

      server.clock.advance({ hours: 1 });
      await start(id, 'importacao');
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'terminada',
        relatorio: { tipos: [{ lidos: 252, novos: 1, iguais: 249 }], interrompida: false },
      });
      expect(await setAside(id)).toEqual(['sem-titulo-1', 'sem-titulo-2']);
      expect(await titles()).toHaveLength(250);
    },
  );

  test(
    'whose trial was cancelled midway is tried again: nothing is told of the first, or twice',
    { tags: 'long' },
    async () => {
      const id = await sentLong();
      await midway(
        () => start(id, 'simulacao'),
        () => cancel(id),
      );
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'pronta',
        simulacao: null,
        relatorio: null,
        pode_importar: true,
      });
      expect((await get(`/${id}/listas/separados`)).statusCode).toBe(404);
      await start(id, 'simulacao');
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'pronta',
        simulacao: {
          tipos: [{ lidos: 252, novos: 249, mudados: 1, separados: 2 }],
          interrompida: false,
        },
      });
      expect(await setAside(id)).toEqual(['sem-titulo-1', 'sem-titulo-2']);
      expect(await titles()).toEqual(['Dom Casmurro']);
    },
  );

  test('is taken back, looked at before', { tags: 'long' }, async () => {
    const id = await sent(file);
    await start(id, 'importacao');
    await start(id, 'simulacao-desfazer');
    expect((await get(`/${id}`)).json()).toMatchObject({
      simulacao_desfazer: { retirados: 2, recusados: 0 },
      desfeita: null,
      pode_desfazer: true,
    });
    expect(await titles()).toHaveLength(2);
    await start(id, 'desfazer');
    expect((await get(`/${id}`)).json()).toMatchObject({
      desfeita: { retirados: 2 },
      pode_desfazer: false,
    });
    expect(await titles()).toEqual([]);
    expect((await start(id, 'desfazer')).statusCode).toBe(409);
  });

  test('is taken back with the copies that waited for a library', { tags: 'long' }, async () => {
    const steps = async () =>
      (
        await callAs(server, 'elisa', { method: 'GET', path: 'atendimento/primeiros-passos' })
      ).json();
    const waiting = async () =>
      (await callAs(server, 'elisa', { method: 'GET', path: 'atendimento/bibliotecas' })).json();
    const book = aBook({ title: 'Iaiá Garcia', number: 'iaia', copies: [{ library: 'XX' }] });
    const id = await sent(bytesOf(book));
    await start(id, 'importacao');
    expect(await steps()).toMatchObject({ codigos_sem_biblioteca: 1 });
    expect(await waiting()).toMatchObject({ total_sem_biblioteca: 1 });
    await start(id, 'desfazer');
    expect(await steps()).toMatchObject({ codigos_sem_biblioteca: 0 });
    expect(await waiting()).toMatchObject({ sem_biblioteca: [], total_sem_biblioteca: 0 });
  });

  test(
    'is written to the audit, and so is its undoing; a trial is not',
    { tags: 'long' },
    async () => {
      const id = await sent(file);
      await start(id, 'simulacao');
      await start(id, 'importacao');
      await start(id, 'desfazer');
      const events = await server.db
        .selectFrom('audit_event')
        .select(['kind', 'login_id', 'details'])
        .where('kind', 'in', ['file-imported', 'import-undone'])
        .orderBy('id')
        .execute();
      const details = { import: id, file: 'acervo.mrc', kind: 'marc' };
      expect(events).toEqual([
        { kind: 'file-imported', login_id: 5, details },
        { kind: 'import-undone', login_id: 5, details },
      ]);
    },
  );

  test('tells of a file that is no MARC', { tags: 'long' }, async () => {
    const id = await sent(Buffer.from('nome;autor\nDom Casmurro;Machado\n'));
    await start(id, 'importacao');
    expect((await get(`/${id}`)).json()).toMatchObject({
      relatorio: { ilegivel: 'O arquivo não está em nenhum formato MARC conhecido.' },
    });
  });
});

describe('an import that was cut short', { tags: 'long' }, () => {
  /** Writes a run as one that staff cancelled midway: some of it is in, and its file is there to go on. */
  async function cutShort(): Promise<number> {
    const id = await sentLong();
    await midway(
      () => start(id, 'importacao'),
      () => cancel(id),
    );
    return id;
  }
  const open = { situacao: 'cancelada', pode_importar: true, pode_desfazer: true };

  test('may go on after a look at what would be undone', async () => {
    const id = await cutShort();
    expect((await get(`/${id}`)).json()).toMatchObject(open);
    await start(id, 'simulacao-desfazer');
    expect((await get(`/${id}`)).json()).toMatchObject({
      ...open,
      simulacao_desfazer: { retirados: 248, restaurados: 1 },
    });
    expect((await start(id, 'importacao')).statusCode).toBe(200);
    await start(id, 'simulacao-desfazer');
    expect((await get(`/${id}`)).json()).toMatchObject({
      situacao: 'terminada',
      pode_importar: false,
    });
  });

  test('may go on where undoing it was given up before its turn', async () => {
    const id = await cutShort();
    const app = await buildTestApp({ ...server, origin: null });
    const ask = (where: string, payload: object) =>
      callAs({ ...server, app }, 'elisa', { method: 'POST', path: `${path}${where}`, payload });
    for (const tarefa of ['desfazer', 'simulacao-desfazer']) {
      const begun = await ask(`/${id}/inicio`, { tarefa, opcoes: options });
      expect(begun.json()).toMatchObject({ situacao: 'na-fila' });
      expect((await ask(`/${id}/cancelamento`, {})).json()).toMatchObject(open);
    }
    await app.close();
  });
});

test(
  'what an undoing did before it was cut off is told with the rest',
  { tags: 'long' },
  async () => {
    const numbers = Array.from({ length: 300 }, (_, at) => `livro ${at}`);
    const id = await sent(
      Buffer.concat(numbers.map((number) => bytesOf(aBook({ title: number, number })))),
    );
    await start(id, 'importacao');
    await server.db
      .insertInto('hold')
      .values((of) => ({
        person_id: of.selectFrom('person').select('id').orderBy('id').limit(1),
        login_id: of.selectFrom('login').select('id').orderBy('id').limit(1),
        library_id: of.selectFrom('library').select('id').orderBy('id').limit(1),
        title_id: of.selectFrom('title').select('id').orderBy('id').limit(1),
        volume: '',
        tome: '',
        part: '',
        additional_material: '',
        placed_at: new Date(0),
      }))
      .execute();
    const desk = createTestDesk(server);
    const run = await findRun(server.db, id);
    if (!run) throw new Error('there is no run');
    const stop = new AbortController();
    const progress = {
      bytes: 0,
      get records() {
        return 0;
      },
      set records(records: number) {
        if (records > 0) stop.abort();
      },
    };
    const work = { deps: { ...server, ...desk }, run, progress, signal: stop.signal };
    const stretch = { withdrawn: 249, refused: 1, isInterrupted: true };
    expect(await undoRun({ ...work, isTrial: false })).toMatchObject(stretch);
    await start(id, 'desfazer');
    expect((await get(`/${id}`)).json()).toMatchObject({
      desfeita: { retirados: 299, recusados: 1, exemplos: [{}], interrompida: false },
    });
  },
);

describe('one at a time', () => {
  test('another does not begin while one waits, and begins once that is cancelled', async () => {
    // A server whose queue does nothing yet.
    const app = await buildTestApp({ ...server, origin: null });
    const idle = { ...server, app };
    const ask = (where: string, payload: object) =>
      callAs(idle, 'elisa', { method: 'POST', path: `${path}${where}`, payload });
    const send = async () => {
      const { codigo } = (await ask('', { tipo: 'marc', arquivo: 'a', bytes: file.length })).json();
      const conteudo = file.toString('base64');
      await ask(`/${codigo}/partes`, { posicao: 0, conteudo });
      return Number(codigo);
    };
    const [one, other] = [await send(), await send()];
    const body = { tarefa: 'importacao', opcoes: options };
    expect((await ask(`/${one}/inicio`, body)).json()).toMatchObject({ situacao: 'na-fila' });
    const refused = await ask(`/${other}/inicio`, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ erro: { codigo: 'ImportacaoEmAndamento' } });
    expect((await ask(`/${one}/cancelamento`, {})).json()).toMatchObject({ situacao: 'pronta' });
    expect((await ask(`/${other}/inicio`, body)).statusCode).toBe(200);
    await app.close();
  });

  test(
    'one whose job is lost is told to be cut off, and may begin again',
    { tags: 'long' },
    async () => {
      const id = await sent(file);
      await server.db
        .updateTable('import_run')
        .set({ state: 'running', task: 'import', started_at: new Date(0) })
        .execute();
      expect((await get(`/${id}`)).json()).toMatchObject({
        situacao: 'interrompida',
        pode_importar: true,
      });
      await start(id, 'importacao');
      expect((await get(`/${id}`)).json()).toMatchObject({ situacao: 'terminada' });
    },
  );
});

test(
  'one that its server could not finish is begun again, and says so',
  { tags: 'long' },
  async () => {
    const desk = createTestDesk({ ...server, pool: null });
    const app = await buildTestApp({ ...server, origin: null, imports: desk });
    const codigo = await sentLong();
    const begun = await callAs({ ...server, app }, 'elisa', {
      method: 'POST',
      path: `${path}/${codigo}/inicio`,
      payload: { tarefa: 'importacao', opcoes: options },
    });
    expect(begun.json()).toMatchObject({ situacao: 'na-fila' });
    const stopping = new AbortController();
    const first = await midway(
      () => doRun({ ...server, ...desk }, codigo, stopping.signal),
      async () => stopping.abort(new Error('the server stops')),
    );
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'interrupted' } });
    expect((await get(`/${codigo}`)).json()).toMatchObject({
      situacao: 'em-andamento',
      relatorio: null,
    });
    expect(await titles()).toHaveLength(249);
    await doRun({ ...server, ...desk }, codigo, new AbortController().signal);
    expect((await get(`/${codigo}`)).json()).toMatchObject({
      situacao: 'terminada',
      tentativas: 2,
      relatorio: { tipos: [{ lidos: 252, novos: 1, mudados: 0, iguais: 249, separados: 2 }] },
    });
    expect(await setAside(codigo, { app })).toEqual(['sem-titulo-1', 'sem-titulo-2']);
    expect(await titles()).toHaveLength(250);
    await app.close();
  },
);

test(
  'each part may go to another server, which also has what the import lists',
  { tags: 'long' },
  async () => {
    const [one, two] = [createTestDesk(server), createTestDesk(server)];
    const apps = await Promise.all(
      [one, two].map((imports) => buildTestApp({ ...server, origin: null, imports })),
    );
    const on = (turn: number, method: 'GET' | 'POST', where: string, payload: object = {}) => {
      const app = apps[turn % 2] ?? server.app;
      const call =
        method === 'GET'
          ? { method, path: `${path}${where}` }
          : { method, path: `${path}${where}`, payload };
      return callAs({ ...server, app }, 'elisa', call);
    };
    const { codigo } = (
      await on(0, 'POST', '', { tipo: 'marc', arquivo: 'a', bytes: file.length })
    ).json();
    for (let from = 0, turn = 1; from < file.length; from += 100, turn += 1) {
      const conteudo = file.subarray(from, from + 100).toString('base64');
      const answer = await on(turn, 'POST', `/${codigo}/partes`, { posicao: from, conteudo });
      expect(answer.statusCode).toBe(200);
    }
    await on(0, 'POST', `/${codigo}/inicio`, { tarefa: 'simulacao', opcoes: options });
    await on(1, 'POST', `/${codigo}/inicio`, { tarefa: 'importacao', opcoes: options });
    expect(await titles()).toHaveLength(2);
    for (const turn of [0, 1]) {
      const list = await on(turn, 'GET', `/${codigo}/listas/separados`);
      expect(list.json()).toMatchObject({ total: 1 });
    }
    await Promise.all(apps.map((app) => app.close()));
  },
);

test(
  'sheets of patrons stand in the history, with who brought them',
  { tags: 'long' },
  async () => {
    const text =
      'usuario;nome;unidade;categoria\nnovo;Novo Leitor;CENTRAL;GRA\n;Sem usuário;CENTRAL;GRA\n';
    const sheet = { arquivo: Buffer.from(text).toString('base64'), nome: 'turma.csv' };
    for (const simulacao of [true, false]) {
      await callAs(server, 'elisa', {
        method: 'POST',
        path: 'atendimento/leitores/importacao',
        payload: { ...sheet, simulacao },
      });
    }
    const { total, importacoes } = (await get('')).json();
    expect(total).toBe(1);
    expect(importacoes[0]).toMatchObject({
      tipo: 'leitores',
      arquivo: 'turma.csv',
      nome: 'Elisa de Teste',
      situacao: 'terminada',
      relatorio: { tipos: [{ lidos: 2, novos: 1, separados: 1 }] },
      pode_desfazer: false,
    });
  },
);

test('covers come in a zip, those of no title set aside by their name', async () => {
  await server.importRecords([dom]);
  const create = { width: 100, height: 150, channels: 3, background: 'red' } as const;
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
  const zip = zipSync({
    'capas/9788535910667.png': picture,
    'outras/9788500000000.png': picture,
    'outras/9788535910667.png': picture,
  });
  const id = await sent(Buffer.from(zip), 'capas');
  await start(id, 'importacao');
  expect((await get(`/${id}`)).json()).toMatchObject({
    situacao: 'terminada',
    relatorio: { tipos: [{ desc_tipo: 'Capas', lidos: 3, novos: 1, iguais: 1, separados: 1 }] },
  });
  const { registros } = (await get(`/${id}/listas/separados`)).json();
  expect(registros[0].motivo).toBe('Nenhum título tem este ISBN ou número de controle.');
  expect(registros[0].numero).toMatch(/9788500000000\.png$/);
});
