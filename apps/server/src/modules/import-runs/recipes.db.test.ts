import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const data = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
const isThere = existsSync(`${data}bibliographic`);

/** Steps of docs/moving-in.md, with files that others made. */
describe.skipIf(!isThere)(`recipes (skipped where ${data} is absent)`, { tags: 'long' }, () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp();
  });
  afterEach(() => server.close());

  const post = (path: string, payload: object) =>
    callAs(server, 'elisa', { method: 'POST', path: `atendimento/${path}`, payload });
  const get = async (id: number) =>
    (
      await callAs(server, 'elisa', { method: 'GET', path: `atendimento/importacoes/${id}` })
    ).json();

  async function send(name: string): Promise<number> {
    const bytes = await readFile(`${data}${name}`);
    const begun = await post('importacoes', {
      tipo: 'marc',
      arquivo: name,
      bytes: bytes.length,
    });
    const { codigo } = begun.json<{ codigo: number }>();
    for (let posicao = 0; posicao < bytes.length; posicao += 1_048_576) {
      const conteudo = bytes.subarray(posicao, posicao + 1_048_576).toString('base64');
      await post(`importacoes/${codigo}/partes`, { posicao, conteudo });
    }
    return codigo;
  }
  const options = {
    cod_biblioteca: null,
    bibliotecas: [] as object[],
    cria_bibliotecas: false,
    fonte: '',
    caracteres: null,
    itens: null,
  };
  const start = (id: number, tarefa: string, more: object = {}) =>
    post(`importacoes/${id}/inicio`, { tarefa, opcoes: { ...options, ...more } });

  test('Koha: titles and copies of its MARCXML, its codes mapped after a trial', async () => {
    const id = await send('bibliographic/brazil-E4-P4.xml');
    await start(id, 'simulacao');
    const { simulacao } = await get(id);
    const codes = simulacao.sem_biblioteca.map(({ codigo }: { codigo: string }) => codigo);
    expect(codes).not.toEqual([]);
    const bibliotecas = codes.map((codigo: string, at: number) => ({
      codigo,
      cod_biblioteca: (at % 3) + 1,
    }));
    const [types] = simulacao.siglas_novas;
    expect(types).toMatchObject({ lista: 'tipo_emprestimo', total: types.siglas.length });
    await start(id, 'importacao', { bibliotecas });
    const { relatorio } = await get(id);
    expect(relatorio.siglas_novas).toEqual(simulacao.siglas_novas);
    expect(relatorio).toMatchObject({ sem_biblioteca: [], ilegivel: null });
    expect(relatorio.tipos[0].novos).toBeGreaterThan(90);
    const { copies } = await server.db
      .selectFrom('copy')
      .select((all) => all.fn.countAll<string>().as('copies'))
      .executeTakeFirstOrThrow();
    expect(Number(copies)).toBe(relatorio.exemplares.novos);
    expect(Number(copies)).toBeGreaterThan(90);
  });

  test('Koha: patrons of its borrowers, with its branches and categories', async () => {
    for (const [code, name] of Object.entries({
      MPL: 'Midway',
      SPL: 'Springfield',
      FRL: 'Fairfield',
      PVL: 'Pleasant Valley',
    }))
      await server.db
        .insertInto('library')
        .values({ code, name, campus_id: 1, address: '' })
        .execute();
    const known = (await readFile(`${data}circulation/patron_categories.sql`, 'utf8')).matchAll(
      /^\('(\w+)','([^']+)'/gm,
    );
    for (const [, code = '', name = ''] of known)
      await server.db.insertInto('patron_category').values({ code, name }).execute();
    const rows = valuesOf(await readFile(`${data}circulation/sample_patrons.sql`, 'utf8'));
    const place = (name: string) => columns.indexOf(name);
    const lines = rows.map((row) =>
      [
        row[place('userid')],
        `${row[place('firstname')]} ${row[place('surname')]}`,
        row[place('email')],
        row[place('branchcode')],
        row[place('categorycode')],
        row[place('dateexpiry')],
      ].join(';'),
    );
    const text = ['usuario;nome;emails;unidade;categoria;validade', ...lines].join('\n');
    const arquivo = Buffer.from(text).toString('base64');
    const answer = await post('leitores/importacao', {
      arquivo,
      simulacao: false,
      nome: 'koha.csv',
    });
    // The administrator of the sample has no user name.
    expect(answer.json()).toMatchObject({ lidas: 50, novas: 49, recusadas: 1 });
  });
});

const columns = (
  'borrowernumber cardnumber surname firstname title othernames initials streetnumber streettype ' +
  'address address2 city zipcode email phone mobile fax emailpro phonepro B_streetnumber ' +
  'B_streettype B_address B_city B_zipcode B_email B_phone dateofbirth branchcode categorycode ' +
  'dateenrolled dateexpiry gonenoaddress lost debarred contactname contactfirstname contacttitle ' +
  'guarantorid borrowernotes relationship ethnicity ethnotes sex userid'
).split(' ');

/** The rows of an INSERT, NULL as ''. */
function valuesOf(sql: string): string[][] {
  return sql.split('\n').flatMap((line) => {
    if (!/^\(\d/.test(line)) return [];
    const values = line.matchAll(/'((?:[^'\\]|\\.|'')*)'|NULL|-?\d+/g);
    return [Array.from(values, ([all, text]) => (all === 'NULL' ? '' : (text ?? all)))];
  });
}
