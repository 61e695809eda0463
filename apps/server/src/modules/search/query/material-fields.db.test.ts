import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMaterialFields, type MaterialFields } from '../../../../test/material-fields.ts';

let own: MaterialFields;
beforeAll(async () => {
  own = await startMaterialFields();
});
afterAll(() => own.server.close());

describe('refused', () => {
  test.each([
    ['data_ini=1999-02-30', 'DataInvalida', 'data_ini'],
    ['data_fim=amanha', 'DataInvalida', 'data_fim'],
    ['data_ini=2001&data_fim=1999', 'DatasInvertidas', 'data_fim'],
    ['data_ini=2001-03-13&data_fim=2001-03-12', 'DatasInvertidas', 'data_fim'],
  ])('%s', async (query, codigo, campo) => {
    for (const path of ['/consulta?', '/consulta/filtros?tipo=A&']) {
      const answer = await own.get(`${path}guia=atos-normativos&${query}`, '5');
      expect(answer.statusCode).toBe(422);
      const { erro } = answer.json<{ erro: { codigo: string; campos: unknown } }>();
      expect(erro).toMatchObject({
        codigo,
        campos: [{ campo, mensagem: expect.stringMatching(/date/) }],
      });
    }
  });

  test('a base that is not the tab’s', async () => {
    expect((await own.get('/consulta?guia=geral&base=abnt')).statusCode).toBe(422);
    expect((await own.get('/consulta?guia=normas&base=local')).statusCode).toBe(422);
  });
});

test('in the general tab works with numbers of their own stay together by type', async () => {
  const { acervos } = await own.search('geral', 'ordenacao=W&quantidade=100');
  const types = acervos.map(({ cod_tipo_obra }) => cod_tipo_obra);
  expect(types).toEqual(types.toSorted());
});

test('the order of a tab is named by what it goes by', async () => {
  const orders = (await own.get('/consulta/ordenacao?search_tab=arquivo')).json<unknown[]>();
  expect(orders[0]).toEqual({ codigo: 'W', descricao: 'Código de referência' });
});
