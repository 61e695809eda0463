import { endpoints, suggestionStates } from '@estante/contract';
import { locales, translatorFor } from '@estante/phrases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions, codeOf } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';
import { storedState } from './state.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Torto arado' })] });
});
afterEach(() => server.close());

const { call, suggest, handle } = acquisitions(() => server);

async function own(person: Person, query = '') {
  const answer = await call(person, 'GET', `aquisicao/sugestoes?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.listOwnSuggestions.responses[200].parse(answer.json());
}
const titles = async (person: Person, query = '') =>
  (await own(person, query)).sugestoes.map(({ titulo }) => titulo);

describe('what somebody suggested', () => {
  beforeEach(async () => {
    await suggest('ana', { titulo: 'O avesso da pele' });
    server.clock.advance({ hours: 48 });
    await suggest('ana', { biblioteca: 3 });
    await suggest('bruno', { titulo: 'Salvar o fogo' });
  });

  test('is told to them alone, the newest first', async () => {
    expect(await titles('ana')).toEqual(['Torto arado', 'O avesso da pele']);
    expect(await titles('bruno')).toEqual(['Salvar o fogo']);
    expect(await titles('davi')).toEqual([]);
  });

  test('is narrowed', { tags: 'long' }, async () => {
    await handle('davi', 1, { situacao: 'em-cotacao' });
    await tryEach(
      [
        ['dataIni=2026-03-11', ['Torto arado']],
        ['dataIni=2026-03-10&dataFim=2026-03-11', ['O avesso da pele']],
        ['situacao=em-cotacao', ['O avesso da pele']],
        ['situacao=cancelada', []],
        ['situacao=&dataIni=&dataFim=', ['Torto arado', 'O avesso da pele']],
        ['pagina=2', []],
      ],
      async (query, expected) => {
        expect(await titles('ana', query)).toEqual(expected);
      },
    );
  });

  test('is refused with days that are inverted', { tags: 'long' }, async () => {
    const query = 'aquisicao/sugestoes?dataIni=2026-03-11&dataFim=2026-03-10';
    const answer = await call('ana', 'GET', query);
    expect(codeOf(answer)).toEqual([422, 'DatasInvertidas']);
  });

  test('says what the library wrote, not who of it did', async () => {
    await handle('davi', 1, { situacao: 'aguardando-entrega', resposta: 'Chega em abril.' });
    const [, first] = (await own('ana')).sugestoes;
    expect(first).toMatchObject({
      situacao: 'aguardando-entrega',
      andamento: { em: '2026-03-12T12:00:00.000Z', resposta: 'Chega em abril.' },
    });
    expect(JSON.stringify(first)).not.toContain('Davi');
  });

  test(
    'says it until the library writes something else, however it moves',
    { tags: 'long' },
    async () => {
      const said = async () =>
        (await own('ana')).sugestoes.find(({ codigo }) => codigo === 1)?.andamento?.resposta;
      const move = async (situacao: string, resposta = '') => {
        const andamento_visto =
          (await own('ana')).sugestoes.find(({ codigo }) => codigo === 1)?.andamento?.em ?? null;
        server.clock.advance({ hours: 1 });
        const answer = await handle('davi', 1, { situacao, resposta, andamento_visto });
        expect(answer.statusCode, answer.body).toBe(200);
      };
      await move('sugestao-de-compra', 'Chega em abril.');
      await move('em-cotacao');
      expect(await said()).toBe('Chega em abril.');
      await move('aguardando-entrega', 'Chega em maio.');
      expect(await said()).toBe('Chega em maio.');
      const mails = await server.db.selectFrom('outgoing_mail').select('id').execute();
      expect(mails).toHaveLength(2);
    },
  );

  test(
    'leads to the title that it is, until that leaves the catalogue',
    { tags: 'long' },
    async () => {
      const cod_acervo = await server.titleId('Torto arado');
      await handle('elisa', 2, { situacao: 'ja-existe', cod_acervo });
      const acervo = { cod_acervo, titulo: 'Torto arado', rota: `/acervo/${cod_acervo}` };
      expect((await own('ana')).sugestoes[0]).toMatchObject({ acervo });
      await server.db.updateTable('title').set({ withdrawn_at: new Date() }).execute();
      expect((await own('ana')).sugestoes[0]).toMatchObject({ acervo: null });
    },
  );

  test('is no title that is not there', { tags: 'long' }, async () => {
    const answer = await handle('elisa', 2, { situacao: 'ja-existe', cod_acervo: 999_999 });
    expect(codeOf(answer)[1]).toBe('AcervoNaoEncontrado');
    expect((await own('ana')).sugestoes[0]?.situacao).toBe('pre-sugestao');
  });

  test('counts by state, all fourteen named in each language', async () => {
    await handle('davi', 1, { situacao: 'em-cotacao' });
    expect(suggestionStates).toHaveLength(14);
    await tryEach(
      [
        ['1', locales.pt],
        ['3', locales.es],
        ['5', locales.en],
      ],
      async (language, phrases) => {
        const path = 'aquisicao/sugestoes/situacao';
        const answer = await call('ana', 'GET', path, undefined, language);
        const states = endpoints.listSuggestionStates.responses[200].parse(answer.json());
        expect(states).toEqual(
          suggestionStates.map((codigo) => ({
            codigo,
            descricao: phrases.suggestion.states[codigo],
            total: codigo === 'pre-sugestao' || codigo === 'em-cotacao' ? 1 : 0,
          })),
        );
      },
    );
  });

  test.each(['aquisicao/sugestoes', 'aquisicao/sugestoes/situacao'])(
    '%s: not for an anonymous visitor, not while the activity is off',
    { tags: 'long' },
    async (path) => {
      expect((await call(null, 'GET', path)).statusCode).toBe(401);
      const off = { enabled: false };
      await server.db.updateTable('activity').set(off).where('code', '=', 9011).execute();
      expect((await call('ana', 'GET', path)).statusCode).toBe(403);
    },
  );

  test('tells of each change of state, and where more of it is', async () => {
    const way = [
      'sugestao-de-compra',
      'em-cotacao',
      'pregao',
      'aguardando-entrega',
      'atendida',
      'parcialmente-atendida',
      'finalizada-incompleta',
      'ja-existe',
      'duplicada',
      'esgotada',
      'nao-encontrada',
      'nao-atendida',
      'cancelada',
    ] as const;
    expect(['pre-sugestao', ...way].toSorted()).toEqual([...suggestionStates].toSorted());
    let seen: string | undefined | null = null;
    for (const situacao of way) {
      server.clock.advance({ hours: 1 });
      const answer = await handle('davi', 1, { situacao, andamento_visto: seen });
      expect(answer.statusCode, answer.body).toBe(200);
      seen = endpoints.handleAcquisitionSuggestion.responses[200].parse(answer.json()).andamento
        ?.em;
    }
    const about = { title: 'O avesso da pele', library: 'Biblioteca Central' };
    const told = await alertsOf('ana');
    expect(told).toEqual(
      way.toReversed().map((situacao) => ({
        mensagem: translatorFor('pt')(`notices.suggestionMoved.${storedState(situacao)}`, about),
        rota: '/meupergamum/aquisicao',
      })),
    );
    expect(new Set(told.map(({ mensagem }) => mensagem)).size).toBe(way.length);
    expect(await alertsOf('bruno')).toEqual([]);
    const notices = await server.db.selectFrom('notice').select(['kind', 'mailed_at']).execute();
    expect(notices).toEqual(way.map(() => ({ kind: 'suggestion-answered', mailed_at: null })));
  });

  const alertsOf = async (person: Person) => {
    const answer = await call(person, 'GET', 'solicitacoes/alertas');
    const { alertas } = endpoints.listAlerts.responses[200].parse(answer.json());
    return alertas.flatMap((one) =>
      one.tipo === 'aviso' ? [{ mensagem: one.mensagem, rota: one.rota }] : [],
    );
  };
});
