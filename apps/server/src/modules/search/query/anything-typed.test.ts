import { isLong } from '@estante/test-support/is-long';
import { searchIndexes, termOperators } from '@estante/contract';
import { openInProcessEngine, syntheticDocuments, type SearchEngine } from '@estante/search-engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildQuery, spellRequestOf, type SearchTerms } from './build-query.ts';

let engine: SearchEngine;
beforeAll(async () => {
  engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
  await engine.rebuild(documents(), '1');
});
afterAll(() => engine.close());

async function* documents() {
  for (const document of syntheticDocuments(600, 3)) yield await Promise.resolve(document);
}

/** Pieces that decide how a text is read, and what no text should have. */
// oxfmt-ignore
const pieces = [
  'NOT', 'NÃO', 'OR', 'OU', 'AND', 'OR OR', 'a', 'É', 'um', 'C++', 'c#', 'ISBN', 'ISSN-L', 'x*',
  '-', '*', '|', ':', '(', ')', '"', '“', '”', '«', '»', "'", '’', 'ʼ', 'ʻ', '`', '\\', '%', '_',
  'titulo:', 'isbn:', 'autor:"', '978 85 359 0277 8', '0317-8471', '1939-1945', 'J.K.', 'jrr',
  '\u0000', '\u{d800}', '\u{dc00}', '\u{feff}', '\u0301', '\ufe20', '\u200d', '\u202e', '\n',
  '吾輩', 'が', '\u{20000}', '🙂', 'ﷺ', 'İ', 'ß', 'coleção', 'constructor', '__proto__',
];
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc
    .array(fc.constantFrom(...pieces, ' ', ' ', ' '), { maxLength: 30 })
    .map((list) => list.join('')),
);
const index = fc.constantFrom(...searchIndexes);
const operador = fc.constantFrom(...termOperators);
const terms = fc
  .record({
    q: typed,
    indice: index,
    termo: fc.array(fc.record({ operador, campo: index, texto: typed }), { maxLength: 3 }),
    autor: fc.option(typed, { nil: undefined }),
    isbn_issn: fc.option(typed, { nil: undefined }),
  })
  .map((some) => some as unknown as SearchTerms);
const restriction = fc.constantFrom([], [{ type: 'T', code: '1' } as const]);

const patience = { timeout: 60_000 };
const facets = [{ type: 'S', limit: 5 }] as const;

describe('anything typed', () => {
  test('is a search, suggests and is put right without an error', patience, async () => {
    await fc.assert(
      fc.asyncProperty(terms, restriction, async (asked, tab) => {
        const frame = { restriction: tab, language: 'es' } as const;
        const query = buildQuery(asked, frame);
        const page = { query, filters: [], order: 'C', offset: 0, limit: 20, facets } as const;
        const found = await engine.search(page);
        expect(found.ids).toHaveLength(Math.min(20, found.total));
        expect(await engine.suggest({ text: asked.q, limit: 10 })).toBeInstanceOf(Array);
        const alone = spellRequestOf(asked, frame);
        const instead = alone === null ? null : await engine.spell(alone);
        if (alone === null || instead === null) return;
        const { kind, text } = instead;
        expect(text, kind).not.toBe('');
        // The offered spelling finds something.
        expect(await engine.spell({ ...alone, text })).toBeNull();
      }),
      { numRuns: isLong ? 300 : 100 },
    );
  });

  test.each(pieces)(
    '%j over and over, 10 kB of it, is answered at once',
    patience,
    async (piece) => {
      for (const text of [piece, `${piece} `]) {
        const q = text.repeat(Math.ceil(10_000 / text.length));
        for (const indice of ['livre', 'isbn_issn'] as const) {
          const asked = { q, indice, termo: [] } as unknown as SearchTerms;
          const search = async () => {
            const query = buildQuery(asked, { restriction: [], language: 'pt' });
            await engine.search({ query, filters: [], order: 'C', offset: 0, limit: 20, facets });
          };
          expect(await quickest(search)).toBeLessThan(200);
        }
        expect(await quickest(() => engine.suggest({ text: q, limit: 10 }))).toBeLessThan(200);
      }
    },
  );
});

/** Milliseconds of processor, of several tries: a busy machine makes none of them longer. */
async function quickest(act: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let tries = 0; tries < 20 && best >= 200; tries++) {
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
