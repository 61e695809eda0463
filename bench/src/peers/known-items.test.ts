import { syntheticDocuments } from '@estante/search-engine';
import { isbn13In, readStoredRecord, storedFields } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { knownItems } from './known-items.ts';
import { filterNames, madeUpRecord } from './made-up-record.ts';

const documents = [...syntheticDocuments(300, 42)];

describe('titles that somebody looks for', () => {
  const items = knownItems(documents, documents.length);

  it('are asked for by words, by author, by number and with a slip', () => {
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['title by its words', 'author and title words', 'slip of the pen', 'ISBN']),
    );
  });

  it('are wanted under their number and no other name', () => {
    for (const { text, wanted } of items.filter(({ kind }) => kind === 'title by its words')) {
      expect(wanted.length).toBeGreaterThan(0);
      for (const id of wanted) expect(documents[id - 1]?.sort.title.toLowerCase()).toBe(text);
    }
  });

  it('with a slip are not as they are', () => {
    for (const { text, wanted } of items.filter(({ kind }) => kind === 'slip of the pen'))
      expect(documents[(wanted[0] ?? 0) - 1]?.sort.title.toLowerCase()).not.toBe(text);
  });
});

describe('a record of a made-up title', () => {
  it('has its title, names, headings and numbers', () => {
    const [document] = documents;
    if (document === undefined) throw new Error('no title');
    const record = madeUpRecord(document);
    const text = JSON.stringify(record);
    for (const value of [...(document.text.title ?? []), ...(document.text.author ?? [])])
      expect(text).toContain(JSON.stringify(value));
    for (const value of document.text.standardNumber ?? []) expect(isbn13In(value)).toBe(value);
    expect(readStoredRecord([record.leader, storedFields(record.fields)])).toEqual(record);
  });

  it('is filtered by the names of its values', () => {
    const nameOf = filterNames(documents, new Map([['por', 'Portuguese']]));
    expect(nameOf({ type: 'B', code: '0' })).toBe('B 0');
    expect(nameOf({ type: 'I', code: '0' })).toBe('Portuguese');
    expect(nameOf({ type: 'Y', code: '2020' })).toBe('2020');
    const [subject = ''] = documents[0]?.text.subject?.[0]?.split(' - ') ?? [];
    const code = documents[0]?.facets.S?.[0]?.code ?? '';
    expect(nameOf({ type: 'S', code })).toBe(subject);
  });
});
