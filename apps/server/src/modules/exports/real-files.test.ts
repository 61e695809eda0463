import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { callNumber, describeTitle, readMarc, recordKind } from '@estante/marc';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExportedTitle, ExportOrder } from './exported.ts';
import { tableRows } from './table-rows.ts';
import { fileTypes, writeFile } from './write-file.ts';

/** Real files beside the project. */
const folder = new URL('../../../../../../shared/data/bibliographic/', import.meta.url);
const isThere = existsSync(folder);
/** One record in so many: a PDF of all takes half a minute. */
const step = 40;

async function someTitles(): Promise<ExportedTitle[]> {
  const found: ExportedTitle[] = [];
  let at = 0;
  for (const file of readdirSync(folder)) {
    for await (const read of readMarc(createReadStream(new URL(file, folder)))) {
      at += 1;
      if (at % step > 0 || read.kind !== 'record') continue;
      if (recordKind(read.record) !== 'bibliographic') continue;
      const description = describeTitle(read.record);
      const about = { description, record: read.record, callNumber: callNumber(description) };
      const source = { id: at, address: `https://catalogo.example.org/acervo/${at}`, ...about };
      found.push({ source, libraries: ['Biblioteca Central (2)'] });
    }
  }
  return found;
}

describe.skipIf(!isThere)(
  'records of ../shared/data/bibliographic (skipped where it is absent)',
  { timeout: 60_000 },
  () => {
    let order: ExportOrder;
    beforeAll(async () => {
      order = {
        titles: await someTitles(),
        style: 'abnt',
        withCopies: true,
        language: 'pt',
        today: '2026-11-22',
        institution: 'Universidade de Teste',
      };
    }, 60_000);

    test.each(Object.keys(fileTypes) as (keyof typeof fileTypes)[])(
      'go into a file of type %s',
      async (format) => {
        const { content, left } = await writeFile(format, order);
        expect(order.titles.length).toBeGreaterThan(200);
        expect(content.length).toBeGreaterThan(10_000);
        expect(left).toEqual([]);
      },
    );

    test('make a PDF with its fonts, language and structure', async () => {
      const text = (await writeFile('pdf', order)).content.toString('latin1');
      expect(text.match(/\/FontFile2/g)).toHaveLength(3);
      expect(text).toContain('/Lang (pt)');
      expect(text).toContain('/StructTreeRoot');
      expect(text.endsWith('%%EOF\n')).toBe(true);
    });

    test('make a table as wide in every row', () => {
      const rows = tableRows(order);
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      expect(rows).toHaveLength(order.titles.length + 1);
    });
  },
);
