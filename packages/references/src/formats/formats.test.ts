import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { SourceTitle } from '../source-title.ts';
import { anySource } from '../testing/any-description.ts';
import { escapeTex, writeBibTex } from './bibtex.ts';
import { writeCslJson } from './csl-json.ts';
import { writeCsv } from './csv.ts';
import { writeDublinCore } from './dublin-core.ts';
import { dublinCore } from './dublin-core-statements.ts';
import { writeMods } from './mods.ts';
import { writeRis } from './ris.ts';

function source(lines: readonly string[], kind?: string): SourceTitle {
  const record = recordFromLines(lines, kind);
  return {
    id: 12,
    description: describeTitle(record),
    record,
    callNumber: '869.3 A848d',
    address: 'https://catalogo.example.org/acervo/12',
  };
}

const book = source([
  '020   $a9788535914849',
  '100 1 $aAssis, Machado de,$d1839-1908,$eautor',
  '245 10$aDom Casmurro :$bromance',
  '250   $a2. ed.',
  '260   $aRio de Janeiro :$bGarnier,$c1899',
  '300   $a350 p.',
  '490 0 $aClássicos ;$v3',
  '520   $aBento conta a sua vida.',
  '650  4$aCiúme & amor 100%',
  '651  4$aRio de Janeiro (RJ)',
  '700 1 $aLima, Ana,$etrad.',
]);

const article = source(
  [
    '100 1 $aGurgel, C.',
    '245 10$aReforma do Estado',
    '773 0 $tPolítica$gv. 3, n. 2, p. 15-21, set. 1997$x0034-723X',
  ],
  'ab',
);

/** @throws where it is no XML */
function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return names;
}

test('RIS has a tag a line, and an end to each title', () => {
  expect(writeRis([book, article]).split('\r\n')).toEqual([
    'TY  - BOOK',
    'ID  - 12',
    'AU  - Assis, Machado de',
    'A4  - Lima, Ana',
    'TI  - Dom Casmurro: romance',
    'T2  - Clássicos',
    'M1  - 3',
    'SP  - 350',
    'ET  - 2',
    'CY  - Rio de Janeiro',
    'PB  - Garnier',
    'PY  - 1899',
    'SN  - 9788535914849',
    'CN  - 869.3 A848d',
    'KW  - Ciúme & amor 100%',
    'KW  - Rio de Janeiro (RJ)',
    'AB  - Bento conta a sua vida.',
    'DP  - https://catalogo.example.org/acervo/12',
    'ER  - ',
    '',
    'TY  - JOUR',
    'ID  - 12',
    'AU  - Gurgel, C.',
    'TI  - Reforma do Estado',
    'T2  - Política',
    'VL  - 3',
    'IS  - 2',
    'SP  - 15',
    'EP  - 21',
    'PY  - 1997',
    'SN  - 0034-723X',
    'CN  - 869.3 A848d',
    'DP  - https://catalogo.example.org/acervo/12',
    'ER  - ',
    '',
  ]);
});

test('RIS says no language of a program: readers take it for the one it is written in', () => {
  const lines = ['041 0 $aeng', '245 10$aR', '260   $aVienna :$bR Foundation'];
  expect(writeRis([source(lines, 'mm')])).toContain('TY  - COMP');
  expect(writeRis([source(lines, 'mm')])).not.toContain('LA  - ');
  expect(writeRis([source(lines)])).toContain('LA  - eng');
});

