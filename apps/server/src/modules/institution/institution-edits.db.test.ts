import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { event, type settings } from '../../../test/calls/institution-edits.ts';
import { as } from '../../../test/people.ts';
import { png } from '../../../test/png.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let elisa: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestApp();
  elisa = await as(server, 'elisa');
});
afterAll(() => server.close());

async function read<Body>(path: string): Promise<Body & { readonly versao: number }> {
  const answer = await server.app.inject({ url: `/api/atendimento/${path}`, headers: elisa });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function send(path: string, payload: object) {
  return server.app.inject({
    method: 'PUT',
    url: `/api/atendimento/${path}`,
    headers: elisa,
    payload,
  });
}

async function change<Body>(path: string, payload: object): Promise<Body> {
  const answer = await send(path, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Asks for parameters as anybody may, in the language of this number. */
async function told<Body>(path: string, id: 1 | 3 | 5 = 1): Promise<Body> {
  const url = `/api/parametros/${path}`;
  return (await server.app.inject({ url, headers: { 'x-idioma': String(id) } })).json();
}

test('a setting is told at once, and who changed it is kept', async () => {
  const headers = { 'x-idioma': '1' };
  const url = '/api/parametros/instituicao';
  const { etag } = (await server.app.inject({ url, headers })).headers;
  const { versao, ...before } = await read<typeof settings>('configuracoes');
  const sent = { ...before, versao, nome: ' Rede de Teste ', link_lgpd: 'https://a.example/lgpd' };
  const after = await change<typeof settings>('configuracoes', sent);
  expect(after).toEqual({ ...sent, versao: versao + 1, nome: 'Rede de Teste' });
  const held = { ...headers, 'if-none-match': String(etag) };
  const again = await server.app.inject({ url, headers: held });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({
    nome: 'Rede de Teste',
    link_lgpd: 'https://a.example/lgpd',
  });
  expect(await auditedChanges(server)).toEqual([
    { login_id: 5, details: { area: 'settings', campos: ['nome', 'link_lgpd'] } },
  ]);
});

test('the number of the institution is given on the same screen', async () => {
  const seen = await read<typeof settings>('configuracoes');
  expect(seen.cod_empresa).toBe(1);
  await change('configuracoes', { ...seen, cod_empresa: 3170 });
  expect(await told('instituicao')).toMatchObject({ codEmpresa: 3170 });
  const { versao } = await read<typeof settings>('configuracoes');
  await change('configuracoes', { ...seen, versao });
});

test('what changes nothing makes no version and no line', async () => {
  const lines = (await auditedChanges(server)).length;
  const seen = await read<typeof settings>('configuracoes');
  expect(await change('configuracoes', seen)).toEqual(seen);
  expect(await auditedChanges(server)).toHaveLength(lines);
});

test('of two who change the same, the second is told and writes nothing', async () => {
  const seen = await read<typeof settings>('configuracoes');
  const names = ['Uma', 'Outra', 'Terceira', 'Quarta'];
  const answers = await Promise.all(names.map((nome) => send('configuracoes', { ...seen, nome })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ erro: { codigo: 'AlteradoPorOutro' } });
  expect((await read<typeof settings>('configuracoes')).nome).toBe(names[statuses.indexOf(200)]);
});

test('a kiosk stands in a library that is there', async () => {
  const seen = await read<typeof settings>('configuracoes');
  const answer = await send('configuracoes', { ...seen, auto_biblioteca: 99 });
  expect(answer.statusCode).toBe(422);
  await change('configuracoes', { ...seen, auto_ativo: true, auto_biblioteca: 2 });
  expect(await told('autoatendimento')).toMatchObject({ showAuto: true, codBibAuto: 2 });
});

test('a feature that is switched off is off at once, and tabs stand as they were put', async () => {
  const seen = await read<{
    atividades: { cod_atividade: number; ativa: boolean }[];
    guias: { codigo: string; ativa: boolean }[];
  }>('funcionalidades');
  const guias = seen.guias.toReversed().map((tab) => ({ ...tab, ativa: tab.codigo !== 'normas' }));
  const switched = [{ cod_atividade: 18, ativa: true }];
  await change('funcionalidades', { versao: seen.versao, atividades: switched, guias });
  const features = await told<{ guias: string[] }>('funcionalidades');
  expect(features).toMatchObject({
    atividades: expect.arrayContaining([{ cod_atividade: 18, descricao: 'Reserva' }]) as unknown,
  });
  // The network's tab leads to the network's catalogue, and is not shown here.
  const on = guias.filter(({ codigo, ativa }) => ativa && codigo !== 'rede');
  expect(features.guias).toEqual(on.map(({ codigo }) => codigo));
  const now = await read<typeof seen>('funcionalidades');
  for (const fault of [
    { guias: guias.slice(1) },
    { guias: [...guias.slice(1), guias[1]] },
    // The front page.
    { guias: guias.map((tab) => ({ ...tab, ativa: tab.codigo !== 'geral' })) },
    { atividades: [{ cod_atividade: 7777, ativa: true }] },
  ]) {
    const sent = { versao: now.versao, atividades: [], guias, ...fault };
    expect((await send('funcionalidades', sent)).statusCode).toBe(422);
  }
  expect(await read('funcionalidades')).toEqual(now);
});

test('texts are told in their order and language, and each section has its own version', async () => {
  const text = (titulo: string) => ({ titulo, texto: 'Texto.\n\nOutro.' });
  const textos = { pt: [text('B'), text('A')], en: [text('C')], es: [] };
  await change('textos/faq', { versao: 0, textos });
  expect(await read('textos/faq')).toEqual({ versao: 1, textos });
  expect(await told('faq', 5)).toEqual([{ pergunta: 'C', resposta: 'Texto.\n\nOutro.' }]);
  expect(await told('faq', 3)).toHaveLength(2);
  await change('textos/secao_2', { versao: 0, textos });
  expect((await send('textos/faq', { versao: 0, textos })).statusCode).toBe(409);
  await change('textos/faq', { versao: 1, textos: { pt: [], en: [], es: [] } });
  expect(await told('faq')).toEqual([]);
  expect(await told('secao_2')).toHaveLength(2);
});

test('a notice without text goes', async () => {
  const of = (texto: string) => ({ titulo: 'T', texto });
  const avisos = (texto: string) => [
    { cod_atividade: 18, textos: { pt: of(texto), en: of(''), es: of('') } },
  ];
  await change('avisos', { versao: 0, avisos: avisos('Três por leitor.') });
  expect(await told('atividade/18/informativo', 5)).toEqual(of('Três por leitor.'));
  await change('avisos', { versao: 1, avisos: avisos('') });
  expect(await told('atividade/18/informativo')).toEqual({ titulo: '', texto: '' });
});

test('opening hours are told in their language; the Portuguese ones are the library’s', async () => {
  const of = (horario: string) => ({ horario, observacao: horario && 'x' });
  const horarios = { pt: of('Das 9h às 21h'), en: of('9 am to 9 pm'), es: of('') };
  await change('horarios', { versao: 0, bibliotecas: [{ cod_biblioteca: 3, horarios }] });
  const hours = async (id: 1 | 3 | 5) =>
    (await told<{ bibliotecas: { horario: string }[] }>('atendimento/2', id)).bibliotecas[0];
  expect(await hours(5)).toMatchObject({ horario: '9 am to 9 pm', observacao: 'x' });
  expect(await hours(3)).toMatchObject({ horario: 'Das 9h às 21h' });
  const unknown = { versao: 1, bibliotecas: [{ cod_biblioteca: 99, horarios }] };
  expect((await send('horarios', unknown)).statusCode).toBe(422);
});

test(
  'service points are named by their library; one that keeps its name stays the same',
  { tags: 'long' },
  async () => {
    const of = { horario: '', observacao: '' };
    const horarios = { pt: of, en: of, es: of };
    const points = () =>
      server.db.selectFrom('service_point').selectAll().orderBy('name').execute();
    const write = async (pontos?: readonly string[]) =>
      change<{ bibliotecas: readonly { pontos: readonly string[] }[] }>('horarios', {
        versao: (await read<{ versao: number }>('horarios')).versao,
        bibliotecas: [{ cod_biblioteca: 3, horarios, ...(pontos && { pontos }) }],
      });
    const written = await write(['Posto do porto', ' Guichê B ', '', 'Guichê B']);
    expect(written.bibliotecas.map(({ pontos }) => pontos)).toEqual([
      [],
      [],
      ['Guichê B', 'Posto do porto'],
    ]);
    const [desk] = await points();
    await write(['Guichê B']);
    expect(await points()).toEqual([desk]);
    await write();
    expect(await points()).toEqual([desk]);
  },
);

test('events are added, changed and taken away; those that have ended stay', async () => {
  const past = server.clock.today().subtract({ days: 2 }).toString();
  const ended = { calendar: 'institution', starts_on: past, ends_on: past } as const;
  await server.db.insertInto('event').values(ended).execute();
  interface Events {
    readonly eventos: readonly (Omit<typeof event, 'cod_evento'> & {
      readonly cod_evento: number;
    })[];
  }
  const other = { ...event, agenda: 'eventum', hora_ini: '' };
  const first = await change<Events>('eventos', { versao: 0, eventos: [event, other] });
  const [one, two] = first.eventos;
  expect(one).toEqual({ ...event, cod_evento: one?.cod_evento });
  const changed = { ...two, data_fim: '2030-05-09' };
  const second = await change<Events>('eventos', { versao: 1, eventos: [changed] });
  expect(second.eventos).toEqual([changed]);
  expect(await told('eventos_institucionais')).toEqual([]);
  expect(await told('eventos_eventum')).toMatchObject([{ data_fim: '2030-05-09' }]);
  const foreign = { versao: 2, eventos: [{ ...event, cod_evento: one?.cod_evento }] };
  expect((await send('eventos', foreign)).statusCode).toBe(422);
  expect((await send('eventos', { versao: 2, eventos: [changed, changed] })).statusCode).toBe(422);
  const rows = await server.db.selectFrom('event').select('ends_on').execute();
  expect(rows.map(({ ends_on }) => ends_on)).toContain(past);
});

describe('appearance', () => {
  const colours = { cor: '#006644', cor_no_escuro: '#88ddbb', tema: 'classico' };
  const logo = () => told<{ logotipo: { endereco: string } | null }>('instituicao');

  test('a colour that cannot be read is refused, with its contrast', async () => {
    for (const weak of [{ cor: '#ffdd00' }, { cor_no_escuro: '#123456' }]) {
      const answer = await send('aparencia', { versao: 0, ...colours, ...weak });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ erro: { codigo: 'ContrasteInsuficiente' } });
    }
    await change('aparencia', { versao: 0, ...colours });
    expect(await told('instituicao')).toMatchObject(colours);
  });

  test('a logo is served as a picture and nothing else, until it is taken away', async () => {
    const sent = png(64, 20).toString('base64');
    await change('aparencia', { versao: 1, ...colours, novo_logotipo: sent });
    const { logotipo } = await logo();
    expect(logotipo).toMatchObject({ largura: 64, altura: 20 });
    const url = logotipo?.endereco ?? '';
    const answer = await server.app.inject(url);
    expect(answer.rawPayload.equals(png(64, 20))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await change('aparencia', { versao: 2, ...colours, cor: '' });
    expect((await logo()).logotipo?.endereco).toBe(url);
    await change('aparencia', { versao: 3, ...colours, novo_logotipo: null });
    expect((await logo()).logotipo).toBeNull();
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });

  test.each([
    ['a drawing that could run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page under a picture’s name', Buffer.from('<script>alert(1)</script>')],
    ['a picture with a page behind it', Buffer.concat([png(2, 2), Buffer.from('<script>')])],
  ])('%s is refused', async (_name, file) => {
    const { versao } = await read('aparencia');
    const novo_logotipo = file.toString('base64');
    const answer = await send('aparencia', { versao, ...colours, novo_logotipo });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'LogotipoNaoAceito' } });
  });

  test('no other address of logos is there', async () => {
    for (const name of ['x', '%00', '../api', 'a'.repeat(43)]) {
      expect((await server.app.inject(`/logotipo/${name}`)).statusCode, name).toBe(404);
    }
  });
});

