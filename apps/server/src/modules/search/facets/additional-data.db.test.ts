import { additionalDataTypes, type endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type Result = Success<typeof endpoints.searchTitles>;

let server: TestApp;
let result: Result;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
  result = (await server.app.inject('/api/consulta?q=')).json<Result>();
});
afterAll(() => server.close());

test('each result bears a list for each filter code of the specification', () => {
  expect(result.acervos.length).toBeGreaterThan(1);
  for (const title of result.acervos) {
    expect(Object.keys(title.dados_adicionais)).toEqual([...additionalDataTypes]);
  }
});

test('what a filter counts, so many results bear, by the same code and name', () => {
  const borne = (type: (typeof additionalDataTypes)[number]) =>
    result.acervos.flatMap(({ dados_adicionais: data }) => data[type] ?? []);
  const groups = result.filtros.filter(({ codigo }) =>
    additionalDataTypes.some((type) => type === codigo),
  );
  expect(groups.length).toBeGreaterThan(4);
  for (const { codigo: type, contagem } of groups) {
    const all = borne(type as (typeof additionalDataTypes)[number]);
    for (const { codigo, descricao, total } of contagem) {
      const same = all.filter((one) => one.codigo === codigo && one.descricao === descricao);
      expect(same.length, `${type}:${codigo}`).toBe(total);
    }
  }
  expect(borne('A')).not.toEqual([]);
  expect(borne('B')).not.toEqual([]);
});
