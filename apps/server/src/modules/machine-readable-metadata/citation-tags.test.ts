import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { describe, expect, test } from 'vitest';
import { citationTags } from './citation-tags.ts';

const common = [
  '008   010101s2001    bl            000 0 por d',
  '100 1 $aLima, Ana',
  '245 10$aRios :$bum atlas',
  '264  1$aBelém :$bÁguas,$c2001.',
  '700 1 $aSouza, Rui',
  '856 40$uhttps://aguas.example/rios.pdf',
];
const inJournal = '773 0 $tRevista dos rios$x2317-1979$gv. 3, n. 1, p. 20-31, 2001';
const kinds: readonly (readonly [string, string, readonly string[]])[] = [
  ['a book', 'am', ['020   $a9788508040810']],
  ['a serial', 'as', ['022   $a2317-1979']],
  ['an article', 'ab', [inJournal]],
  ['a chapter', 'aa', ['773 0 $tGrandes rios$z9788508040810$gp. 20-31']],
  ['a thesis', 'am', ['502   $bDoutorado$cUniversidade das Águas$d2001']],
  ['a map', 'em', []],
  ['a score', 'cm', []],
  ['a recording', 'jm', []],
  ['a film', 'gm', ['007   vd cvaizq', '700 1 $aLima, Ana,$4drt']],
  ['a picture', 'km', []],
  ['a program', 'mm', []],
  ['a manuscript', 'tm', []],
];

describe('what Google Scholar asks of a head (its guidelines for inclusion)', () => {
  test.each(kinds)('of %s', (_kind, leader, more) => {
    const description = describeTitle(recordFromLines([...common, ...more], leader));
    const { workType } = description;
    const own = {
      includedOn: '2026-01-02',
      cover: null,
      coverCredit: null,
      headings: [],
      courseUses: [],
    };
    const tags = citationTags({ id: 7, workType, description, ...own });
    const valuesOf = (name: string) =>
      tags.filter(({ nome }) => nome === `citation_${name}`).map(({ valor }) => valor);
    expect(valuesOf('title')).toEqual(['Rios: um atlas']);
    const [first] = valuesOf('author');
    expect(first).toBe('Lima, Ana');
    // One person a tag, without roles or dates.
    for (const author of valuesOf('author')) expect(author).toMatch(/^[^;\d]+, [^;\d]+$/);
    expect(valuesOf('publication_date')).toEqual(['2001']);
    // A work stands in one host at most.
    const places = ['journal_title', 'conference_title', 'dissertation_institution', 'book_title'];
    expect(places.flatMap(valuesOf).length).toBeLessThanOrEqual(1);
    for (const name of ['volume', 'issue', 'firstpage', 'lastpage'])
      for (const value of valuesOf(name)) expect(value).toMatch(/^\d+$/);
    for (const isbn of valuesOf('isbn')) expect(isbn).toMatch(/^97[89]\d{10}$/);
    for (const issn of valuesOf('issn')) expect(issn).toMatch(/^\d{4}-\d{3}[\dX]$/);
    for (const { valor } of tags) expect(valor).not.toMatch(/[<>]|\s{2}|^\s|\s$/);
    expect(valuesOf('pdf_url')).toEqual(['https://aguas.example/rios.pdf']);
  });

  test('an article is found by its journal, volume, number and pages, a thesis by where it was defended', () => {
    const tagsOf = (leader: string, line: string) => {
      const description = describeTitle(recordFromLines([...common, line], leader));
      const own = {
        includedOn: '2026-01-02',
        cover: null,
        coverCredit: null,
        headings: [],
        courseUses: [],
      };
      const tags = citationTags({ id: 7, workType: description.workType, description, ...own });
      return tags.map(({ nome, valor }) => `${nome}: ${valor}`);
    };
    expect(tagsOf('ab', inJournal)).toEqual(
      expect.arrayContaining([
        'citation_journal_title: Revista dos rios',
        'citation_issn: 2317-1979',
        'citation_volume: 3',
        'citation_issue: 1',
        'citation_firstpage: 20',
        'citation_lastpage: 31',
      ]),
    );
    expect(tagsOf('am', '502   $bDoutorado$cUniversidade das Águas$d2001')).toContain(
      'citation_dissertation_institution: Universidade das Águas',
    );
  });
});
