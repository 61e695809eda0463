import { endpoints, type Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { colourLabel } from '../../../test/calls/institution-edits.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

type Labels = Success<typeof endpoints.getColourLabels>;
type Label = Labels['etiquetas'][number];

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', dewey: '869.3' }),
      aBook({ title: 'Poética', dewey: '808.1' }),
      aBook({
        title: 'Dicionário',
        dewey: '030',
        copies: [{ library: 'CENTRAL', collection: 'REF' }],
      }),
    ],
  });
});
afterEach(() => server.close());

const path = 'atendimento/etiquetas-cor';

async function labels(): Promise<Labels> {
  const answer = await callAs(server, 'elisa', { method: 'GET', path });
  return endpoints.getColourLabels.responses[200].parse(answer.json());
}

const change = (etiquetas: readonly object[], versao = 0, who: Person | null = 'elisa') =>
  callAs(server, who, { method: 'PUT', path, payload: { versao, etiquetas } });

async function labelOf(title: string, language = '1') {
  const url = `/api/acervo/${await server.titleId(title)}/cor`;
  const answer = await server.app.inject({ url, headers: { 'x-idioma': language } });
  return endpoints.getTitleColour.responses[200].parse(answer.json()).etiqueta;
}

const span = (codigo: string, ate: string, pt: string): Label => ({
  ...colourLabel,
  codigo,
  ate,
  nome: { pt, en: '', es: '' },
  significado: { pt: '', en: '', es: '' },
});

test('the labels that are there at first are listed, with the collections', async () => {
  const { etiquetas, colecoes, versao } = await labels();
  expect(versao).toBe(0);
  expect(etiquetas).toHaveLength(20);
  expect(etiquetas[8]).toEqual({
    tipo: 'ddc',
    codigo: '8',
    ate: '8',
    cor: '#1565c0',
    nome: { pt: 'azul', en: 'blue', es: 'azul' },
    significado: { pt: '', en: '', es: '' },
  });
  expect(colecoes).toContainEqual({ codigo: 'REF', desc_colecao: 'REF' });
});

describe('labels are changed as a whole', () => {
  test('added, changed and removed; titles show it at once, in the language asked for', async () => {
    const ofCollection = {
      ...colourLabel,
      tipo: 'colecao',
      codigo: 'REF',
      ate: 'REF',
      cor: '#111111',
      nome: { pt: 'preta', en: 'black', es: '' },
      significado: { pt: 'Só na biblioteca', en: '', es: '' },
    };
    const answer = await change([colourLabel, ofCollection]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await labels()).toMatchObject({ versao: 1, etiquetas: [ofCollection, colourLabel] });
    expect(await labelOf('Dom Casmurro', '5')).toEqual({
      cor: '#1565c0',
      nome: 'blue',
      significado: 'Literatura',
      origem: 'classificacao',
    });
    expect(await labelOf('Dicionário', '3')).toEqual({
      cor: '#111111',
      nome: 'preta',
      significado: 'Só na biblioteca',
      origem: 'colecao',
    });
    expect((await change([], 1)).statusCode).toBe(200);
    expect(await labelOf('Dom Casmurro')).toBeNull();
    expect(await auditedChanges(server)).toMatchObject([
      { details: { area: 'colour-labels', campos: ['etiquetas'] } },
      { details: { area: 'colour-labels', campos: ['etiquetas'] } },
    ]);
  });

  test('not over what somebody else has changed since', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => change([colourLabel])));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  });

  test('by administrators alone', () =>
    tryEach(
      [
        [null, 401],
        ['ana', 403],
        ['davi', 403],
      ] as const,
      async (who, status) => {
        expect((await change([colourLabel], 0, who)).statusCode).toBe(status);
        expect((await labels()).etiquetas).toHaveLength(20);
      },
    ));

  test('a label whose collection is gone can be kept', { tags: 'long' }, async () => {
    const label = { ...colourLabel, tipo: 'colecao', codigo: 'REF', ate: 'REF' };
    await change([label]);
    await server.db.updateTable('copy').set({ collection_id: null }).execute();
    await server.db.deleteFrom('collection').where('code', '=', 'REF').execute();
    expect((await change([label, colourLabel], 1)).statusCode).toBe(200);
  });
});

describe('of labels that a class is among', () => {
  test.each([
    [['869', '869'], 'Dom Casmurro', true],
    [['800', '869'], 'Dom Casmurro', true],
    [['800', '868'], 'Dom Casmurro', false],
    [['869.3', '869.9'], 'Dom Casmurro', true],
    [['869.4', '869.9'], 'Dom Casmurro', false],
    [['9', '9'], 'Dom Casmurro', false],
    [['0', '9'], 'Dom Casmurro', true],
  ] as const)('%j has %s: %s', { tags: 'long' }, async ([from, until], title, isAmong) => {
    await change([span(from, until, 'azul')]);
    expect((await labelOf(title))?.nome ?? null).toBe(isAmong ? 'azul' : null);
  });

  test('the one that begins closest counts', async () => {
    await change([
      span('8', '8', 'toda'),
      span('800', '899', 'larga'),
      span('860', '869', 'perto'),
      span('860', '899', 'longa'),
    ]);
    expect((await labelOf('Dom Casmurro'))?.nome).toBe('perto');
    expect((await labelOf('Poética'))?.nome).toBe('larga');
  });

  test('without words of its own the main class says what it means', async () => {
    await change([span('860', '869', 'azul')]);
    expect(await labelOf('Dom Casmurro', '5')).toMatchObject({ significado: 'Literature' });
  });
});