test('no value of RIS makes a line of its own', () => {
  fc.assert(
    fc.property(anySource, (any) => {
      for (const line of writeRis([any]).split(/\r\n|[\r\n\u2028\u2029]/u))
        expect(line).toMatch(/^(?:[A-Z][A-Z0-9] {2}- .*)?$/u);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['am', '300   $a350 p.', 'A3  - Lima, Ana'],
  ['ab', '773 0 $tPolítica$gv. 3$x0034-723X', 'A2  - Lima, Ana'],
  ['em', '300   $a4 mapas', 'ED  - Lima, Ana'],
])(
  'the editor of a record of kind %s stands where RIS has editors of its type',
  (kind, field, line) => {
    const edited = source(['245 00$aObra', field, '700 1 $aLima, Ana,$eed.'], kind);
    expect(writeRis([edited]).split('\r\n')).toContain(line);
  },
);

test('RIS has pages and volumes in fields of their own, and no other extent among pages', () => {
  const lines = (extent: string) =>
    writeRis([source(['245 00$aObra', `300   $a${extent}`])]).split('\r\n');
  expect(lines('7 v.')).toContain('NV  - 7');
  expect(lines('4 mapas').filter((line) => /^(?:SP|NV)/u.test(line))).toEqual([]);
});

describe('BibTeX', () => {
  test('names people, keeps capitals, escapes what TeX reads', () => {
    expect(writeBibTex([book])).toBe(
      [
        '@book{assis1899_12,',
        '  author = {Assis, Machado de},',
        '  translator = {Lima, Ana},',
        '  title = {{Dom Casmurro: romance}},',
        '  edition = {2},',
        '  publisher = {Garnier},',
        '  address = {Rio de Janeiro},',
        '  year = {1899},',
        '  number = {3},',
        '  series = {Clássicos},',
        '  pagetotal = {350},',
        '  isbn = {9788535914849},',
        '  keywords = {Ciúme \\& amor 100\\%, Rio de Janeiro (RJ)},',
        '}',
        '',
      ].join('\n'),
    );
    expect(writeBibTex([article])).toContain('  journal = {Política},');
    expect(writeBibTex([article])).toContain('  pages = {15--21},');
  });

  test('a keyword with a comma is one keyword', () => {
    const named = source(['245 00$aObra', '650  4$aNovelists, English', '650  4$aPoesia']);
    expect(writeBibTex([named])).toContain('  keywords = {{Novelists, English}, Poesia},');
  });

  test('a thesis has a school, also where only its publisher is told', () => {
    const thesis = source([
      '100 1 $aDrobny, G.',
      '245 10$aEstudos',
      '260   $aBerkeley :$bLawrence Laboratory,$c1982',
      '502   $aTese (Doutorado)',
    ]);
    expect(writeBibTex([thesis])).toContain('  school = {Lawrence Laboratory},');
    expect(writeBibTex([thesis])).not.toContain('publisher');
  });

  test('takes one name for one, whatever words are in it', () => {
    const names = source([
      '100 1 $aSilva and Souza, Ana',
      '245 10$aSaúde',
      '700 1 $aLima, And',
      '710 2 $aSands and Co.',
    ]);
    expect(writeBibTex([names])).toContain(
      '  author = {{Silva and Souza}, Ana and Lima, {And}},\n',
    );
  });

  test.each([
    ['a_b#c$d%e&f', 'a\\_b\\#c\\$d\\%e\\&f'],
    ['{\\write18}', '\\{\\textbackslash{}write18\\}'],
    ['a } b {', 'a \\textbraceright{} b \\textbraceleft{}'],
    ['x~y^z', 'x\\textasciitilde{}y\\textasciicircum{}z'],
  ])('%s is written %s', (text, written) => {
    expect(escapeTex(text)).toBe(written);
  });

  test('has as many braces that open as close, whatever a record holds', () => {
    fc.assert(
      fc.property(anySource, (any) => {
        let depth = 0;
        for (const sign of writeBibTex([any])) {
          depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

test('Dublin Core says each thing once, under its element', () => {
  expect(dublinCore(book).map(({ element, value }) => `${element}: ${value}`)).toEqual([
    'title: Dom Casmurro : romance',
    'creator: Assis, Machado de, 1839-1908',
    'contributor: Lima, Ana',
    'subject: Ciúme & amor 100%',
    'description: Bento conta a sua vida.',
    'publisher: Garnier',
    'date: 1899',
    'type: Text',
    'format: 350 p.',
    'identifier: https://catalogo.example.org/acervo/12',
    'identifier: ISBN 9788535914849',
    'relation: Clássicos ; 3',
    'coverage: Rio de Janeiro (RJ)',
  ]);
});

test('Dublin Core has co-authors among its creators, and a jury not', () => {
  const about = source([
    '100 1 $aLima, Ana',
    '245 10$aObra',
    '700 1 $aReis, Rui',
    '700 1 $aPaz, Ivo,$ejurado',
  ]);
  const values = (name: string) =>
    dublinCore(about).flatMap(({ element, value }) => (element === name ? [value] : []));
  expect(values('creator')).toEqual(['Lima, Ana', 'Reis, Rui']);
  expect(values('contributor')).toEqual(['Paz, Ivo']);
});

test('several titles stand in one document', () => {
  const dublin = elementsOf(writeDublinCore([book, article]));
  expect(dublin.filter((name) => name === 'oai_dc:dc')).toHaveLength(2);
  const mods = elementsOf(writeMods([book, article]));
  expect(mods.filter((name) => name === 'mods')).toHaveLength(2);
});

test('MODS tells names with their roles, subjects by their kind, and the host', () => {
  const xml = writeMods([book]);
  expect(xml).toContain('<roleTerm type="code" authority="marcrelator">trl</roleTerm>');
  expect(xml).toContain('<geographic>Rio de Janeiro (RJ)</geographic>');
  expect(xml).toContain('<topic>Ciúme &amp; amor 100%</topic>');
  expect(xml).toContain('<shelfLocator>869.3 A848d</shelfLocator>');
  expect(writeMods([article])).toContain('<relatedItem type="host">');
});

test('MODS has dates, articles, degrees, volumes and pages in elements of their own', () => {
  const xml = writeMods([book]);
  expect(xml).toContain(
    '<namePart type="family">Assis</namePart><namePart type="given">Machado de</namePart><namePart type="date">1839-1908</namePart>',
  );
  expect(xml).toContain('<genre authority="marcgt">book</genre>');
  expect(writeMods([source(['245 03$aOs sertões', '100 1 $aCunha, Euclides da'])])).toMatch(
    /<nonSort>Os <\/nonSort><title>sertões<\/title>.*<roleTerm[^>]*>aut</su,
  );
  const thesis = writeMods([source(['245 10$aEstudo', '502   $bMestrado$cUFPE$d2001'])]);
  expect(thesis).toContain('<note type="thesis">Mestrado</note>');
  expect(thesis).toMatch(/<namePart>UFPE<\/namePart><role><roleTerm[^>]*>dgg</u);
  expect(writeMods([article])).toContain(
    '<detail type="volume"><number>3</number></detail><detail type="issue"><number>2</number></detail><extent unit="pages"><start>15</start><end>21</end></extent>',
  );
});

test('MODS calls nobody an author who is none, and has of a part where it stands', () => {
  const roles = (...fields: string[]) =>
    [...writeMods([source(fields)]).matchAll(/<roleTerm type="code"[^>]*>([a-z]{3})</gu)].map(
      ([, code]) => code,
    );
  expect(roles('245 10$aLivro', '700 1 $aLima, Ana,$eorganizadora')).toContain('edt');
  expect(roles('245 10$aTese', '100 1 $aReis, Rui', '700 1 $aLima, Ana,$4ths')).toEqual([
    'aut',
    'ths',
    'ctb',
  ]);
  expect(roles('245 10$aTese', '502   $bMestrado$cUFPE$d2001')).toEqual(['dgg', 'ctb']);
  const film = writeMods([source(['245 10$aFilme', '700 1 $aLima, Ana,$4fmd'], 'gm')]);
  expect(film).toContain('<roleTerm type="text">director</roleTerm>');
  const part = writeMods([
    source(
      [
        '245 10$aImagens',
        '773 0 $aLevi, G.$tHistória dos jovens$dSão Paulo : Companhia das Letras, 1996$gp. 7-16',
      ],
      'aa',
    ),
  ]);
  expect(part).not.toContain('<genre');
  expect(part).toMatch(
    /<relatedItem type="host">.*edt.*<placeTerm type="text">São Paulo<.*<publisher>Companhia das Letras<.*<dateIssued>1996</su,
  );
});

test('MODS has each of a host’s names in an element, and a meeting’s year beside its name', () => {
  const host = '773 0 $aSilva, José; Souza, Maria (org.)$tRios$dRecife : Cepe, 1999$gp. 7-16';
  expect(writeMods([source(['245 10$aPontes', host], 'aa')])).toMatch(
    /<namePart type="family">Silva<\/namePart><namePart type="given">José<\/namePart><role>.*?edt.*?<namePart type="family">Souza</su,
  );
  const meeting = '111 2 $aCongresso de Pontes$n(3. :$d1983 :$cRecife)';
  expect(writeMods([source([meeting, '245 10$aAnais'])])).toContain(
    '<namePart>Congresso de Pontes</namePart><namePart>3., Recife</namePart><namePart type="date">1983</namePart>',
  );
});

test('a printed book has no address of the catalogue as its own, nor a volume of its series', () => {
  const ris = writeRis([book]);
  expect(ris).not.toMatch(/^UR/mu);
  expect(ris).not.toMatch(/^VL/mu);
  const part = source(['245 10$aHistória$nv. 2', '100 1 $aLima, Ana']);
  expect(writeRis([part])).toContain('VL  - 2\r\n');
  expect(writeBibTex([part])).toContain('  volume = {2},');
  expect(writeBibTex([source(['022   $a1519-2059', '245 00$aRevista'], 'as')])).toContain('@misc{');
});

test('bodies stand in their natural order, without the comma that would part them', () => {
  const body = source(['110 1 $aBrasil.$bMinistério da Cultura, Turismo e Lazer', '245 10$aPlano']);
  expect(writeRis([body])).toContain('AU  - Ministério da Cultura Turismo e Lazer (Brasil)\r\n');
  expect(writeBibTex([body])).toContain(
    'author = {{Ministério da Cultura, Turismo e Lazer, Brasil}}',
  );
});

test('CSL-JSON names people by their parts, dates by numbers, and says what is unsure', () => {
  const [one, two]: unknown[] = JSON.parse(writeCslJson([book, article]));
  expect(one).toMatchObject({
    id: '12',
    type: 'book',
    author: [{ family: 'Assis', given: 'Machado de' }],
    translator: [{ family: 'Lima', given: 'Ana' }],
    edition: '2',
    issued: { 'date-parts': [[1899]] },
    'collection-title': 'Clássicos',
    'collection-number': '3',
    'number-of-pages': '350',
  });
  expect(two).toMatchObject({ type: 'article-journal', volume: '3', issue: '2', page: '15-21' });
});

test('whatever a record holds, MODS and Dublin Core are XML', () => {
  fc.assert(
    fc.property(anySource, (any) => {
      expect(elementsOf(writeMods([any]))).toContain('titleInfo');
      expect(elementsOf(writeDublinCore([any]))).toContain('dc:title');
    }),
    { numRuns: 200 },
  );
});

describe('CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['-1', '-1'],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['a "b", c', '"a ""b"", c"'],
    ['=cmd,"x"', '"\'=cmd,""x"""'],
    ['Dom Casmurro', 'Dom Casmurro'],
  ])('%s stands in it as %s', (value, cell) => {
    expect(writeCsv([[value, 'b']])).toBe(`\ufeff${cell},b\r\n`);
  });
});
