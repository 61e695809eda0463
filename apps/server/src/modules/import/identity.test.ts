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
    expect(decideFate(incoming(), [], free)).toEqual({ kind: 'new', isRenumbered: false });
  });

  it('is unchanged where the same is in, even if another record of the file is that one', () => {
    const known = stored({ digest: 'new' });
    expect(decideFate(incoming(), [known], free)).toEqual({ kind: 'unchanged', known });
    expect(decideFate(incoming(), [known], claimed)).toEqual({ kind: 'unchanged', known });
  });

  it('changes the record of its title', () => {
    const known = stored({ titleKey: 'dom casmurro romance' });
    expect(decideFate(incoming(), [known], free)).toEqual({ kind: 'changed', known });
  });

  it('joins the title where another record of the file is its record already', () => {
    const known = stored();
    expect(decideFate(incoming(), [known], claimed)).toEqual({ kind: 'joined', known });
  });

  it('is a new title, and said to be, where its number was of another title', () => {
    const known = stored({ titleKey: 'o cortico' });
    expect(decideFate(incoming(), [known], free)).toEqual({ kind: 'new', isRenumbered: true });
  });

  it('prefers the record with its very title', () => {
    const similar = stored({ id: 1, titleKey: 'dom casmurro romance' });
    const equal = stored({ id: 2 });
    expect(decideFate(incoming(), [similar, equal], free)).toMatchObject({ known: { id: 2 } });
  });
});

describe('a record without a number', () => {
  const isbns = ['9788535914849'];
  const numberless = incoming({ number: null, isbns });

  it('joins the title with its ISBN, title and year, whoever described it', () => {
    const known = stored({ sourceId: 2, isbns });
    expect(decideFate(numberless, [known], free)).toEqual({ kind: 'joined', known });
  });

  it.each([
    ['another year', stored({ sourceId: 2, isbns, year: 1900 })],
    ['another title', stored({ sourceId: 2, isbns, titleKey: 'o cortico' })],
    ['another volume', stored({ sourceId: 2, isbns, titleKey: 'dom casmurro volume 2' })],
    ['another ISBN', stored({ sourceId: 2, isbns: ['9780195121865'] })],
  ])('is new beside a title with %s', (_, known) => {
    expect(decideFate(numberless, [known], free)).toEqual({ kind: 'new', isRenumbered: false });
  });

  it('changes the record it was before', () => {
    const known = stored({ number: null, isbns });
    expect(decideFate(numberless, [known], free)).toEqual({ kind: 'changed', known });
  });
});
