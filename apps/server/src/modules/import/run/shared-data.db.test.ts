import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../index.ts';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';

const data = fileURLToPath(new URL('../../../../../../../shared/data/', import.meta.url));
const isThere = existsSync(join(data, 'bibliographic'));

/** Items in 952 and 949, and 852 with a bar code ($p), counted in the files by other programs. */
const copiesByFile: Readonly<Record<string, number>> = {
  'brazil-E2-P1.xml': 41,
  'brazil-E2-P4.xml': 64,
  'brazil-E4-P4.xml': 98,
  'concerto.xml': 119,
  'fiuba-books.mrc': 2425,
  'fiuba-journals.mrc': 3073,
  'harvard-1000.mrc': 0,
};

function filesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(data, folder))
      .toSorted()
      .map((name) => join(data, folder, name)),
  );
}

function recordsOf(report: ImportReport): { readonly read: number; readonly setAside: number } {
  const counts = Object.values(report.kinds);
  return {
    read: counts.reduce((sum, { read }) => sum + read, 0),
    setAside: counts.reduce((sum, { setAside }) => sum + setAside, 0),
  };
}

describe.skipIf(!isThere)(
  `records of others (skipped where ${data} is absent)`,
  { tags: 'long' },
  () => {
    let catalogue: TestCatalogue;
    const reports = new Map<string, ImportReport>();

    beforeAll(async () => {
      catalogue = await openCatalogue();
      for (const file of filesIn('bibliographic', 'authorities')) {
        reports.set(file, await catalogue.importFiles([file]));
      }
    });
    afterAll(() => catalogue.close());

    it('become, join or update something, all but a few, which are listed', async () => {
      const all = [...reports.values()];
      const { read, setAside } = all.map(recordsOf).reduce((sum, one) => ({
        read: sum.read + one.read,
        setAside: sum.setAside + one.setAside,
      }));
      expect(read).toBeGreaterThan(12_000);
      expect(setAside / read).toBeLessThan(0.005);
      expect(all.flatMap(({ files }) => files).every(({ kind }) => kind === 'read')).toBe(true);
      const listed = await Promise.all(all.map((report) => catalogue.listed(report.setAsideFile)));
      expect(listed.flat()).toHaveLength(setAside);
      for (const entry of listed.flat()) {
        expect(entry).toMatchObject({ position: expect.any(Number), reason: expect.any(String) });
      }
    });

    it.each(Object.entries(copiesByFile))('%s has %i copies', (name, copies) => {
      const report = reports.get(join(data, 'bibliographic', name));
      // Only the journals, of these files, have records without a title, with one item each.
      const withoutTitle = report?.kinds.bibliographic.setAside ?? 0;
      expect(report?.copies.added).toBe(copies - withoutTitle);
    });

    it('tells of holdings that wait for a library, and of no copy that will not come', async () => {
      const other = await openCatalogue();
      const file = join(data, 'bibliographic', 'fiuba-journals.mrc');
      const report = await other.importFiles([file], { isDryRun: true, newLibraries: false });
      const copies =
        (copiesByFile['fiuba-journals.mrc'] ?? 0) - report.kinds.bibliographic.setAside;
      expect(report.unplaced).toEqual({ BC: copies });
      expect(report.unplacedHoldings).toEqual({ BC: copies });
      expect(report.newCodes).toEqual({ loan_type: { CR: copies }, collection: {}, location: {} });
      await other.close();
    });

    it('leave no entry of a list that no copy is of, once they are undone', async () => {
      const other = await openCatalogue();
      const file = join(data, 'bibliographic', 'concerto.xml');
      const report = await other.importFiles([file]);
      const { entries } = await other.undo(report);
      expect(entries.loan_type).toEqual(['BOOKS', 'BOOK_RARE', 'book']);
      expect(await other.query('select from loan_type')).toEqual([]);
      await other.close();
    });

    it.each([
      // MARC-8, letters with a diacritic before them.
      ['uva-2000-marc8.mrc', 'Ṣ'],
      // 880, Chinese.
      ['harvard-1000.mrc', '中'],
      // Latin-1 under a leader that says UTF-8.
      ['biblivre-latin1.mrc', 'ção'],
    ])('%s is not garbled', async (_name, text) => {
      const found = await catalogue.query(
        'select from title where position($1 in description::text) > 0',
        [text],
      );
      expect(found.length).toBeGreaterThan(0);
      const garbled = await catalogue.query(
        `select from title where description->>'title' ~ 'Ã[£§©¡³]'`,
      );
      expect(garbled).toEqual([]);
    });

    it('change nothing when imported again', async () => {
      const before = await fingerprint(catalogue);
      for (const [file, first] of reports) {
        const again = await catalogue.importFiles([file]);
        expect(recordsOf(again), file).toEqual(recordsOf(first));
        for (const { new: added, changed, joined } of Object.values(again.kinds)) {
          expect([added, changed, joined], file).toEqual([0, 0, 0]);
        }
      }
      expect(await fingerprint(catalogue)).toBe(before);
    });

    it('end with a report where they are malformed', async () => {
      const files = filesIn('malformed');
      const report = await catalogue.importFiles(files);
      reports.set('malformed', report);
      expect(report.files.map(({ file }) => file)).toEqual(files);
      expect(recordsOf(report).read).toBeGreaterThan(900);
    });

    it('change nothing when malformed ones are imported again', async () => {
      const [files, report] = [filesIn('malformed'), reports.get('malformed')];
      const before = await fingerprint(catalogue);
      const again = await catalogue.importFiles(files);
      expect(recordsOf(again)).toEqual(report && recordsOf(report));
      expect(await fingerprint(catalogue)).toBe(before);
    });
  },
);
