import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMaterialFields, type MaterialFields } from '../../../../test/material-fields.ts';

let own: MaterialFields;
beforeAll(async () => {
  own = await startMaterialFields();
});
afterAll(() => own.server.close());

describe('archives', { tags: 'long' }, () => {
  const all = ['CR', 'CR.02', 'CR.02-015', 'CR.10-001', 'CRX.01'];

  test('come by reference code, numbers by their size', async () => {
    expect(await own.numbers('arquivo')).toEqual(all);
    expect((await own.search('arquivo')).ordenacao).toBe('W');
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
    ['extensao=fotografias', ['CRX.01']],
    ['extensao=lineares%20caixa', ['CR']],
    ['extensao=caixa', ['CR', 'CR.02']],
    ['extensao=pergaminho', []],
    ['nivel=dossie&extensao=32', ['CR.10-001']],
    ['q=atas', ['CR.02']],
  ])('%s finds %j', async (query, expected) => {
    expect(await own.numbers('arquivo', query)).toEqual(expected);
  });

  test('say what they are, and lead to the unit above', async () => {
    const { acervos } = await own.search('arquivo', 'codigo_referencia=CR.02');
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
    const title = (await own.get(acervos[0]?.rota ?? '')).json<{
      relacionados: { rota: string }[];
    }>();
    const fonds = await own.server.titleId('Coordenação');
    expect(title.relacionados).toMatchObject([{ rota: `/acervo/${fonds}` }]);
  });

  test('narrow totals with and without filters', async () => {
    const { filtros, total } = await own.search('arquivo', 'nivel=dossie&filtro=Y:1960');
    expect(total).toBe(1);
    const years = filtros.find(({ codigo }) => codigo === 'Y')?.contagem;
    expect(years?.map(({ totalSemFiltro }) => totalSemFiltro)).toEqual([1, 1]);
    const values = await own.get('/consulta/filtros?guia=arquivo&nivel=dossie&tipo=Y');
    expect(values.json()).toHaveLength(2);
  });

  test('offer their levels, fonds and producers, in the language asked for', async () => {
    const options = (await own.get('/consulta/opcoes-arquivo', '5')).json<
      Record<string, unknown>
    >();
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
