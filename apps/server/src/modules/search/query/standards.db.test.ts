import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMaterialFields, type MaterialFields } from '../../../../test/material-fields.ts';

let own: MaterialFields;
beforeAll(async () => {
  own = await startMaterialFields();
});
afterAll(() => own.server.close());

describe('standards', { tags: 'long' }, () => {
  test('come by number, the older edition first, and are a base of their own', async () => {
    const found = await own.search('normas');
    expect(found.base).toBe('abnt');
    expect(await own.numbers('normas', 'base=abnt')).toEqual([
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
    expect(await own.numbers('normas', query)).toEqual(expected);
  });

  test('say what took their place', async () => {
    const { acervos } = await own.search('normas', 'numero=6023');
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
        (await own.get(`/consulta/produtos-target?${query}`)).json(),
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
      await own.server.db
        .insertInto('institution_setting')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
        .execute();
    };
    await set('targetAddress', 'https://target.example.org/norma?n={numero}');
    await set('abntAddress', 'javascript:alert({numero})');
    const { acervos } = await own.search('normas', 'numero=10520');
    const link = 'https://target.example.org/norma?n=ABNT%20NBR%2010520%3A2023';
    expect(acervos[0]?.norma?.fornecedores).toEqual([
      { codigo: 'target', descricao: 'Target GEDWeb', link },
    ]);
    const products = await own.get('/consulta/produtos-target?search_text=10520');
    expect(products.json()).toMatchObject({ produtos: [{ link }] });
    await set('abntAddress', 'https://abnt.example.org/{numero}');
    const iso = (await own.search('normas', 'numero=690')).acervos[0]?.norma?.fornecedores;
    expect(iso?.map(({ codigo }) => codigo)).toEqual(['target']);
    const both = (await own.search('normas', 'numero=10520')).acervos[0]?.norma?.fornecedores;
    expect(both?.map(({ codigo }) => codigo)).toEqual(['abnt', 'target']);
  });

  test('offer their bodies and states', async () => {
    expect((await own.get('/consulta/opcoes-normas', '3')).json()).toEqual({
      organizacoes: [
        { codigo: 'ABNT', descricao: 'ABNT', total: 3 },
        { codigo: 'ISO', descricao: 'ISO', total: 1 },
      ],
      situacoes: [{ codigo: 'substituida', descricao: 'Sustituida', total: 1 }],
    });
  });
});
