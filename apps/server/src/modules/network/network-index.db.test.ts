import { openOracle, SearchUnavailable } from '@estante/search-engine';
import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogRecorder } from '../../../test/log-recorder.ts';
import {
  aTitle,
  identify,
  listOf,
  oaiError,
  startOaiProvider,
  type OaiProvider,
  type ProvidedRecord,
} from '../../../test/oai-provider.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createOutsideServers } from '../../platform/outside/outside-server.ts';
import { harvestDue } from '../harvester/index.ts';
import { createNetworkIndex, type NetworkIndex, type NetworkSearch } from './index.ts';

let server: TestApp;
let index: NetworkIndex;
let search: NetworkSearch;
const providers: OaiProvider[] = [];
beforeEach(async () => {
  server = await startTestApp({ network: () => search() });
  const { log } = createLogRecorder();
  index = createNetworkIndex({ db: server.db, log, open: async () => openOracle(), interval: 20 });
  search = index.search;
  index.start();
});
afterEach(async () => {
  await index.stop();
  await Promise.all(providers.splice(0).map((provider) => provider.close()));
  await server.close();
});

const isbn = '<dc:identifier>ISBN 9788508040810</dc:identifier>';

/** Another institution, harvested. */
async function anInstitution(name: string, ...records: readonly ProvidedRecord[]) {
  const provider = await startOaiProvider(() => oaiError('badVerb'));
  providers.push(provider);
  const { id } = await server.db
    .insertInto('network_institution')
    .values({
      name,
      base_url: provider.address,
      next_at: new Date('2026-01-01'),
      title_url: 'https://opac.example/ver?n={id}',
      hold_url: 'https://opac.example/reservar/{id}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const provide = async (...list: readonly ProvidedRecord[]) => {
    provider.answer(({ verb }) => (verb === 'Identify' ? identify() : listOf(list)));
    const outsideServers = createOutsideServers([provider.host]);
    await server.db
      .updateTable('network_institution')
      .set({ next_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    await harvestDue({ ...server, outsideServers }, new AbortController().signal);
  };
  await provide(...records);
  return { id, provide };
}

async function ask(query: string) {
  const answer = await server.app.inject(`/api/consulta?base=rede_pergamum&${query}`);
  return { status: answer.statusCode, body: answer.json() as unknown };
}

async function find(query: string) {
  const { body } = await ask(query);
  return endpoints.searchTitles.responses[200].parse(body);
}

/** Waits until a query finds so many titles: what is harvested is found within a moment. */
async function untilFound(query: string, total: number) {
  const foundNow = async () => {
    const { status, body } = await ask(query);
    return status === 200 ? endpoints.searchTitles.responses[200].parse(body).total : status;
  };
  await expect.poll(foundNow, { message: query }).toBe(total);
  return find(query);
}

describe('a search of the network', () => {
  test('finds what others have, by institution, and nothing of our own catalogue', async () => {
    const north = await anInstitution('Norte', { id: 'oai:n:1', dc: aTitle('Rios do norte') });
    await anInstitution('Sul', { id: 'oai:s:1', dc: aTitle('Rios do sul') });
    const found = await untilFound('q=rios', 2);
    expect(found).toMatchObject({ base: 'rede_pergamum', acervos: [], correcao: null });
    expect(found.filtros.find(({ codigo }) => codigo === 'Z')?.contagem).toEqual([
      expect.objectContaining({ descricao: 'Norte', total: 1 }),
      expect.objectContaining({ descricao: 'Sul', total: 1 }),
    ]);
    const only = await find(`q=rios&filtro=Z:${north.id}`);
    expect(only.acervos_rede).toMatchObject([
      {
        titulo: 'Rios do norte',
        autores: ['Silva, Ana'],
        ano_publicacao: '2019',
        instituicoes: [{ nome: 'Norte', situacao: 'disponivel' }],
      },
    ]);
    expect(only.filtrosSelecionados).toEqual([
      { tipo: 'Z', codigo: String(north.id), descricao: 'Norte' },
    ]);
    const local = await server.app.inject('/api/consulta?q=rios');
    expect(local.json()).toMatchObject({ base: 'local', total: 0 });
  });

  test('shows the same edition once, naming each institution, and merges nothing', async () => {
    await anInstitution('Norte', { id: 'oai:n:1', dc: aTitle('Dom Casmurro', isbn) });
    await anInstitution('Sul', {
      id: 'oai:s:9',
      dc: aTitle('Dom Casmurro: romance', `${isbn}<dc:subject>Ciúme</dc:subject>`),
    });
    const { acervos_rede: found = [] } = await untilFound('q=ciume', 1);
    expect(found[0]?.instituicoes.map(({ nome }) => nome)).toEqual(['Norte', 'Sul']);
    const [north, south] = await Promise.all(
      (found[0]?.instituicoes ?? []).map(async ({ rota }) => {
        const answer = await server.app.inject(`/api${rota}`);
        return endpoints.getNetworkTitle.responses[200].parse(answer.json());
      }),
    );
    expect(north).toMatchObject({
      titulo: 'Dom Casmurro',
      assuntos: [],
      instituicao: {
        nome: 'Norte',
        link_acervo: 'https://opac.example/ver?n=1',
        link_reserva: 'https://opac.example/reservar/1',
      },
      outras: [{ nome: 'Sul' }],
      origem: { identificador: 'oai:n:1', formato: 'oai_dc' },
    });
    expect(south).toMatchObject({ titulo: 'Dom Casmurro: romance', assuntos: ['Ciúme'] });
  });

  test(
    'knows an edition by any of its numbers, and takes it apart when none is shared any more',
    { tags: 'long' },
    async () => {
      const numbers = (...list: readonly string[]) =>
        list.map((one) => `<dc:identifier>ISBN ${one}</dc:identifier>`).join('');
      const [print, paper] = ['9788508040810', '9788535931983'];
      await anInstitution('Norte', { id: 'n', dc: aTitle('Rios', numbers(print)) });
      await anInstitution('Sul', { id: 's', dc: aTitle('Rios: um atlas', numbers(paper)) });
      await untilFound('q=rios', 2);
      const east = await anInstitution('Leste', {
        id: 'l',
        dc: aTitle('Rios', numbers(print, paper)),
      });
      const { acervos_rede: [one] = [] } = await untilFound('q=rios', 1);
      expect(one?.instituicoes.map(({ nome }) => nome)).toEqual(['Norte', 'Sul', 'Leste']);
      await east.provide({ id: 'l', dc: null, stamp: '2026-03-09T00:00:00Z' });
      await untilFound('q=rios', 2);
    },
  );

  test(
    'is not led astray by a number that somebody gave another title',
    { tags: 'long' },
    async () => {
      await anInstitution('Norte', { id: 'n', dc: aTitle('Rios do norte', isbn) });
      await anInstitution('Sul', { id: 's', dc: aTitle('Química geral', isbn) });
      await untilFound('q=rios', 1);
      await untilFound('q=quimica', 1);
      expect((await find('q=quimica')).acervos_rede?.[0]?.instituicoes).toHaveLength(1);
    },
  );

  test(
    'says what was probably meant where nothing is found, and orders what is',
    { tags: 'long' },
    async () => {
      await anInstitution(
        'Norte',
        { id: 'a', dc: aTitle('Hidrografia dos rios') },
        { id: 'b', dc: aTitle('Aves dos rios') },
      );
      await untilFound('q=rios', 2);
      expect(await find('q=hidrogarfia')).toMatchObject({ total: 0, correcao: 'hidrografia' });
      expect(await find('q=hidrografia+xyzzyq')).toMatchObject({ mais_ampla: 'hidrografia' });
      const { acervos_rede: byTitle = [], ordenacao } = await find('q=rios&ordenacao=T');
      expect(ordenacao).toBe('T');
      expect(byTitle.map(({ titulo }) => titulo)).toEqual([
        'Aves dos rios',
        'Hidrografia dos rios',
      ]);
    },
  );

  test(
    'forgets what was deleted, and an institution that is taken away',
    { tags: 'long' },
    async () => {
      const north = await anInstitution(
        'Norte',
        { id: 'a', dc: aTitle('Rios um') },
        { id: 'b', dc: aTitle('Rios dois') },
      );
      await untilFound('q=rios', 2);
      await north.provide({ id: 'a', dc: null, stamp: '2026-03-09T00:00:00Z' });
      await untilFound('q=rios', 1);
      await server.db.deleteFrom('network_institution').where('id', '=', north.id).execute();
      await untilFound('q=rios', 0);
    },
  );

  test(
    'names an institution that is down with its state, and finds what it had',
    { tags: 'long' },
    async () => {
      const { id } = await anInstitution('Norte', { id: 'a', dc: aTitle('Rios') });
      await server.db
        .updateTable('network_institution')
        .set({ state: 'unavailable' })
        .where('id', '=', id)
        .execute();
      const found = await untilFound('q=rios', 1);
      expect(found.acervos_rede?.[0]?.instituicoes[0]?.situacao).toBe('indisponivel');
      const list = await server.app.inject('/api/rede-pergamum/oai/instituicoes');
      expect(list.json()).toMatchObject([{ nome: 'Norte', situacao: 'indisponivel', titulos: 1 }]);
    },
  );

  test('is refused in words while the network cannot be searched; the catalogue is', async () => {
    await anInstitution('Norte', { id: 'a', dc: aTitle('Rios') });
    search = () => null;
    const closed = await ask('q=rios');
    search = () => ({
      search: () => Promise.reject(new SearchUnavailable('busy')),
      spell: () => Promise.resolve(null),
    });
    const busy = await ask('q=rios');
    for (const { status, body } of [closed, busy]) {
      expect(status).toBe(503);
      expect(body).toMatchObject({
        erro: {
          codigo: 'CatalogoDeRedeIndisponivel',
          mensagem: expect.stringContaining('rede não está disponível'),
        },
      });
    }
    expect((await server.app.inject('/api/consulta?q=rios')).statusCode).toBe(200);
  });

  test(
    'of a network without institutions finds nothing; with the tab off it is refused',
    { tags: 'long' },
    async () => {
      expect(await find('q=rios')).toMatchObject({ total: 0, acervos_rede: [] });
      await server.db
        .updateTable('search_tab')
        .set({ enabled: false })
        .where('code', '=', 'rede')
        .execute();
      expect((await ask('q=rios')).status).toBe(403);
      expect((await server.app.inject('/api/rede-pergamum/acervo/1')).statusCode).toBe(403);
    },
  );
});

test(
  'the address of a title leads nowhere but to the web, whatever its identifier says',
  { tags: 'long' },
  async () => {
    const { id } = await anInstitution('Norte', {
      id: 'oai:n:"&gt;&lt;script&gt;/..//x y',
      dc: aTitle('Rios'),
    });
    const { acervos_rede: [found] = [] } = await untilFound('q=rios', 1);
    const title = await server.app.inject(`/api${found?.rota}`);
    expect(title.json()).toMatchObject({
      instituicao: {
        cod_instituicao: id,
        link_acervo: 'https://opac.example/ver?n=%22%3E%3Cscript%3E/..//x%20y',
      },
    });
  },
);
