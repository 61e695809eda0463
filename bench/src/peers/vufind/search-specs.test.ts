import { describe, expect, it } from 'vitest';
import { readSearchSpecs } from './search-specs.ts';
import {
  filterOf,
  selectIds,
  selectPage,
  selectSpelling,
  sortOf,
  type VufindSettings,
} from './select.ts';

const yaml = `---
# Made up for this test.
Everything:
  DismaxFields:
    - name^12
    - names_of_people
  DismaxParams:
    - [mm, "2<75%"]
    - [bf, 1]
  FilterQuery: "kind:Book"
  DismaxHandler: edismax
  ExactSettings:
    DismaxFields:
      - exact_name
Person:
  DismaxFields:
    - names_of_people
Shelf:
  CustomMunge:
    shelf:
      - [lowercase]
  QueryFields:
    shelf:
      - [shelf, ~]
`;

const asking: VufindSettings = {
  specs: readSearchSpecs(yaml, 'dismax'),
  facets: ['kind', 'place'],
  facetLimit: '30',
  highlights: true,
  dictionaries: ['pairs', 'words'],
  tieBreaker: 'id',
};

const page = {
  typed: { text: 'casa grande', type: 'Everything' },
  filters: ['kind:"Book"', 'place:"Rio"'],
  sort: 'score desc',
  offset: 40,
  limit: 20,
};

describe('searchspecs.yaml', () => {
  it('gives the fields, the handler and the parameters of what dismax answers', () => {
    expect([...readSearchSpecs(yaml, 'dismax')]).toEqual([
      [
        'Everything',
        {
          fields: ['name^12', 'names_of_people'],
          handler: 'edismax',
          params: [
            ['mm', '2<75%'],
            ['bf', '1'],
          ],
          filter: 'kind:Book',
        },
      ],
      ['Person', { fields: ['names_of_people'], handler: 'dismax', params: [], filter: null }],
    ]);
  });
});

describe('a request', () => {
  it('has the query, the weights and the page', () => {
    expect(selectIds(asking, page)).toEqual([
      ['rows', '20'],
      ['start', '40'],
      ['wt', 'json'],
      ['qf', 'name^12 names_of_people'],
      ['qt', 'edismax'],
      ['mm', '2<75%'],
      ['bf', '1'],
      ['fq', 'kind:Book'],
      ['q', 'casa grande'],
    ]);
  });

  it('asks for everything where nothing is typed', () => {
    const nothing = { ...page, typed: { text: ' ', type: 'Person' } };
    expect(selectIds(asking, nothing)).toContainEqual(['q', '*:*']);
    expect(selectPage(asking, { ...nothing, typed: { text: '', type: 'Person' } })).toContainEqual([
      'spellcheck',
      'false',
    ]);
  });

  it('has facets, filters, highlighting and the first dictionary beside it', () => {
    const params = selectPage(asking, page);
    expect(params).toEqual(
      expect.arrayContaining([
        ['facet.field', 'kind'],
        ['facet.field', 'place'],
        ['facet.limit', '30'],
        ['fq', 'kind:"Book"'],
        ['fq', 'place:"Rio"'],
        ['sort', 'score desc,id asc'],
        ['hl', 'true'],
        ['hl.fl', 'name,names_of_people'],
        ['spellcheck.dictionary', 'pairs'],
        ['spellcheck.q', 'casa grande'],
      ]),
    );
    expect(params.filter(([name]) => name === 'fq')).toHaveLength(3);
  });

  it('has neither where the settings have none', () => {
    const plain = selectPage({ ...asking, highlights: false, dictionaries: [] }, page);
    expect(plain).toContainEqual(['hl', 'false']);
    expect(plain).toContainEqual(['spellcheck', 'false']);
  });

  it('asks one more dictionary without results', () => {
    const specs = readSearchSpecs(yaml.replace('Person:', 'AllFields:'), 'dismax');
    const everything = { ...asking, specs };
    const params = selectSpelling(everything, 'words', 'casa +grande');
    expect(params).toContainEqual(['rows', '0']);
    expect(params).toContainEqual(['spellcheck.dictionary', 'words']);
    expect(params).toContainEqual(['spellcheck.q', 'casa grande']);
  });

  it('refuses a kind of search that the file does not have', () => {
    const unknown = { ...page, typed: { text: 'casa', type: 'Shelf' } };
    expect(() => selectIds(asking, unknown)).toThrow('searchspecs.yaml has no Shelf for dismax');
  });

  it('filters by the name in quotes and orders as the menu does', () => {
    expect(filterOf('A', 'Silva, "Zé"')).toBe('author_facet:"Silva, \\"Zé\\""');
    expect(() => filterOf('E', 'Cosac')).toThrow('no facet for E');
    expect(sortOf('T')).toBe('title_sort asc');
  });
});
