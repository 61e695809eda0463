import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Language ids: 1 Portuguese, 3 Spanish, 5 English. */
async function ask<Body>(path: string, id: 1 | 3 | 5 = 1): Promise<Body> {
  const answer = await server.app.inject({
    url: `/api/parametros/${path}`,
    headers: { 'x-idioma': String(id) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
}

function write(key: string, value: unknown) {
  return server.db
    .insertInto('institution_setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((row) => row.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

test('a section is told whole in the language asked for, else in Portuguese', async () => {
  await server.db
    .insertInto('institution_text')
    .values([
      { section: 'first', language: 'pt', position: 1, title: 'Segundo', body: 'Dois.' },
      { section: 'first', language: 'pt', position: 0, title: 'Primeiro', body: 'Um.' },
      { section: 'first', language: 'en', position: 0, title: 'First', body: 'One.' },
      { section: 'question', language: 'pt', position: 0, title: 'Como?', body: 'Assim.' },
    ])
    .execute();
  expect(await ask('secao_1')).toEqual([
    { titulo: 'Primeiro', texto: 'Um.' },
    { titulo: 'Segundo', texto: 'Dois.' },
  ]);
  expect(await ask('secao_1', 5)).toEqual([{ titulo: 'First', texto: 'One.' }]);
  expect(await ask('secao_1', 3)).toHaveLength(2);
  expect(await ask('secao_2')).toEqual([]);
  expect(await ask('informacoes_gerais')).toEqual([]);
  expect(await ask('faq', 5)).toEqual([{ pergunta: 'Como?', resposta: 'Assim.' }]);
});

test('a change is answered at once, also to whoever holds what was before', async () => {
  const headers = { 'x-idioma': '1' };
  const first = await server.app.inject({ url: '/api/parametros/instituicao', headers });
  const held = { ...headers, 'if-none-match': String(first.headers['etag']) };
  const again = () => server.app.inject({ url: '/api/parametros/instituicao', headers: held });
  expect((await again()).statusCode).toBe(304);
  await write('supportMessage', 'Ramal 7');
  const changed = await again();
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ msg_suporte_consulta: 'Ramal 7' });
});

test('only addresses of pages are told as links', async () => {
  await write('privacyUrl', 'javascript:alert(1)');
  await write('icapUrl', 7);
  await write('networkCatalogueUrl', 'https://rede.example/busca');
  await write('signLanguageUrl', '');
  expect(await ask('instituicao')).toMatchObject({
    link_lgpd: '',
    link_icap: '',
    link_rede: 'https://rede.example/busca',
    libras: false,
  });
});

test('an activity says whether it is on, and what to know before using it', async () => {
  expect(await ask('atividade/18')).toEqual({
    cod_atividade: 18,
    descricao: 'Reserva',
    ativa: true,
  });
  expect(await ask('atividade/18/informativo')).toEqual({ titulo: '', texto: '' });
  const notice = { activity_code: 18, title: 'Reservas', body: 'Três por leitor.' };
  await server.db
    .insertInto('activity_notice')
    .values([
      { ...notice, language: 'pt' },
      { ...notice, language: 'es', body: 'Tres por lector.' },
    ])
    .execute();
  expect(await ask('atividade/18/informativo', 3)).toMatchObject({ texto: 'Tres por lector.' });
  expect(await ask('atividade/18/informativo', 5)).toMatchObject({ texto: 'Três por leitor.' });
});

test('readers are told where and when they are received, by campus', async () => {
  await server.db.updateTable('library').set({ opening_hours: 'Das 8h às 18h' }).execute();
  const service = { library_id: 3, language: 'en' as const, hours: '8 am to 6 pm', note: 'Quiet.' };
  await server.db.insertInto('library_service').values(service).execute();
  interface Campus {
    readonly cod_campus: number;
    readonly bibliotecas: readonly { readonly horario: string; readonly observacao: string }[];
  }
  const campuses = await ask<Campus[]>('atendimento', 5);
  expect(campuses.map(({ bibliotecas }) => bibliotecas.length)).toEqual([2, 1]);
  expect(campuses[1]?.bibliotecas[0]).toMatchObject({
    desc_biblioteca: 'Biblioteca da Saúde',
    horario: '8 am to 6 pm',
    observacao: 'Quiet.',
  });
  expect(campuses[0]?.bibliotecas[0]).toMatchObject({ horario: 'Das 8h às 18h', observacao: '' });
  expect(await ask('atendimento/2', 5)).toEqual(campuses[1]);
  expect((await ask<Campus>('atendimento/2')).bibliotecas[0]?.horario).toBe('Das 8h às 18h');
});

test('events that have not ended are told, the next one first, each calendar by itself', async () => {
  const today = server.clock.today();
  const day = (days: number) => today.add({ days }).toString();
  const events = await server.db
    .insertInto('event')
    .values([
      { calendar: 'institution', starts_on: day(9), ends_on: day(9), starts_at: '19:30' },
      { calendar: 'institution', starts_on: day(9), ends_on: day(10) },
      { calendar: 'institution', starts_on: day(-3), ends_on: day(0) },
      { calendar: 'institution', starts_on: day(-3), ends_on: day(-1) },
      { calendar: 'eventum', starts_on: day(1), ends_on: day(1), address: 'https://e.example/1' },
    ])
    .returning('id')
    .execute();
  const texts = events.map(({ id }) => ({ event_id: id, language: 'pt' as const, title: `${id}` }));
  await server.db.insertInto('event_text').values(texts).execute();
  const english = { event_id: 1, language: 'en' as const, title: 'Evening', place: 'Hall' };
  await server.db.insertInto('event_text').values(english).execute();
  const told = await ask<{ titulo: string }[]>('eventos_institucionais', 5);
  expect(told.map(({ titulo }) => titulo)).toEqual(['3', '2', 'Evening']);
  expect(told[2]).toMatchObject({ local: 'Hall', hora_ini: '19:30', data_ini: day(9), link: '' });
  expect(await ask('eventos_eventum')).toMatchObject([
    { titulo: '5', hora_ini: '', link: 'https://e.example/1' },
  ]);
});

test('the kiosk is off until it is switched on', async () => {
  const off = { showAuto: false, codBibAuto: null, authAuto: true, idiomaAuto: 1 };
  expect(await ask('autoatendimento')).toEqual(off);
  await write('selfServiceOn', true);
  await write('selfServiceLibrary', 2);
  await write('selfServiceLanguage', 'en');
  const on = { showAuto: true, codBibAuto: 2, authAuto: true, idiomaAuto: 5 };
  expect(await ask('autoatendimento')).toEqual(on);
});
