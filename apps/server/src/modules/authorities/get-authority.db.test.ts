import { endpoints } from '@estante/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarcRecord } from '@estante/marc';
import { anAuthority } from '../../../test/authority-records.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** Adds a field of one subfield to a record, or the subfield to such a field that is there. */
function withField(record: MarcRecord, tag: string, code: string, value: string): MarcRecord {
  const subfield = { code, value };
  const isThere = record.fields.some((field) => field.tag === tag);
  const more = { tag, ind1: '7', ind2: ' ', subfields: [subfield] };
  return {
    ...record,
    fields: isThere
      ? record.fields.map((field) =>
          field.tag === tag && 'subfields' in field
            ? { ...field, subfields: [...field.subfields, subfield] }
            : field,
        )
      : [...record.fields, more],
  };
}

const tolkien = 'Tolkien, J. R. R., 1892-1973';
const orcid = 'https://orcid.org/0000-0002-1825-0097';

const twain = 'Twain, Mark, 1835-1910';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Tom Sawyer', author: twain, subjects: ['Rios'] }),
      aBook({ title: 'Roughing it', author: twain, subjects: ['Viagens', '<script>alert(1)'] }),
      aBook({ title: 'Filmar', author: 'Lima, Ana', subjects: ['Cinema'] }),
      anAuthority({
        kind: 'person',
        heading: twain,
        variants: ['Clemens, Samuel Langhorne'],
        related: ['Lima, Ana', 'Ninguém'],
        notes: ['Escritor norte-americano.'],
        sources: ['LC Name Authority File'],
      }),
      aBook({ title: 'Do rio', subjects: ['Rios--Brasil', 'Rios--Brasil--História'] }),
      aBook({ title: 'Dos rios', subjects: ['Rios--Brasil', 'Rios navegáveis'] }),
      anAuthority({ kind: 'topic', heading: 'Artes', narrower: ['Cinema'] }),
      anAuthority({ kind: 'topic', heading: 'Cinema', broader: ['Artes'] }),
      anAuthority({ kind: 'topic', heading: 'Cinema mudo', broader: ['Cinema'] }),
      anAuthority({ kind: 'genre', heading: 'Filmes mudos' }),
      withField(
        withField(
          anAuthority({ kind: 'person', heading: tolkien }),
          '035',
          'a',
          '(DLC)n  79005673',
        ),
        '024',
        '1',
        'http://viaf.org/viaf/95218067',
      ),
      withField(
        aBook({ title: 'O Hobbit', author: tolkien, year: 1937 }),
        '100',
        '1',
        'http://www.wikidata.org/entity/Q892',
      ),
      // A slip: its own record says another.
      withField(
        aBook({ title: 'O Silmarillion', author: tolkien, year: 1977 }),
        '100',
        '1',
        'http://viaf.org/viaf/1',
      ),
      withField(aBook({ title: 'Métrica', author: 'Reis, Ivo', year: 1999 }), '100', '1', orcid),
      withField(
        aBook({ title: 'Alheio', author: 'Nunes, Rui', year: 1999 }),
        '100',
        '1',
        'https://orcid.org.example.net/0000-0002-1825-0097',
      ),
    ],
  });
});
afterAll(() => server.close());

