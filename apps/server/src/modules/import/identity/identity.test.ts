import { describe, expect, it } from 'vitest';
import { decideFate, type RecordIdentity, type StoredIdentity } from './identity.ts';

const incoming = (overrides: Partial<RecordIdentity> = {}): RecordIdentity => ({
  sourceId: 1,
  number: '10',
  titleKey: 'dom casmurro',
  isbns: [],
  year: 1899,
  digest: 'new',
  ...overrides,
});
const stored = (overrides: Partial<StoredIdentity> = {}): StoredIdentity => ({
  ...incoming(),
  id: 1,
  digest: 'old',
  ...overrides,
});
const free = () => false;
const claimed = () => true;

describe('a record with a number', () => {
  it('is new where nobody has its number', () => {
    expect(decideFate(incoming(), [], free)).toEqual({ kind: 'new', other: null });
  });

  it('is unchanged where the same is in, even if another record of the file is that one', () => {
    const known = stored({ digest: 'new' });
    expect(decideFate(incoming(), [known], free)).toEqual({ kind: 'unchanged', known });
    expect(decideFate(incoming(), [known], claimed)).toEqual({ kind: 'unchanged', known });
  });

  it('changes the record of its title', () => {
    const known = stored({ titleKey: 'dom casmurro romance' });
    expect(decideFate(incoming(), [known], free)).toMatchObject({ kind: 'changed', known });
  });

  it('joins the title where another record of the file is its record already', () => {
    const known = stored();
    expect(decideFate(incoming(), [known], claimed)).toMatchObject({ kind: 'joined', known });
  });

  it('is a new title, and said to be, where its number was of another title', () => {
    const known = stored({ titleKey: 'o cortico' });
    expect(decideFate(incoming(), [known], free)).toMatchObject({
      kind: 'new',
      other: { known, comparison: { differ: ['title'] } },
    });
  });

  it('prefers the record with its very title', () => {
    const similar = stored({ id: 1, titleKey: 'dom casmurro romance' });
    const equal = stored({ id: 2 });
    expect(decideFate(incoming(), [similar, equal], free)).toMatchObject({ known: { id: 2 } });
  });
});

describe('a number that repeats', () => {
  const first = stored({ id: 1 });

  it('says nothing where another record of the import has it: all that is said must agree', () => {
    const edited = incoming({ titleKey: 'dom casmurro romance' });
    expect(decideFate(edited, [first], free)).toMatchObject({ kind: 'changed' });
    expect(decideFate(edited, [first], claimed)).toMatchObject({ kind: 'new', other: {} });
    const later = incoming({ year: 1900 });
    expect(decideFate(later, [first], free)).toMatchObject({ kind: 'changed' });
    expect(decideFate(later, [first], claimed)).toMatchObject({ kind: 'new' });
  });

  it('says nothing either where several titles have it', () => {
    const other = stored({ id: 2, titleId: 2, titleKey: 'o cortico' });
    const later = incoming({ year: 1900 });
    expect(decideFate(later, [{ ...first, titleId: 1 }, other], free)).toMatchObject({
      kind: 'new',
    });
    expect(decideFate(incoming(), [{ ...first, titleId: 1 }, other], free)).toMatchObject({
      kind: 'changed',
      known: { id: 1 },
    });
  });

  it('leaves, where a source writes one number everywhere, the title alone to be known by', () => {
    const others = Array.from({ length: 60 }, (_, at) =>
      stored({ id: at + 2, titleId: at + 2, titleKey: `dom casmurro ${'x'.repeat(at + 3)}` }),
    );
    const known = [...others, { ...first, titleId: 1 }];
    expect(decideFate(incoming(), known, free)).toMatchObject({
      kind: 'changed',
      known: { id: 1 },
    });
    expect(decideFate(incoming({ titleKey: 'o cortico' }), known, free)).toMatchObject({
      kind: 'new',
      other: { known: { id: 2 } },
    });
  });

  it('is no repeated one where records of one title have it', () => {
    const known = [{ ...first, titleId: 1 }, stored({ id: 2, titleId: 1 })];
    expect(decideFate(incoming({ year: 1900 }), known, free)).toMatchObject({ kind: 'changed' });
  });
});

describe('a record without a number', () => {
  const isbns = ['9788535914849'];
  const numberless = incoming({ number: null, isbns });

  it('joins the title with its ISBN, title and year, whoever described it', () => {
    const known = stored({ sourceId: 2, isbns });
    expect(decideFate(numberless, [known], free)).toMatchObject({ kind: 'joined', known });
  });

  it.each([
    ['another year', stored({ sourceId: 2, isbns, year: 1900 })],
    ['another title', stored({ sourceId: 2, isbns, titleKey: 'o cortico' })],
    ['another volume', stored({ sourceId: 2, isbns, titleKey: 'dom casmurro volume 2' })],
    ['another ISBN', stored({ sourceId: 2, isbns: ['9780195121865'] })],
  ])('is new beside a title with %s', (_, known) => {
    expect(decideFate(numberless, [known], free)).toEqual({ kind: 'new', other: null });
  });

  it('changes the record it was before', () => {
    const known = stored({ number: null, isbns });
    expect(decideFate(numberless, [known], free)).toMatchObject({ kind: 'changed', known });
  });
});
