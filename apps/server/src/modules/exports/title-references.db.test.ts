import { activities } from '@estante/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let book: number;
beforeAll(async () => {
  const script = { title: 'Um <script>alert(1)</script>', note: '}{\\write18{rm}' };
  const long = aBook({ title: 'Longo demais', abstract: 'a'.repeat(12_000) });
  server = await startTestApp({ records: [...catalogue, aBook(script), long] });
  book = await server.titleId('Dom Casmurro');
});
afterAll(() => server.close());
afterEach(() => switchTo(true));

const codes = [activities.titleReference, activities.titleMarc, activities.titleDublinCore];

async function switchTo(enabled: boolean): Promise<void> {
  await server.db.updateTable('activity').set({ enabled }).where('code', 'in', codes).execute();
}

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/acervo/${book}/${path}`, headers });

describe('the reference of a title', () => {
  test('is answered in every style, whole and in pieces', async () => {
    expect((await get('referencia', { 'x-idioma': '5' })).json()).toEqual({
      referencias: [
        {
          estilo: 'abnt',
          nome: 'ABNT NBR 6023:2018',
          texto:
            'ASSIS, Machado de. Dom Casmurro: romance. Rio de Janeiro: Garnier, 1899. (Clássicos). ISBN 9788535914849. Disponível em: https://livros.example.org/dom-casmurro. Acesso em: 10 mar. 2026.',
          partes: [
            { texto: 'ASSIS, Machado de. ', enfase: null },
            { texto: 'Dom Casmurro', enfase: 'negrito' },
            {
              texto:
                ': romance. Rio de Janeiro: Garnier, 1899. (Clássicos). ISBN 9788535914849. Disponível em: https://livros.example.org/dom-casmurro. Acesso em: 10 mar. 2026.',
              enfase: null,
            },
          ],
        },
        expect.objectContaining({ estilo: 'apa', nome: 'APA, 7th edition' }),
        expect.objectContaining({ estilo: 'vancouver', nome: 'Vancouver' }),
        expect.objectContaining({ estilo: 'iso690', nome: 'ISO 690:2021' }),
      ],
    });
  });

  test('is as the institution has it, where ABNT leaves a choice', { tags: 'long' }, async () => {
    const rows = ['abntInitials', 'abntItalicTitles'].map((key) => ({ key, value: 'true' }));
    await server.db.insertInto('institution_setting').values(rows).execute();
    const list = await server.app.inject(`/api/acervo/${book}/exportar?tipo=txt`);
    expect(list.body).toContain('ASSIS, M. de. Dom Casmurro');
    const { referencias } = (await get('referencia')).json<{
      referencias: { texto: string; partes: { enfase: string | null }[] }[];
    }>();
    expect(referencias[0]?.texto).toMatch(/^ASSIS, M\. de\. Dom Casmurro/);
    expect(referencias[0]?.partes.map(({ enfase }) => enfase)).toEqual([null, 'italico', null]);
    await server.db
      .deleteFrom('institution_setting')
      .where('key', 'in', ['abntInitials', 'abntItalicTitles'])
      .execute();
  });

  test('is refused while its page is switched off, and so are the files of its like', async () => {
    await switchTo(false);
    const paths = ['referencia', 'dublin-core', 'exportar?tipo=ris', 'exportar?tipo=marc'];
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(403);
      expect(answer.json()).toMatchObject({ erro: { codigo: 'RecursoDesativado' } });
    }
  });
});

test('Dublin Core says what the record says, with the address where the title is', async () => {
  const answer = await get('dublin-core', { host: 'catalogo.example.org' });
  const { elementos, xml } = answer.json<{ elementos: object[]; xml: string }>();
  expect(elementos).toEqual(
    expect.arrayContaining([
      { elemento: 'title', valor: 'Dom Casmurro : romance' },
      { elemento: 'creator', valor: 'Assis, Machado de, 1839-1908' },
      { elemento: 'date', valor: '1899' },
      { elemento: 'identifier', valor: `http://catalogo.example.org/acervo/${book}` },
      { elemento: 'identifier', valor: 'ISBN 9788535914849' },
    ]),
  );
  expect(xml).toContain('<dc:title>Dom Casmurro : romance</dc:title>');
});

describe('the file of a title', () => {
  test.each([
    ['pdf', 'application/pdf', '%PDF-1.7'],
    ['txt', 'text/plain; charset=utf-8', '\ufeffASSIS, Machado de. Dom Casmurro'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['csv', 'text/csv; charset=utf-8', '\ufeffNúmero;Tipo de obra;Título;'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'TY  - EBOOK\r\nID  - '],
    ['bibtex', 'application/x-bibtex; charset=utf-8', '@book{assis1899_'],
    ['csl-json', 'application/vnd.citationstyles.csl+json; charset=utf-8', '[\n  {\n    "id"'],
    ['marc', 'application/marc', '0'],
    ['marcxml', 'application/marcxml+xml; charset=utf-8', '<?xml'],
    ['mods', 'application/mods+xml; charset=utf-8', '<?xml'],
    ['dublin-core', 'application/xml; charset=utf-8', '<?xml'],
  ])('%s comes as %s, to be kept', async (type, mediaType, beginning) => {
    const answer = await get(`exportar?tipo=${type}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(mediaType);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="estante-${book}\\.[a-z.]+"$`),
    );
    expect(answer.body.slice(0, beginning.length)).toBe(beginning);
  });

  test('a record too large for ISO 2709 is refused by name, and goes as MARCXML', async () => {
    const large = await server.titleId('Longo demais');
    const file = (type: string) => server.app.inject(`/api/acervo/${large}/exportar?tipo=${type}`);
    const refused = await file('marc');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ erro: { codigo: 'RegistroGrandeDemais' } });
    expect((await file('marcxml')).statusCode).toBe(200);
  });

  test('hides addresses, items and private notes in MARC', async () => {
    for (const type of ['marc', 'marcxml']) {
      const { body } = await get(`exportar?tipo=${type}`);
      expect(body).toContain('Dom Casmurro');
      expect(body, type).not.toMatch(/livros\.example\.org|tag="(?:856|952)"|TERREO/);
    }
  });

  test('of a record with script in it has text alone', async () => {
    const id = await server.titleId('Um <script>alert(1)</script>');
    for (const type of ['marcxml', 'mods', 'dublin-core']) {
      const answer = await server.app.inject(`/api/acervo/${id}/exportar?tipo=${type}`);
      expect(answer.body, type).toContain('&lt;script&gt;');
      expect(answer.body, type).not.toContain('<script>');
    }
    const bibtex = await server.app.inject(`/api/acervo/${id}/exportar?tipo=bibtex`);
    expect(bibtex.body).toContain('title = {{Um <script>alert(1)</script>}}');
  });
});
