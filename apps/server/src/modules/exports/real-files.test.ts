import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { exportFormats } from '@estante/contract';
import { callNumber, describeTitle, readMarc, recordKind } from '@estante/marc';
import { cite, itemOf, textOf } from '@estante/references';
import { beforeAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '../../../test/pdf-text.ts';
import { isForeign } from '../../platform/pdf/pdf-faces.ts';
import type { ExportedTitle, ExportOrder } from './exported.ts';
import { tableRows } from './table-rows.ts';
import { writeFile } from './write-file.ts';

/** Real files beside the project. */
const folder = new URL('../../../../../../shared/data/bibliographic/', import.meta.url);
const isThere = existsSync(folder);
/** One record in so many: a PDF of all takes half a minute. */
const step = 40;

/** Reads every so many titles, and all whose references have letters of other scripts. */
async function readTitles(): Promise<{ some: ExportedTitle[]; foreign: ExportedTitle[] }> {
  const some: ExportedTitle[] = [];
  const foreign: ExportedTitle[] = [];
  let at = 0;
  for (const file of readdirSync(folder)) {
    for await (const read of readMarc(createReadStream(new URL(file, folder)))) {
      at += 1;
      if (read.kind !== 'record') continue;
      if (recordKind(read.record) !== 'bibliographic') continue;
      const description = describeTitle(read.record);
      const about = { description, record: read.record, callNumber: callNumber(description) };
      const source = { id: at, address: `https://catalogo.example.org/acervo/${at}`, ...about };
      const title = { source, libraries: ['Biblioteca Central (2)'], workType: 'Livro' };
      if (at % step === 0) some.push(title);
      const item = itemOf(description, read.record);
      if (isForeign(textOf(cite('abnt', item, { today: '2026-11-22' })))) foreign.push(title);
    }
  }
  return { some, foreign };
}

describe.skipIf(!isThere)(
  'records of ../shared/data/bibliographic (skipped where it is absent)',
  { tags: 'long' },
  () => {
    let order: ExportOrder;
    let foreign: readonly ExportedTitle[];
    beforeAll(async () => {
      const titles = await readTitles();
      foreign = titles.foreign;
      order = {
        titles: titles.some,
        style: 'abnt',
        withCopies: true,
        language: 'pt',
        today: '2026-11-22',
        institution: 'Universidade de Teste',
      };
    });

    test.each(exportFormats)('go into a file of type %s', async (format) => {
      const { content, left } = await writeFile(format, order);
      expect(order.titles.length).toBeGreaterThan(200);
      expect(content.length).toBeGreaterThan(10_000);
      expect(left).toEqual([]);
    });

    test('make a PDF with its fonts, language and structure', async () => {
      const text = (await writeFile('pdf', order)).content.toString('latin1');
      expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
      expect(text).toContain('/Lang (pt)');
      expect(text).toContain('/StructTreeRoot');
      expect(text.endsWith('%%EOF\n')).toBe(true);
    });

    test('make a PDF with every letter of other scripts', async () => {
      expect(foreign.length).toBeGreaterThan(100);
      const { content } = await writeFile('pdf', { ...order, titles: foreign });
      const text = textOfPdf(content).replaceAll('\n', '');
      // A sign that a font lacks comes out as its first glyph, which stands for nothing.
      expect(text.match(/.{0,20}\0.{0,20}/g) ?? []).toEqual([]);
      expect(text).toMatch(/\p{Script=Han}{4}/u);
      expect(text).toMatch(/\p{Script=Arabic}{2}/u);
    });

    test('make a table as wide in every row', () => {
      const rows = tableRows(order);
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      expect(rows).toHaveLength(order.titles.length + 1);
    });
  },
);
