import type { Query } from '@estante/search-engine';
import { describe, expect, it } from 'vitest';
import { safeText, typedFor } from './typed.ts';

const words = (text: string, field: 'any' | 'author' | 'notes' = 'any'): Query => ({
  kind: 'words',
  field,
  text,
});

describe('what one types', () => {
  it.each<readonly [Query, string, string]>([
    [{ kind: 'all' }, '', 'AllFields'],
    [words('casa grande'), 'casa grande', 'AllFields'],
    [words('freyre', 'author'), 'freyre', 'Author'],
    [words('índice', 'notes'), 'índice', 'AllFields'],
    [{ kind: 'phrase', field: 'title', text: 'casa grande' }, '"casa grande"', 'Title'],
    [{ kind: 'prefix', field: 'any', text: 'senz' }, 'senz*', 'AllFields'],
    [
      { kind: 'or', of: [words('casa grande'), words('senzala')] },
      '(casa grande) OR senzala',
      'AllFields',
    ],
    [
      { kind: 'and', of: [words('casa', 'author'), { kind: 'not', of: words('rua', 'author') }] },
      'casa NOT rua',
      'Author',
    ],
    [{ kind: 'and', of: [words('casa', 'author'), words('rua')] }, 'casa AND rua', 'AllFields'],
  ])('for %j', (query, text, type) => {
    expect(typedFor(query)).toEqual({ text, type });
  });

  it('has no box for filters', () => {
    expect(() => typedFor({ kind: 'facet', type: 'A', code: '1' })).toThrow('no box for facet');
  });
});

describe('a text made safe', () => {
  it.each([
    ['casa - grande', 'casa grande'],
    ['casa -grande', 'casa -grande'],
    ['“casa grande”', '"casa grande"'],
    ['casa "grande', 'casa grande'],
    ['(casa', 'casa'],
    ['casa) (grande)', 'casa grande'],
    ['casa: grande', 'casa grande'],
    ['title:casa', 'title:casa'],
    ['casa / grande /', 'casa grande'],
    ['a [b] {c}', 'a b c'],
    ['*casa', 'casa'],
    ['cas*', 'cas*'],
    ['AND OR', ''],
    ['"', ''],
  ])('%s becomes %s', (typed, safe) => {
    expect(safeText(typed)).toBe(safe);
  });
});
