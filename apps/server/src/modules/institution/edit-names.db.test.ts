import { endpoints, type Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

type Names = Success<typeof endpoints.getNames>;

const book = aBook({
  title: 'Dom Casmurro',
  copies: [{ library: 'CENTRAL', collection: 'GERAL', location: 'EST' }],
});
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [book] });
});
afterEach(() => server.close());

const path = 'atendimento/nomes';
const languages = { pt: '1', es: '3', en: '5' } as const;

async function names(): Promise<Names> {
  const answer = await callAs(server, 'elisa', { method: 'GET', path });
  return endpoints.getNames.responses[200].parse(answer.json());
}

const change = (nomes: readonly object[], versao = 0, who: Person | null = 'elisa') =>
  callAs(server, who, { method: 'PUT', path, payload: { versao, nomes } });

const central = { lista: 'biblioteca', codigo: 1, nome: { en: 'Central Library', es: '' } };

/** An entry of a list, by the network's own name. */
async function entry(lista: string, pt: string) {
  const { nomes } = await names();
  const found = nomes.find((one) => one.lista === lista && one.nome.pt === pt);
  if (!found) throw new Error(`no ${lista} ${pt}`);
  return { lista, codigo: found.codigo };
}

async function readIn(url: string, language: keyof typeof languages) {
  const answer = await server.app.inject({
    url: `/api/${url}`,
    headers: { 'x-idioma': languages[language] },
  });
  return answer.json();
}

test('every list is told with the network’s own names, and what an entry belongs to', async () => {
  const { versao, nomes } = await names();
  expect(versao).toBe(0);
  expect(nomes).toContainEqual({
    lista: 'biblioteca',
    codigo: 1,
    nome: { pt: 'Biblioteca Central', en: '', es: '' },
    de: 'Campus Sede',
  });
  expect(nomes).toContainEqual({
    lista: 'categoria',
    codigo: expect.any(Number),
    nome: { pt: 'Docente', en: 'Faculty', es: 'Docente' },
    de: '',
  });
  expect(new Set(nomes.map(({ lista }) => lista))).toEqual(
    new Set(['campus', 'biblioteca', 'localizacao', 'colecao', 'tipo_emprestimo', 'categoria']),
  );
});