async function idOf(text: string): Promise<number> {
  const row = await server.db
    .selectFrom('heading')
    .select('id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function get(text: string) {
  const answer = await server.app.inject(`/api/autoridade/${await idOf(text)}`);
  expect(answer.statusCode).toBe(200);
  return endpoints.getAuthority.responses[200].parse(answer.json());
}

test('an authority says its forms, what is beside it, notes and titles by role', async () => {
  const id = await idOf(twain);
  expect(await get(twain)).toMatchObject({
    cod_autoridade: id,
    tipo: 'pessoa',
    nome: twain,
    datas: '1835-1910',
    tem_registro: true,
    variantes: ['Clemens, Samuel Langhorne'],
    ver_tambem: [
      { relacao: 'relacionado', nome: 'Lima, Ana', cod_autoridade: await idOf('Lima, Ana') },
      { relacao: 'relacionado', nome: 'Ninguém', cod_autoridade: null },
    ],
    notas: ['Escritor norte-americano.'],
    fontes: ['LC Name Authority File'],
    total_autor: 2,
    titulos: [
      { papel: 'autor', total: 2, titulos: [{ titulo: 'Roughing it' }, { titulo: 'Tom Sawyer' }] },
    ],
    rota: `/autoridade/${id}`,
  });
});

test('broader and narrower headings count whichever record says so, and once', async () => {
  const { ver_tambem } = await get('Cinema');
  expect(ver_tambem.map(({ relacao, nome }) => [relacao, nome])).toEqual([
    ['mais_geral', 'Artes'],
    ['mais_especifico', 'Cinema mudo'],
  ]);
});

test('a heading that is known from titles alone has its titles and no record', async () => {
  const heading = await get('Viagens');
  expect(heading).toMatchObject({ tipo: 'assunto', tem_registro: false, notas: [] });
  expect(heading.titulos).toMatchObject([{ papel: 'assunto', funcao: '', total: 1 }]);
  const marc = await server.app.inject(`/api/autoridade/${heading.cod_autoridade}/marc`);
  expect(marc.json()).toEqual({ nome: 'Viagens', registros: [] });
});

test('one without titles is there too', async () => {
  expect(await get('Filmes mudos')).toMatchObject({ tipo: 'genero_forma', total: 0, titulos: [] });
});

test('roles of a person are told apart', async () => {
  const id = await idOf('Lima, Ana');
  await server.db
    .updateTable('title_heading')
    .set({ roles: ['trl', 'ill'] })
    .where('heading_id', '=', id)
    .where('relation', '=', 'agent')
    .execute();
  const { titulos } = await get('Lima, Ana');
  expect(titulos.map(({ papel, funcao, total }) => [papel, funcao, total])).toEqual([
    ['autor', 'ill', 1],
    ['autor', 'trl', 1],
  ]);
});

test('the record is shown field by field', async () => {
  const answer = await server.app.inject(`/api/autoridade/${await idOf(twain)}/marc`);
  const { registros } = endpoints.getAuthorityMarc.responses[200].parse(answer.json());
  expect(registros).toHaveLength(1);
  expect(registros[0]).toMatchObject({ fonte: 'TESTE', lider: '00000nz  a2200000n  4500' });
  expect(registros[0]?.campos).toContainEqual({
    tag: '100',
    indicadores: '1 ',
    valor: '',
    subcampos: [{ codigo: 'a', valor: twain }],
  });
  expect(registros[0]?.campos.map(({ tag }) => tag)).not.toContain('667');
  expect(registros[0]?.campos[1]).toEqual({
    tag: '003',
    indicadores: '',
    valor: 'TESTE',
    subcampos: [],
  });
});

test('one that never was, and no number, are not found', async () => {
  for (const id of ['999999', '2147483648', 'abc', '0']) {
    for (const page of ['', '/marc']) {
      const answer = await server.app.inject(`/api/autoridade/${id}${page}`);
      expect(answer.statusCode, id).toBe(404);
    }
  }
});

test('of one that is gone its words are left, to be searched for', async () => {
  const id = await idOf('Filmes mudos');
  await server.db.deleteFrom('authority').where('heading_id', '=', id).execute();
  await server.db.deleteFrom('heading').where('id', '=', id).execute();
  const answer = await server.app.inject(`/api/autoridade/${id}`);
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toMatchObject({
    erro: { codigo: 'AutoridadeRetirada', valores: { id, nome: 'Filmes mudos' } },
  });
});

test('a heading says what subdivides it, with the titles of each', async () => {
  const { subdivisoes, ha_mais_subdivisoes } = await get('Rios');
  expect(subdivisoes.map(({ nome, total }) => `${nome}: ${total}`)).toEqual([
    'Rios – Brasil: 2',
    'Rios – Brasil – História: 1',
  ]);
  expect(ha_mais_subdivisoes).toBe(false);
  expect((await get('Rios – Brasil')).subdivisoes.map(({ nome }) => nome)).toEqual([
    'Rios – Brasil – História',
  ]);
  expect((await get(twain)).subdivisoes).toEqual([]);
});

test('an author says who it is in files of others, and when the works came out', async () => {
  const { identificadores, obras_por_decada } = await get(tolkien);
  expect(identificadores).toEqual([
    { esquema: 'wikidata', valor: 'Q892', endereco: 'http://www.wikidata.org/entity/Q892' },
    { esquema: 'viaf', valor: '95218067', endereco: 'https://viaf.org/viaf/95218067' },
    {
      esquema: 'lcnaf',
      valor: 'n79005673',
      endereco: 'http://id.loc.gov/authorities/names/n79005673',
    },
  ]);
  expect(obras_por_decada).toEqual([
    { decada: 1930, total: 1 },
    { decada: 1970, total: 1 },
  ]);
});

test('without an authority record titles say it; an address of another host says nothing', async () => {
  expect((await get('Reis, Ivo')).identificadores).toEqual([
    { esquema: 'orcid', valor: '0000-0002-1825-0097', endereco: orcid },
  ]);
  expect((await get('Nunes, Rui')).identificadores).toEqual([]);
  expect(await get('Viagens')).toMatchObject({ identificadores: [], obras_por_decada: [] });
});

test('a title’s own data say who its authors are in files of others', async () => {
  const { id } = await server.db
    .selectFrom('title')
    .select('id')
    .where(sql<boolean>`description ->> 'title' like '%Hobbit%'`)
    .executeTakeFirstOrThrow();
  const answer = await server.app.inject(`/api/acervo/${id}/metadados`);
  const { dados } = endpoints.getTitleMetadata.responses[200].parse(answer.json());
  expect(dados['author']).toMatchObject({
    '@type': 'Person',
    sameAs: [
      'http://www.wikidata.org/entity/Q892',
      'https://viaf.org/viaf/95218067',
      'http://id.loc.gov/authorities/names/n79005673',
    ],
  });
});
