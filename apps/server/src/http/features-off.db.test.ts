import {
  accountPages,
  activities,
  endpoints,
  errorBody,
  featurePlaces,
  type Endpoint,
} from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, type Person } from '../../test/call-as.ts';
import { calls, catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
});
afterAll(() => server.close());

const names = Object.keys(endpoints) as EndpointName[];
const ofArea: readonly number[] = accountPages.map(({ activity }) => activity);

async function put(feature: number | string, enabled: boolean): Promise<void> {
  if (typeof feature === 'string') {
    await server.db
      .updateTable('search_tab')
      .set({ enabled })
      .where('code', '=', feature)
      .execute();
    return;
  }
  await server.db
    .insertInto('activity')
    .values({ code: feature, description: 'x', enabled })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled }))
    .execute();
}

async function withOff(feature: number | string, act: () => Promise<void>): Promise<void> {
  await put(feature, false);
  try {
    await act();
  } finally {
    await put(feature, true);
  }
}

/** The calls of a feature; those of each page of the personal area belong to the area too. */
function callsOf(feature: number | string): EndpointName[] {
  return names.filter((name) => {
    const { activity, tab }: Endpoint = endpoints[name];
    if (typeof feature === 'string') return tab === feature;
    const needed = [activity ?? []].flat();
    const isOfArea =
      feature === activities.personalArea && needed.some((one) => ofArea.includes(one));
    return isOfArea || (needed.length === 1 && needed[0] === feature);
  });
}

async function said(name: EndpointName, url = calls[name].url): Promise<string> {
  const { by = 'ana', payload } = calls[name];
  const { method, access }: Endpoint = endpoints[name];
  const person: Person | null = access === 'patron' ? by : null;
  const path = url.replace(/^\/api\//, '');
  const answer = await callAs(server, person, { method, path, ...(payload && { payload }) });
  if (answer.statusCode === 200) return '200';
  return `${answer.statusCode} ${errorBody.parse(answer.json()).erro.codigo}`;
}

const features = [
  ...new Set([...Object.values(activities), ...featurePlaces.map(({ feature }) => feature)]),
].filter((feature) => callsOf(feature).length > 0);

test.each(features)('while %s is off each of its calls is refused', async (feature) => {
  await withOff(feature, async () => {
    for (const name of callsOf(feature)) {
      expect(`${name}: ${await said(name)}`).toBe(`${name}: 403 RecursoDesativado`);
    }
  });
});

test('what is on loan is told while loans or renewals are on', async () => {
  await withOff(activities.accountLoans, async () => {
    expect(await said('listPendingTitles')).toBe('200');
    await withOff(activities.accountRenewals, async () => {
      expect(await said('listPendingTitles')).toBe('403 RecursoDesativado');
    });
  });
});

test.each(['normas', 'arquivo', 'atos-normativos', 'periodicos', 'novas-aquisicoes', 'avancada'])(
  'while the tab %s is off it is asked for in no way',
  async (tab) => {
    const ways = [
      ['searchTitles', `consulta?guia=${tab}`],
      ['searchTitles', `consulta?q=x&guia=${tab}&pagina=2`],
      ['listFilters', `consulta/filtros?guia=${tab}`],
      ['listFilters', `consulta/filtros?search_tab=${tab}`],
      ['listFilters', `consulta/filtros?guia=geral&search_tab=${tab}`],
      ['listOrders', `consulta/ordenacao?search_tab=${tab}`],
    ] as const;
    await withOff(tab, async () => {
      for (const [name, url] of ways) expect(await said(name, url)).toBe('403 RecursoDesativado');
      expect((await server.app.inject(`/rss?guia=${tab}`)).statusCode).toBe(403);
    });
    for (const [name, url] of ways) expect(await said(name, url)).toBe('200');
  },
);

test('what is off is told nowhere', async () => {
  const told = async () => {
    const { json } = await callAs(server, null, {
      method: 'GET',
      path: 'parametros/funcionalidades',
    });
    const { atividades, guias } = json<{
      atividades: { cod_atividade: number }[];
      guias: string[];
    }>();
    return [...atividades.map(({ cod_atividade }) => cod_atividade), ...guias];
  };
  for (const { feature } of featurePlaces) {
    await put(feature, true);
    // Without a catalogue of the network there is nowhere that its tab could lead.
    expect((await told()).includes(feature)).toBe(feature !== 'rede');
    await withOff(feature, async () => expect(await told()).not.toContain(feature));
  }
  await withOff(activities.personalArea, async () => {
    expect((await told()).filter((one) => ofArea.some((code) => code === one))).toEqual([]);
  });
});

test('a feature without a switch in the database is off', async () => {
  await server.db.deleteFrom('activity').where('code', '=', activities.titleMarc).execute();
  expect(await said('getTitleMarc')).toBe('403 RecursoDesativado');
  await put(activities.titleMarc, true);
});
