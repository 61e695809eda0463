import { endpoints } from '@estante/contract';
import { openInProcessEngine } from '@estante/search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownRecords } from '../../../test/own-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
  server = await startTestApp({ records: ownRecords, engine });
});
afterAll(() => server.close());

const get = (path: string, idioma = '1') =>
  server.app.inject({ url: `/api${path}`, headers: { 'x-idioma': idioma } });

async function search(guia: string, query = '') {
  const answer = await get(`/consulta?guia=${guia}&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

/** Numbers in the order of the result: reference codes, numbers of acts, numbers of standards. */
async function numbers(guia: string, query?: string): Promise<string[]> {
  const { acervos } = await search(guia, query);
  return acervos.map(
    ({ arquivo, ato, norma }) =>
      arquivo?.codigo_referencia.replace('BR TESTE ', '') ?? ato?.numero ?? norma?.numero ?? '',
  );
}

describe('archives', () => {
  const all = ['CR', 'CR.02', 'CR.02-015', 'CR.10-001', 'CRX.01'];

  test('come by reference code, numbers by their size', async () => {
    expect(await numbers('arquivo')).toEqual(all);
    expect((await search('arquivo')).ordenacao).toBe('W');
  });

  test.each([
    ['codigo_referencia=CR.02', ['CR.02', 'CR.02-015']],
    ['codigo_referencia=br%20teste%20cr.02', ['CR.02', 'CR.02-015']],
    ['codigo_referencia=CR', all.slice(0, 4)],
    ['codigo_referencia=02', ['CR.02', 'CR.02-015']],
    ['codigo_referencia=015', []],
    ['codigo_referencia=!!', all],
    ['fundo=br%20teste%20cr', all.slice(0, 4)],
    ['fundo=BR%20TESTE%20CRX', ['CRX.01']],
    ['nivel=dossie', ['CR.02-015', 'CR.10-001']],
    ['nivel=fundo', ['CR']],
    ['produtor=escola', ['CR.02-015']],
    ['produtor=coordenacao', ['CR', 'CR.02', 'CR.10-001']],
    ['data_ini=1931&data_fim=1960', ['CR.02-015', 'CRX.01']],
    ['data_fim=1931', ['CRX.01']],
    ['data_ini=2022', ['CR']],
    ['data_ini=2000-05-17&data_fim=2000-05-17', ['CR', 'CR.02', 'CR.10-001']],
    ['extensao=folhas', ['CR.02-015', 'CR.10-001']],
    ['extensao=fotog', ['CRX.01']],
    ['extensao=pergaminho', []],
    ['nivel=dossie&extensao=32', ['CR.10-001']],
    ['q=atas', ['CR.02']],
  ])('%s finds %j', async (query, expected) => {
    expect(await numbers('arquivo', query)).toEqual(expected);
  });

  test('say what they are, and lead to the unit above', async () => {
    const { acervos } = await search('arquivo', 'codigo_referencia=CR.02');
    expect(acervos[0]).toMatchObject({
      ato: null,
      norma: null,
      arquivo: {
        codigo_referencia: 'BR TESTE CR.02',
        nivel: { codigo: 'serie', descricao: 'Série' },
        fundo: { codigo: 'BR TESTE CR', descricao: 'BR TESTE CR' },
        produtores: ['Coordenação da Rede'],
        data_ini: '1988-01-01',
        data_fim: '2021-12-31',
        extensao: ['6 caixas'],
      },
    });
    const title = (await get(acervos[0]?.rota ?? '')).json<{ relacionados: { rota: string }[] }>();
    const fonds = await server.titleId('Coordenação');
    expect(title.relacionados).toMatchObject([{ rota: `/acervo/${fonds}` }]);
  });

  test('narrow totals with and without filters', async () => {
    const { filtros, total } = await search('arquivo', 'nivel=dossie&filtro=Y:1960');
    expect(total).toBe(1);
    const years = filtros.find(({ codigo }) => codigo === 'Y')?.contagem;
    expect(years?.map(({ totalSemFiltro }) => totalSemFiltro)).toEqual([1, 1]);
    const values = await get('/consulta/filtros?guia=arquivo&nivel=dossie&tipo=Y');
    expect(values.json()).toHaveLength(2);
  });

  test('offer their levels, fonds and producers, in the language asked for', async () => {
    const options = (await get('/consulta/opcoes-arquivo', '5')).json<Record<string, unknown>>();
    expect(options).toEqual({
      niveis: [
        { codigo: 'fundo', descricao: 'Fonds', total: 1 },
        { codigo: 'serie', descricao: 'Series', total: 1 },
        { codigo: 'dossie', descricao: 'File', total: 2 },
        { codigo: 'item', descricao: 'Item', total: 1 },
      ],
      fundos: [
        { codigo: 'BR TESTE CR', descricao: 'BR TESTE CR – Coordenação', total: 4 },
        { codigo: 'BR TESTE CRX', descricao: 'BR TESTE CRX', total: 1 },
      ],
      produtores: [
        expect.objectContaining({ descricao: 'Coordenação da Rede', total: 3 }),
        expect.objectContaining({ descricao: 'Escola', total: 1 }),
      ],
    });
  });
});

describe('normative acts', () => {
  const all = ['5.296', '5.988', '9.610', '10.098', '2'];

  test('come by kind, then number', async () => {
    expect(await numbers('atos-normativos')).toEqual(all);
  });

  test.each([
    ['especie=lei', ['5.988', '9.610', '10.098']],
    ['especie=Resolução', ['2']],
    ['numero=9.610', ['9.610']],
    ['numero=9610', ['9.610']],
    ['numero=lei%209610', ['9.610']],
    ['numero=Lei%20n%C2%BA%209.610,%20de%2019%20de%20fevereiro%20de%201998', ['9.610']],
    ['numero=decreto%209610', []],
    ['numero=96', []],
    ['data_ini=1998-02-19&data_fim=1998-02-19', ['9.610']],
    ['data_ini=1998-02-20', ['5.296', '10.098', '2']],
    ['data_fim=1998-02-18', ['5.988']],
    ['data_ini=19/02/1998&data_fim=2000', ['9.610', '10.098']],
    ['orgao=conselho', ['2']],
    ['ementa=direitos%20autorais', ['5.988', '9.610']],
    ['situacao=revogado', ['5.988']],
    ['situacao=alterado', ['9.610']],
    ['situacao=em_vigor', ['5.296', '2']],
    ['ato_relacionado=Lei%205.988', ['9.610']],
    ['ato_relacionado=5988', ['9.610']],
    ['ato_relacionado=5.988/73', ['9.610']],
    ['ato_relacionado=Lei%2010.098/2000', ['5.296']],
    ['ato_relacionado=Decreto%20n.%201', ['5.296']],
    ['ato_relacionado=dezembro', ['5.296', '9.610']],
    ['ato_relacionado=Lei%20de%20Direitos%20Autorais', []],
    ['ato_relacionado=nada', []],
    ['ato_relacionado=...', all],
  ])('%s finds %j', async (query, expected) => {
    expect(await numbers('atos-normativos', query)).toEqual(expected);
  });

  test('say what they are, what they change and what changes them', async () => {
    const [law, old, decree] = await Promise.all([
      server.titleId('Lei nº 9.610, de 19 de fevereiro de 1998'),
      server.titleId('Lei nº 5.988, de 14 de dezembro de 1973'),
      server.titleId('Decreto nº 5.296, de 2 de dezembro de 2004'),
    ]);
    const { acervos } = await search('atos-normativos', 'especie=lei');
    expect(acervos.map(({ ato }) => ato)).toMatchObject([
      {
        especie: 'Lei',
        numero: '5.988',
        orgaos: ['Brasil'],
        data_ini: '1973-12-14',
        situacao: { codigo: 'revogado', descricao: 'Revogado' },
        relacoes: [{ tipo: 'revogado_por', rota: `/acervo/${law}` }],
      },
      {
        situacao: { codigo: 'alterado' },
        relacoes: [
          { tipo: 'revoga', titulo: expect.stringMatching(/5\.988/), rota: `/acervo/${old}` },
        ],
      },
      { situacao: null, relacoes: [{ tipo: 'alterado_por', rota: `/acervo/${decree}` }] },
    ]);
    const title = (await get(`/acervo/${decree}`)).json<{ ato: { relacoes: unknown } }>();
    expect(title.ato.relacoes).toMatchObject([
      { tipo: 'altera', rota: null },
      { tipo: 'revoga', rota: null },
    ]);
  });

  test('offer their kinds, states and issuing bodies', async () => {
    const options = (await get('/consulta/opcoes-atos-normativos')).json<Record<string, unknown>>();
    expect(options).toMatchObject({
      especies: [
        { codigo: 'Decreto', descricao: 'Decreto', total: 1 },
        { codigo: 'Lei', descricao: 'Lei', total: 3 },
        { codigo: 'Resolução', descricao: 'Resolução', total: 1 },
      ],
      situacoes: [
        { codigo: 'em_vigor', total: 2 },
        { codigo: 'alterado', total: 1 },
        { codigo: 'revogado', total: 1 },
      ],
      orgaos: [{ descricao: 'Brasil' }, { descricao: 'Conselho de Bibliotecas' }],
    });
  });
});

describe('standards', () => {
  test('come by number, the older edition first, and are a base of their own', async () => {
    const found = await search('normas');
    expect(found.base).toBe('abnt');
    expect(await numbers('normas', 'base=abnt')).toEqual([
      'ABNT NBR 6023:2002',
      'ABNT NBR 6023:2018',
      'ABNT NBR 10520:2023',
      'ISO 690:2021',
    ]);
  });

  test.each([
    ['numero=6023', ['ABNT NBR 6023:2002', 'ABNT NBR 6023:2018']],
    ['numero=nbr%206023:2018', ['ABNT NBR 6023:2018']],
    ['numero=602', []],
    ['titulo=citacoes', ['ABNT NBR 10520:2023']],
    ['organizacao=ISO', ['ISO 690:2021']],
    ['organizacao=abnt&situacao=substituida', ['ABNT NBR 6023:2002']],
    ['situacao=vigente', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await numbers('normas', query)).toEqual(expected);
  });

  test('say what took their place', async () => {
    const { acervos } = await search('normas', 'numero=6023');
    expect(acervos.map(({ norma }) => norma)).toMatchObject([
      {
        organizacoes: ['ABNT'],
        situacao: { codigo: 'substituida', descricao: 'Substituída' },
        relacoes: [{ tipo: 'substituida_por', rota: acervos[1]?.rota }],
      },
      { situacao: null, relacoes: [{ tipo: 'substitui', rota: acervos[0]?.rota }] },
    ]);
  });

  test('are products, by number or title, in pages', async () => {
    const products = async (query: string) =>
      endpoints.listTargetProducts.responses[200].parse(
        (await get(`/consulta/produtos-target?${query}`)).json(),
      );
    expect((await products('')).total).toBe(4);
    expect((await products('search_text=nbr%206023')).produtos).toHaveLength(2);
    expect((await products('search_text=cita*')).produtos).toMatchObject([
      { numero: 'ABNT NBR 10520:2023', titulo: 'ABNT NBR 10520: citações', link: null },
    ]);
    expect(await products('page=2')).toMatchObject({ total: 4, pagina: 2, produtos: [] });
  });

  test('lead to the vendors that are set, by addresses of the web alone', async () => {
    const set = async (key: string, value: string) => {
      const row = { key, value: JSON.stringify(value) };
      await server.db
        .insertInto('institution_setting')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
        .execute();
    };
    await set('targetAddress', 'https://target.example.org/norma?n={numero}');
    await set('abntAddress', 'javascript:alert({numero})');
    const { acervos } = await search('normas', 'numero=10520');
    const link = 'https://target.example.org/norma?n=ABNT%20NBR%2010520%3A2023';
    expect(acervos[0]?.norma?.fornecedores).toEqual([
      { codigo: 'target', descricao: 'Target GEDWeb', link },
    ]);
    const products = await get('/consulta/produtos-target?search_text=10520');
    expect(products.json()).toMatchObject({ produtos: [{ link }] });
    await set('abntAddress', 'https://abnt.example.org/{numero}');
    const iso = (await search('normas', 'numero=690')).acervos[0]?.norma?.fornecedores;
    expect(iso?.map(({ codigo }) => codigo)).toEqual(['target']);
    const both = (await search('normas', 'numero=10520')).acervos[0]?.norma?.fornecedores;
    expect(both?.map(({ codigo }) => codigo)).toEqual(['abnt', 'target']);
  });

  test('offer their bodies and states', async () => {
    expect((await get('/consulta/opcoes-normas', '3')).json()).toEqual({
      organizacoes: [
        { codigo: 'ABNT', descricao: 'ABNT', total: 3 },
        { codigo: 'ISO', descricao: 'ISO', total: 1 },
      ],
      situacoes: [{ codigo: 'substituida', descricao: 'Sustituida', total: 1 }],
    });
  });
});

describe('refused', () => {
  test.each([
    ['data_ini=1999-02-30', 'DataInvalida', 'data_ini'],
    ['data_fim=amanha', 'DataInvalida', 'data_fim'],
    ['data_ini=2001&data_fim=1999', 'DatasInvertidas', 'data_fim'],
    ['data_ini=2001-03-13&data_fim=2001-03-12', 'DatasInvertidas', 'data_fim'],
  ])('%s', async (query, codigo, campo) => {
    for (const path of ['/consulta?', '/consulta/filtros?tipo=A&']) {
      const answer = await get(`${path}guia=atos-normativos&${query}`, '5');
      expect(answer.statusCode).toBe(422);
      const { erro } = answer.json<{ erro: { codigo: string; campos: unknown } }>();
      expect(erro).toMatchObject({
        codigo,
        campos: [{ campo, mensagem: expect.stringMatching(/date/) }],
      });
    }
  });

  test('a base that is not the tab’s', async () => {
    expect((await get('/consulta?guia=geral&base=abnt')).statusCode).toBe(422);
    expect((await get('/consulta?guia=normas&base=local')).statusCode).toBe(422);
  });
});

test('in the general tab works with numbers of their own stay together by type', async () => {
  const { acervos } = await search('geral', 'ordenacao=W&quantidade=100');
  const types = acervos.map(({ cod_tipo_obra }) => cod_tipo_obra);
  expect(types).toEqual(types.toSorted());
});

test('the order of a tab is named by what it goes by', async () => {
  const orders = (await get('/consulta/ordenacao?search_tab=arquivo')).json<unknown[]>();
  expect(orders[0]).toEqual({ codigo: 'W', descricao: 'Código de referência' });
});
