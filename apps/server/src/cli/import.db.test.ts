import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeIso2709 } from '@estante/marc';
import { connect, startEmbeddedPostgres } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findEntries, findOwnLibraryCode } from '../modules/import/index.ts';
import { openCatalogue, type TestCatalogue } from '../modules/import/testing/catalogue.ts';
import { book, copy, field } from '../modules/import/testing/records.ts';
import { codeSentence } from './import-sentences.ts';

const program = fileURLToPath(new URL('import.ts', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const copyOfType = (barcode: string, type: string) =>
  field('952', '  ', ['a', 'BC'], ['p', barcode], ['y', type]);

async function fileOf(records: number): Promise<string> {
  const path = join(folder, `${records}.mrc`);
  const parts = Array.from({ length: records }, (_, at) => {
    const record = book({
      number: String(at),
      title: `Obra ${at}`,
      copies: [copy('BC', `A${at}`)],
    });
    const written = writeIso2709(record);
    return written.kind === 'written' ? written.bytes : Buffer.alloc(0);
  });
  await writeFile(path, Buffer.concat(parts));
  return path;
}

interface Run {
  readonly code: number | null;
  readonly signal: string | null;
  readonly text: string;
}

interface Blow {
  readonly signal: NodeJS.Signals;
  /** Output of the command after which the signal is sent. */
  readonly after: string;
}

async function run(
  args: readonly string[],
  env: Record<string, string>,
  blow?: Blow,
): Promise<Run> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, LANG: 'C', LC_ALL: '', DATA_DIR: folder, DATABASE_URL: '', ...env },
  });
  let text = '';
  let isStruck = false;
  const take = (part: Buffer) => {
    text += part.toString();
    if (!blow || isStruck || !text.includes(blow.after)) return;
    isStruck = true;
    child.kill(blow.signal);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, text };
}