describe('the picture of the front page', () => {
  const words = { pt: 'Salão de leitura', en: 'Reading room', es: '' };
  const put = async (more: object) => {
    const { versao, cor, cor_no_escuro, tema } = await read<typeof settings & Colours>('aparencia');
    return send('aparencia', { versao, cor, cor_no_escuro, tema, ...more });
  };
  const file = (width: number, height: number) => png(width, height).toString('base64');
  const shown = async (id: 1 | 3 | 5 = 1) =>
    (await told<InstitutionView>('instituicao', id)).imagem;

  test(
    'is drawn anew, sent from an address of its own, and told in words',
    { tags: 'long' },
    async () => {
      const answer = await put({ nova_imagem: file(2000, 1000), textos_imagem: words });
      expect(answer.statusCode, answer.body).toBe(200);
      const picture = await shown();
      expect(picture).toMatchObject({ largura: 1440, altura: 720, texto: 'Salão de leitura' });
      expect([(await shown(5))?.texto, (await shown(3))?.texto]).toEqual([words.en, words.pt]);
      const sent = await server.app.inject({ url: picture?.endereco ?? '' });
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(sent.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      const other = await put({ textos_imagem: { ...words, pt: 'Outro salão' } });
      expect(other.statusCode, other.body).toBe(200);
      expect(await shown()).toMatchObject({ endereco: picture?.endereco, texto: 'Outro salão' });
      expect((await put({ nova_imagem: null })).statusCode).toBe(200);
      expect(await shown()).toBeNull();
      expect((await server.app.inject({ url: picture?.endereco ?? '' })).statusCode).toBe(404);
    },
  );

  test.each([
    ['too small', file(100, 400)],
    ['cut off', png(400, 300).subarray(0, 60).toString('base64')],
    ['something else', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ])('is refused where it is %s', async (_what, nova_imagem) => {
    const answer = await put({ nova_imagem, textos_imagem: words });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'ImagemNaoAceita' } });
    expect(await shown()).toBeNull();
  });

  test('is refused without words for who does not see it', async () => {
    for (const more of [{}, { textos_imagem: { ...words, pt: ' ' } }]) {
      const answer = await put({ nova_imagem: file(400, 300), ...more });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'textos_imagem.pt' }] } });
    }
  });
});

interface Colours {
  readonly cor: string;
  readonly cor_no_escuro: string;
  readonly tema: string;
}

interface InstitutionView {
  readonly imagem: {
    readonly endereco: string;
    readonly largura: number;
    readonly altura: number;
    readonly texto: string;
  } | null;
}
