import type { DataField, MarcRecord } from '@estante/marc';

type Subfields = readonly (readonly [code: string, value: string])[];

export function field(tag: string, indicators: string, ...subfields: Subfields): DataField {
  return {
    tag,
    ind1: indicators.charAt(0),
    ind2: indicators.charAt(1),
    subfields: subfields.map(([code, value]) => ({ code, value })),
  };
}

export interface Book {
  /** 001; null for a record without a number. */
  readonly number: string | null;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly isbn: string;
  readonly subjects: readonly string[];
  readonly copies: readonly DataField[];
  /** 003, or '' for none. */
  readonly source: string;
}

const aBook: Book = {
  number: '1',
  title: 'Memórias póstumas de Brás Cubas',
  author: 'Assis, Machado de, 1839-1908',
  year: 1881,
  isbn: '',
  subjects: ['Romance brasileiro'],
  copies: [],
  source: 'ACERVO',
};

export function book(overrides: Partial<Book> = {}): MarcRecord {
  const { number, title, author, year, isbn, subjects, copies, source } = {
    ...aBook,
    ...overrides,
  };
  return {
    leader: '00000nam a2200000 a 4500',
    fields: [
      ...(number === null ? [] : [{ tag: '001', value: number }]),
      ...(source === '' ? [] : [{ tag: '003', value: source }]),
      { tag: '008', value: `250101s${year}    bl ||||| |||| 00| 0 por d` },
      ...(isbn === '' ? [] : [field('020', '  ', ['a', isbn])]),
      ...(author === '' ? [] : [field('100', '1 ', ['a', author])]),
      field('245', '10', ['a', title]),
      field('264', ' 1', ['c', String(year)]),
      ...subjects.map((subject) => field('650', ' 4', ['a', subject])),
      ...copies,
    ],
  };
}

/** A copy as Koha writes it (952). */
export function copy(library: string, barcode: string, callNumber = '869.3', type = ''): DataField {
  const subfields: Subfields = [
    ['a', library],
    ['b', library],
    ['o', callNumber],
    ['p', barcode],
    ['y', type],
  ];
  return field('952', '  ', ...subfields.filter(([, value]) => value !== ''));
}

export function authority(
  number: string | null,
  heading: string,
  ...variants: string[]
): MarcRecord {
  return {
    leader: '00000nz  a2200000n  4500',
    fields: [
      ...(number === null ? [] : [{ tag: '001', value: number }]),
      ...(heading === '' ? [] : [field('100', '1 ', ['a', heading])]),
      ...variants.map((variant) => field('400', '1 ', ['a', variant])),
    ],
  };
}

/** A holdings record of serials: its number, its parent's (004), and what is held where. */
export function serialHoldings(
  number: string,
  parent: string | null,
  library: string,
  held: string,
): MarcRecord {
  return {
    leader: '00000ny  a2200000n  4500',
    fields: [
      { tag: '001', value: number },
      { tag: '003', value: 'ACERVO' },
      ...(parent === null ? [] : [{ tag: '004', value: parent }]),
      field('852', '0 ', ['b', library], ['h', 'P 050']),
      field('866', ' 0', ['a', held]),
    ],
  };
}