describe('names in other languages', () => {
  test('are told where the page is in them; elsewhere the network’s own one is', async () => {
    const answer = await change([central]);
    expect(answer.statusCode, answer.body).toBe(200);
    const told = async (language: keyof typeof languages) =>
      (await readIn('unidade-informacao', language))[0].desc_biblioteca;
    expect(await told('en')).toBe('Central Library');
    expect(await told('es')).toBe('Biblioteca Central');
    expect(await told('pt')).toBe('Biblioteca Central');
  });

  test(
    'stand in results, filters and copies, and filters keep their codes',
    { tags: 'long' },
    async () => {
      const lists = [
        central,
        { ...(await entry('colecao', 'GERAL')), nome: { en: 'General stacks', es: 'General' } },
        { ...(await entry('localizacao', 'EST')), nome: { en: 'Open shelves', es: '' } },
        { ...(await entry('tipo_emprestimo', 'BK')), nome: { en: 'Standard loan', es: '' } },
      ];
      expect((await change(lists)).statusCode).toBe(200);
      const id = await server.titleId('Dom Casmurro');
      const inEnglish = await readIn(`acervo/${id}/exemplares`, 'en');
      expect(inEnglish.exemplares[0]).toMatchObject({
        desc_biblioteca: 'Central Library',
        colecao: 'General stacks',
        localizacao: 'Open shelves',
        tipo_emprestimo: 'Standard loan',
      });
      const inSpanish = await readIn(`acervo/${id}/exemplares`, 'es');
      expect(inSpanish.exemplares[0]).toMatchObject({
        desc_biblioteca: 'Biblioteca Central',
        colecao: 'General',
        localizacao: 'EST',
        tipo_emprestimo: 'BK',
      });
      const codes = async (language: keyof typeof languages) =>
        (await readIn('consulta/filtros?tipo=B&q=casmurro', language)).map(
          ({ codigo, descricao }: { codigo: string; descricao: string }) => [codigo, descricao],
        );
      expect(await codes('en')).toEqual([['1', 'Central Library']]);
      expect(await codes('pt')).toEqual([['1', 'Biblioteca Central']]);
    },
  );

  test('are left as they are by an import that comes again', { tags: 'long' }, async () => {
    const geral = await entry('colecao', 'GERAL');
    expect((await change([{ ...geral, nome: { en: 'General', es: '' } }])).statusCode).toBe(200);
    await server.importRecords([
      book,
      aBook({ title: 'Helena', copies: [{ library: 'CENTRAL', collection: 'NOVA' }] }),
    ]);
    const { nomes } = await names();
    const kept = nomes.find(({ lista, codigo }) => lista === 'colecao' && codigo === geral.codigo);
    expect(kept?.nome).toEqual({ pt: 'GERAL', en: 'General', es: '' });
    expect(nomes).toContainEqual(
      expect.objectContaining({ lista: 'colecao', nome: { pt: 'NOVA', en: '', es: '' } }),
    );
  });

  test(
    'stay with a library that is renamed, and with what is left out',
    { tags: 'long' },
    async () => {
      await change([central]);
      const sede = { lista: 'campus', codigo: 1, nome: { en: 'Main Campus', es: '' } };
      expect((await change([sede], 1)).json().versao).toBe(2);
      const listed = { method: 'GET', path: 'atendimento/listas/biblioteca' } as const;
      const { entradas } = endpoints.listNetworkEntries.responses[200].parse(
        (await callAs(server, 'elisa', listed)).json(),
      );
      const renamed = await callAs(server, 'elisa', {
        method: 'PUT',
        path: 'atendimento/listas/biblioteca/1',
        payload: {
          valores: { nome: 'Biblioteca Machado de Assis' },
          versao: entradas.find(({ codigo }) => codigo === 1)?.versao,
        },
      });
      expect(renamed.statusCode).toBe(200);
      const { nomes } = await names();
      expect(
        nomes.find(({ lista, codigo }) => lista === 'biblioteca' && codigo === 1)?.nome,
      ).toEqual({
        pt: 'Biblioteca Machado de Assis',
        en: 'Central Library',
        es: '',
      });
    },
  );

  test('say who changed them', async () => {
    await change([central]);
    expect(await auditedChanges(server)).toEqual([
      { login_id: 5, details: { area: 'names', campos: ['nomes'] } },
    ]);
  });
});

describe('refused are', () => {
  test('whoever is not signed in, or may not', async () => {
    expect((await change([central], 0, null)).statusCode).toBe(401);
    expect((await change([central], 0, 'ana')).statusCode).toBe(403);
    expect((await callAs(server, 'ana', { method: 'GET', path })).statusCode).toBe(403);
  });

  test('an entry that is not there, at its field, and then nothing is written', async () => {
    const gone = { lista: 'colecao', codigo: 999, nome: { en: 'Gone', es: '' } };
    const answer = await change([central, gone]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().erro.campos).toMatchObject([{ campo: 'nomes.1.codigo' }]);
    expect(
      (await names()).nomes.every(({ lista, nome }) => lista !== 'biblioteca' || !nome.en),
    ).toBe(true);
  });

  test('a language that names are not kept in, and the network’s own', async () => {
    for (const nome of [{ en: '', es: '', fr: 'x' }, { pt: 'x', en: '', es: '' }, { en: '' }]) {
      expect((await change([{ ...central, nome }])).statusCode, JSON.stringify(nome)).toBe(422);
    }
  });

  test('what somebody else has changed since', async () => {
    await change([central]);
    expect((await change([central])).json()).toMatchObject({
      erro: { codigo: 'AlteradoPorOutro' },
    });
  });
});
