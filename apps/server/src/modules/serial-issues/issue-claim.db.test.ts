import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../../test/answers.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { at, issueCalls, well } from './testing/issue-calls.ts';

let server: TestApp;
beforeEach(async () => {
  const late = [at('CENTRAL', '1', '01', 'Esperado'), at('CENTRAL', '2', '02', 'Esperado')];
  const issues = [
    ...late,
    at('CENTRAL', '3', '03', 'Esperado'),
    at('CENTRAL', '4', '04', 'Falta'),
    at('SAUDE', '1', '01', 'Esperado'),
  ];
  server = await startTestApp({
    records: [
      aSerial({ title: 'Revista', issn: '1234-5679', issues }),
      aSerial({ title: 'Outra', issues: late }),
    ],
  });
});
afterEach(() => server.close());
const { find, set } = issueCalls(() => server);

const ask = (query: string, person: Person = 'davi', language = '1') =>
  callAs(server, person, {
    method: 'GET',
    path: `atendimento/fasciculos/carta?${query}`,
    language,
  });
const letter = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.writeIssueClaim.responses[200].parse(answer.json());
};

test('a letter claims what is late of one serial, the oldest first', async () => {
  await server.db
    .updateTable('serial_issue')
    .set({ expected_on: '2026-02-20' })
    .where('designation', '=', 'v.2:n.2 (2026:02)')
    .execute();
  expect(await letter('acervo=1')).toEqual({
    data: '10 de mar. de 2026',
    saudacao: 'Prezados senhores,',
    pedido: expect.stringContaining('os fascículos abaixo de “Revista” (ISSN 1234-5679)'),
    fasciculos: [
      'v.2:n.1 (2026:01) (Biblioteca Central)',
      expect.stringMatching(/^v.2:n.2 \(2026:02\) \(Biblioteca Central\): previsto para 20 de fev/),
    ],
    fecho: expect.stringContaining('Universidade de Teste'),
    itens: [
      expect.objectContaining({ visto: expect.objectContaining({ situacao: 'esperado' }) }),
      expect.objectContaining({ visto: expect.objectContaining({ escrito_em: null }) }),
    ],
    cortado: false,
  });
  const english = await letter('acervo=2', 'davi', '5');
  expect(english.pedido).toContain('the issues below of “Outra”. Please send them');
});

test(
  'it claims what is missing, or was claimed before, and is of the libraries the asker sees',
  { tags: 'long' },
  async () => {
    const names = async (query: string, person: Person = 'davi') =>
      (await letter(query, person)).fasciculos.length;
    expect(await names('acervo=1&situacao=falta')).toBe(1);
    expect(await names('acervo=1&situacao=reclamado')).toBe(0);
    await well(set(await find('v.2:n.1 (2026:01)'), { situacao: 'reclamado' }));
    expect(await names('acervo=1&situacao=reclamado')).toBe(1);
    expect(await names('acervo=1')).toBe(1);
    expect(await names('acervo=1', 'elisa')).toBe(2);
    expect(await names('acervo=1&biblioteca=3', 'elisa')).toBe(1);
  },
);

const claim = (itens: readonly object[], person: Person = 'davi') =>
  callAs(server, person, {
    method: 'POST',
    path: 'atendimento/fasciculos/reclamados',
    payload: { itens },
  });

test('the issues of a letter are set as claimed, but those that came or changed since', async () => {
  const { itens } = await letter('acervo=1', 'elisa');
  expect(itens).toHaveLength(3);
  await well(set(await find('v.2:n.1 (2026:01)'), { situacao: 'recebido' }));
  expect((await claim(itens, 'elisa')).json()).toEqual({ reclamados: 2, mudados: 1 });
  expect(await find('v.2:n.1 (2026:01)')).toMatchObject({ situacao: 'recebido' });
  expect(await find('v.2:n.2 (2026:02)')).toMatchObject({ situacao: 'reclamado' });
  expect((await letter('acervo=1', 'elisa')).itens).toEqual([]);
  expect((await letter('acervo=1&situacao=reclamado', 'elisa')).itens).toHaveLength(2);
  expect((await claim(itens, 'elisa')).json()).toEqual({ reclamados: 0, mudados: 3 });
});

test('issues of libraries that are not the asker’s are claimed by nobody else; a note stays', async () => {
  const missing = await find('v.2:n.4 (2026:04)');
  await well(set(missing, { situacao: 'falta', nota: 'Perguntado em março' }));
  const { itens } = await letter('acervo=1&situacao=falta');
  expect((await claim(itens)).json()).toEqual({ reclamados: 1, mudados: 0 });
  expect(await find('v.2:n.4 (2026:04)')).toMatchObject({ nota: 'Perguntado em março' });
  const others = await letter('acervo=1&biblioteca=3', 'elisa');
  expect((await claim(others.itens)).json()).toEqual({ reclamados: 0, mudados: 1 });
  expect(await codeOf(claim(others.itens, 'ana'))).toEqual([403, 'SemPermissao']);
});

test('there is none of a title that is not there, nor for a reader', { tags: 'long' }, async () => {
  expect(await codeOf(ask('acervo=99'))).toEqual([404, 'AcervoNaoEncontrado']);
  expect(await codeOf(ask('acervo=1', 'ana'))).toEqual([403, 'SemPermissao']);
});
