import type { Field, MarcRecord } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { readMarcRules } from './marc-rules.ts';
import { readIni, readProperties } from './settings-text.ts';
import { emptyFields, solrDocument, type Mapping } from './solr-document.ts';

const record: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '001', value: 'x1' },
    { tag: '008', value: '250101s1933    bl ||||| |||| 00| 0 por d' },
    field('020', ['a', '9788500000065']),
    field('035', ['a', '(OCoLC)000123']),
    field('035', ['a', 'other']),
    field('100', ['a', 'Freyre, Gilberto Melo,'], ['d', '1900-1987'], ['4', 'aut']),
    { ...field('245', ['a', 'A Casa-grande ;'], ['b', 'a família'], ['c', 'eu.']), ind2: '2' },
    { ...field('264', ['b', 'Maia & Schmidt,'], ['c', 'c1933.']), ind2: '1' },
    { ...field('264', ['c', '1999']), ind2: '4' },
    field('650', ['a', 'Brasil'], ['x', 'História']),
    field('650', ['a', 'Brasil'], ['x', 'Sociologia']),
    field('700', ['a', 'Rego, José'], ['e', 'tradutor.']),
    field('700', ['a', 'Dias, Cícero'], ['4', 'ill']),
    field('999', ['b', 'Central'], ['b', 'Norte']),
  ],
};

function field(
  tag: string,
  ...subfields: [string, string][]
): Extract<Field, { subfields: unknown }> {
  return {
    tag,
    ind1: ' ',
    ind2: ' ',
    subfields: subfields.map(([code, value]) => ({ code, value })),
  };
}

function mapping(lines: string): Mapping {
  return {
    rules: readMarcRules(readProperties(lines)),
    translations: new Map([
      ['tongues.properties', new Map([['por', 'Portuguese']])],
      ['classes.properties', new Map([['tens.0', 'Nought']])],
    ]),
    patterns: new Map([['numbers', [[/\(OCoLC\)0*(\d+)/, '$1']]]]),
    roles: {
      groups: new Map([
        ['makers', new Set(['aut'])],
        ['helpers', new Set(['trl', 'ill'])],
      ]),
      codes: new Map([
        ['aut', 'aut'],
        ['ill', 'ill'],
        ['tradutor', 'trl'],
      ]),
    },
  };
}

describe('a rule', () => {
  it.each<readonly [string, string | string[] | undefined]>([
    ['001, first', 'x1'],
    ['"Here, and there"', 'Here, and there'],
    ['245ab', 'A Casa-grande ; a família'],
    ['245abk,titleSortLower,first', 'casagrande  a familia'],
    ['020a:773z', '9788500000065'],
    ['008[35-37], tongues.properties', 'Portuguese'],
    ['008[2], classes.properties(tens)', 'Nought'],
    ['008[5], classes.properties(tens)', undefined],
    ['035a, (pattern_map.numbers)', '123'],
    ['999b', ['Central', 'Norte']],
    ['999b, first', 'Central'],
    ['650', ['Brasil História', 'Brasil Sociologia']],
    ['650a:650x', ['Brasil', 'História', 'Sociologia']],
    ['custom, getAllSubfields(650, " - ")', ['Brasil - História', 'Brasil - Sociologia']],
    ['custom, getAllAlphaSubfields(245, first)', 'A Casa-grande ; a família eu.'],
    [
      'custom, getAuthorsFilteredByRelator(100abd:700ab,100,makers)',
      'Freyre, Gilberto Melo, 1900-1987',
    ],
    ['custom, getAuthorsFilteredByRelator(100a:700a,700,helpers)', ['Rego, José', 'Dias, Cícero']],
    ['custom, getFirstAuthorFilteredByRelator(700a,700,helpers)', 'Rego, José'],
    ['custom, getAuthorInitialsFilteredByRelator(100a:700a,100,makers)', 'g m f gm gmf'],
    ['custom, getPublishers', 'Maia & Schmidt'],
    ['custom, getDates', '1933'],
    ['custom, getFormats', 'Book'],
    ['custom, getNothingKnown(245a)', undefined],
  ])('%s', (rule, value) => {
    expect(solrDocument(record, mapping(`name = ${rule}`))).toEqual(
      value === undefined ? {} : { name: value },
    );
  });

  it('for all that is searched takes each field once, without those of the site', () => {
    const made = solrDocument(
      record,
      mapping('all = custom, getAllSearchableFieldsAsSet(100, 900)'),
    );
    expect(made['all']).toContain('Brasil História');
    expect(made['all']).not.toContain('Central Norte');
  });

  it('of an unknown function is named as one that stays empty', () => {
    const lines = 'a = custom, getNothingKnown(245a)\nb = custom, getDates\nc = 245a';
    expect(emptyFields(mapping(lines).rules)).toEqual(['a']);
  });
});

describe('settings', () => {
  it('are read from lines with remarks, the last one of a name counts', () => {
    const read = readProperties('# no = remark\na = 1\n\na=2\n b-c = x = y \n');
    expect([...read]).toEqual([
      ['a', '2'],
      ['b-c', 'x = y'],
    ]);
  });

  it('are read from sections with lists, quotes and remarks', () => {
    const ini = readIni('[One]\na = 1 ; remark\n;b = 2\nc[] = "x; y"\nc[] = z\n[Two]\nd-e = ~\n');
    expect(ini.get('One')).toEqual(
      new Map([
        ['a', ['1']],
        ['c', ['x; y', 'z']],
      ]),
    );
    expect(ini.get('Two')?.get('d-e')).toEqual(['~']);
  });
});