describe('on a database of its own', () => {
  let catalogue: TestCatalogue;
  let env: Record<string, string>;
  beforeEach(async () => {
    catalogue = await openCatalogue();
    env = { DATABASE_URL: catalogue.connectionString };
  });
  afterEach(() => catalogue.close());

  const titles = async () => (await catalogue.query('select from title')).length;

  it(
    'imports and prints its report, by whose number it is taken back',
    { tags: 'long' },
    async () => {
      const { code, text } = await run(['--new-libraries', await fileOf(30)], env);
      expect(code).toBe(0);
      expect(text).toMatch(/bibliographic +30 +30 +0 +0 +0 +0/);
      expect(text).toContain('Copies: 30 new');
      expect(text).toContain('have been made: BC.');
      expect(await titles()).toBe(30);
      // It stands in the history of imports, to be taken back on screen too.
      expect(
        await catalogue.query(
          `select r.file_name, r.state, r.login_id, r.records_done
          from import_run r join import i on i.run_id = r.id`,
        ),
      ).toEqual([{ file_name: '30.mrc', state: 'ended', login_id: null, records_done: 30 }]);
      expect(text).toContain('30 records, 30 new');
      expect(text).toContain('--undo 1 takes it back');
      const undone = await run(['--undo', '1'], env);
      expect(undone).toMatchObject({
        code: 0,
        text: expect.stringContaining('30 titles of its own') as string,
      });
      expect(await catalogue.query('select from title where withdrawn_at is null')).toEqual([]);
    },
  );

  it(
    'tells what would be taken back, and of no import that there is not',
    { tags: 'long' },
    async () => {
      const file = await fileOf(3);
      await run(['--new-libraries', file], env);
      const rehearsal = await run(['--undo', '1', '--dry-run'], env);
      expect(rehearsal).toMatchObject({ code: 0, text: expect.stringContaining('Dry run') });
      expect(await catalogue.query('select from title where withdrawn_at is null')).toHaveLength(3);
      for (const wrong of [
        ['--undo', '9'],
        ['--undo', 'x'],
        ['--undo', '1', file],
      ]) {
        expect(await run(wrong, env), wrong.join(' ')).toMatchObject({ code: 2 });
      }
    },
  );

  it(
    'ends with 2 after a file it cannot read, and imports the others',
    { tags: 'long' },
    async () => {
      const { code, text } = await run([join(folder, 'missing.mrc'), folder, await fileOf(3)], env);
      expect(code).toBe(2);
      expect(text).toContain('missing.mrc: there is no such file.');
      expect(text).toContain('it is a folder');
      expect(await titles()).toBe(3);
    },
  );

  it('says where the records set aside are listed', { tags: 'long' }, async () => {
    const path = join(folder, 'bad.mrc');
    const written = writeIso2709(book({ title: '' }));
    await writeFile(path, written.kind === 'written' ? written.bytes : '');
    const { code, text } = await run([path], env);
    expect(code).toBe(0);
    expect(text).toMatch(/Records set aside are listed in \S+import-reports\S+-set-aside\.jsonl/);
  });

  it(
    'knows which entry there is not, and which code is of an entry or a library itself',
    { tags: 'long' },
    async () => {
      await catalogue.query(
        "insert into loan_type (code, name) values ('CL', 'Consulta local'), ('LIV', 'Livro')",
      );
      await catalogue.query(
        `with c as (insert into campus (code, name) values ('S', 'S') returning id)
        insert into library (campus_id, code, name) select id, 'CENTRAL', 'Central' from c`,
      );
      const connection = connect({ connectionString: catalogue.connectionString, max: 1 });
      onTestFinished(() => connection.close());
      const { pool } = connection;
      for (const [table, code, entry, sentence] of [
        ['loan_type', 'REF', 'XX', 'there is no entry XX in that list. Known are: CL, LIV.'],
        ['collection', 'REF', 'XX', 'there is no entry XX in that list. The list is empty.'],
        ['loan_type', 'LIV', 'CL', 'an entry of the list has the code LIV itself'],
      ] as const) {
        const found = await findEntries(pool, [{ table, code, entry }]);
        if (found.kind === 'found') throw new Error(`${code} means ${entry}`);
        expect(codeSentence(found, translatorFor('en'))).toContain(sentence);
      }
      expect(await findOwnLibraryCode(pool, new Map([['BC', 'CENTRAL']]))).toBeNull();
      expect(await findOwnLibraryCode(pool, new Map([['CENTRAL', 'OUTRA']]))).toBe('CENTRAL');
    },
  );

  it(
    'sets copies of unknown codes aside, and takes them up once it is told what they mean',
    { tags: 'long' },
    async () => {
      const file = await fileOf(3);
      const first = await run([file], env);
      expect(first).toMatchObject({ code: 0, text: expect.stringContaining('3: BC') });
      expect(await catalogue.query('select from copy')).toEqual([]);
      expect(await catalogue.query('select from library')).toEqual([]);
      await catalogue.query(
        `with c as (insert into campus (code, name) values ('S', 'S') returning id)
        insert into library (campus_id, code, name) select id, 'CENTRAL', 'Central' from c`,
      );
      for (const pair of ['BC=', '=CENTRAL', 'BC=NADA']) {
        expect(await run(['--library', pair, file], env), pair).toMatchObject({ code: 2 });
      }
      await catalogue.query(
        `insert into library (campus_id, code, name) select campus_id, 'OUTRA', 'Outra' from library`,
      );
      const own = await run(['--library', 'CENTRAL=OUTRA', file], env);
      const sentence = '--library CENTRAL=OUTRA: a library has the code CENTRAL itself';
      expect(own).toMatchObject({ code: 2, text: expect.stringContaining(sentence) });
      expect(await catalogue.query('select from library_code')).toEqual([]);
      const told = await run(['--library', 'BC=CENTRAL', file], env);
      expect(told).toMatchObject({ code: 0, text: expect.stringContaining('Copies: 3 new') });
    },
  );

  it(
    'is told what codes mean that no list has, and says which entry there is not',
    { tags: 'long' },
    async () => {
      const record = book({ number: '1', copies: [copyOfType('A1', 'REF')] });
      const path = join(folder, 'types.mrc');
      const written = writeIso2709(record);
      await writeFile(path, written.kind === 'written' ? written.bytes : '');
      await catalogue.query(
        "insert into loan_type (code, name) values ('CL', 'Consulta local'), ('LIV', 'Livro')",
      );
      await catalogue.query("insert into location (code, name) values ('TERREO', 'Térreo')");
      const told = (...codes: readonly string[]) =>
        run([...codes.flatMap((code) => ['--code', code]), '--new-libraries', path], env);
      const types = () =>
        catalogue.query(
          'select t.code from copy join loan_type t on t.id = loan_type_id order by barcode',
        );
      for (const [code, sentence] of [
        ['tipo_emprestimo:REF=XX', 'there is no entry XX in that list. Known are: CL, LIV.'],
        ['colecao:REF=XX', 'there is no entry XX in that list. The list is empty.'],
        ['tipo_emprestimo:LIV=CL', 'an entry of the list has the code LIV itself'],
      ] as const) {
        const text = expect.stringContaining(`--code ${code}: ${sentence}`);
        expect(await told('localizacao:SALA=TERREO', code), code).toMatchObject({ code: 2, text });
      }
      expect(await types()).toEqual([]);
      expect(await told('tipo_emprestimo:REF=CL')).toMatchObject({ code: 0 });
      expect(await types()).toEqual([{ code: 'CL' }]);
    },
  );

  it('refuses a library that does not exist, and a wrong command', { tags: 'long' }, async () => {
    const unknown = await run(['--library', 'XX', await fileOf(3)], env);
    expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining('no library XX') });
    expect(await run([], env)).toMatchObject({ code: 2 });
    expect(await run(['--no-such-option', 'x'], env)).toMatchObject({ code: 2 });
    expect(await run(['--help'], env)).toMatchObject({
      code: 0,
      text: expect.stringContaining('--dry-run'),
    });
    expect(await titles()).toBe(0);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops at %s with whole transactions',
    { tags: 'long' },
    async (signal) => {
      const file = await fileOf(6000);
      const { code, text } = await run(['--new-libraries', file], env, { signal, after: '10%' });
      expect(code, text).toBe(130);
      const said = Number(/interrupted after ([\d,]+) records/.exec(text)?.[1]?.replace(',', ''));
      expect(said).toBeGreaterThan(0);
      expect(await titles()).toBe(said);
      expect(await catalogue.query('select from copy')).toHaveLength(said);
    },
  );

  it(
    'leaves nothing half in when it is killed, and goes on when it is run again',
    { tags: 'long' },
    async () => {
      const file = await fileOf(6000);
      const asked = ['--new-libraries', file];
      const { signal } = await run(asked, env, { signal: 'SIGKILL', after: '10%' });
      expect(signal).toBe('SIGKILL');
      const { text } = await run(asked, env);
      expect(text).toMatch(/bibliographic +6,000 /);
      expect(await titles()).toBe(6000);
      expect(await catalogue.query('select from copy')).toHaveLength(6000);
      expect(
        await catalogue.query(
          'select from title t where not exists (select from title_heading th where th.title_id = t.id)',
        ),
      ).toEqual([]);
    },
  );
});

describe('on the embedded database', () => {
  it('starts it, and uses the one that runs', { tags: 'long' }, async () => {
    const file = await fileOf(5);
    const alone = await run([file], {});
    expect(alone).toMatchObject({ code: 0, text: expect.stringMatching(/bibliographic +5 +5 /) });

    const running = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    if (running.kind !== 'started') throw new Error(running.kind);
    try {
      const beside = await run([file], {});
      expect(beside).toMatchObject({
        code: 0,
        text: expect.stringMatching(/bibliographic +5 +0 +0 +5 /),
      });
    } finally {
      await running.stop();
    }
  });

  it('recovers when it is killed with the import', { tags: 'long' }, async () => {
    const file = await fileOf(6000);
    await run([file], {}, { signal: 'SIGKILL', after: '10%' });
    const { code, text } = await run([file], {});
    expect(code).toBe(0);
    expect(text).toMatch(/bibliographic +6,000 /);
  });
});
