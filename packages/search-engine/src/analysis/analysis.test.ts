import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from './index.ts';
import { fieldWords, fold, foldWords, plan, stem } from './index.ts';
import { wordsByPattern, splitWords } from './words.ts';

describe('folding and words', () => {
  it('takes away case and accents, however they are composed', () => {
    expect(fold('Économía')).toBe('economia');
    expect(fold('E\u0301conomi\u0301a')).toBe('economia');
    expect(fold('Straße Œuvre Łódź')).toBe('strasse oeuvre lodz');
  });
  it('keeps the letters of other scripts', () => {
    expect(foldWords('がか')).toEqual(['が', 'か']);
    expect(foldWords('Война и мир')).toEqual(['война', 'и', 'мир']);
  });
  it('reads Arabic and Hebrew with and without hamza and vowels', () => {
    const alike = [
      ['أحمد', 'احمد'],
      ['إسلام', 'اسلام'],
      ['القرآن', 'القران'],
      ['مسؤول', 'مسوول'],
      ['رئيس', 'رييس'],
      ['شيء', 'شي'],
      ['مُحَمَّد', 'محمد'],
      ['العـــربية', 'العربيه'],
      ['مصطفى', 'مصطفي'],
      ['שָׁלוֹם', 'שלום'],
    ];
    for (const [written = '', typed = ''] of alike) expect(fold(written)).toBe(fold(typed));
    expect(foldWords('ء')).toEqual(['ء']);
  });
  it.each([
    ['H₂O', 'h2o'],
    ['Ｂｒａｓｉｌ　１９８４', 'brasil 1984'],
    ['ﾃﾞｰﾀﾍﾞｰｽ', 'データベース'],
    ['か\u3099', 'が'],
    ['Luís Ⅳ', 'luis iv'],
    ['ﬁlosoﬁa', 'filosofia'],
    ['Windows™ 11', 'windows 11'],
    ['infra\u00adestrutura', 'infraestrutura'],
    ['Ёлка и ещё', 'елка и еще'],
    ['за\u0301мок', 'замок'],
    ['ΛΟΓΟΣ', 'λογοσ'],
    ['ﷲ', 'الله'],
    ['١٩٨٤', '1984'],
    ['๒๕๖๓', '2563'],
    ['\u1112\u1161\u11ab국', '한국'],
    ['سَلَامٌۖ', 'سلام'],
  ])('takes characters for what they stand for: %s', (written, typed) => {
    expect(foldWords(written)).toEqual(foldWords(typed));
    expect(foldWords(typed).join('')).toBe(typed.replaceAll(' ', ''));
  });
  it('keeps what is another letter to its readers', () => {
    for (const [one = '', other = ''] of [
      ['й', 'и'],
      ['ї', 'і'],
      ['が', 'か'],
      ['น้ำ', 'นา'],
      ['ב', 'כ'],
    ])
      expect(foldWords(one)).not.toEqual(foldWords(other));
  });
  it('gives a word for each character of Thai and Korean, but not for digits', () => {
    expect(foldWords('한국의 역사 2020')).toEqual(['한', '국', '의', '역', '사', '2020']);
    expect(foldWords('ไทย ๒๕๖๓')).toEqual(['ไ', 'ท', 'ย', '2563']);
  });
  it('leaves marks of transliteration out, whole words of them too', () => {
    expect(foldWords('Yongbi ŏchʻŏn ka')).toEqual(['yongbi', 'ochon', 'ka']);
    expect(foldWords('al-Qurʼān, kulʹtura, Oʻahu ʻ ʼ')).toEqual(['al', 'quran', 'kultura', 'oahu']);
    expect(foldWords('istorii\ufe20a\ufe21')).toEqual(['istoriia']);
    for (const mark of ["'", '’', 'ʼ', '`']) {
      expect(foldWords(`O${mark}Brien d${mark}água`)).toEqual(['o', 'brien', 'd', 'agua']);
    }
  });
  it('tells C, C++ and C# apart', () => {
    expect(foldWords('C/C++ e C#, C++11 (f#); a#1 a+b R+ LGBT+')).toEqual([
      'c',
      'c++',
      'e',
      'c#',
      'c++',
      '11',
      'f#',
      'a',
      '1',
      'a',
      'b',
      'r',
      'lgbt',
    ]);
  });
  it('parts words at hyphens, apostrophes and ISBD punctuation', () => {
    expect(foldWords("Guarda-chuva : copo d'água / O'Brien [et al.]")).toEqual([
      'guarda',
      'chuva',
      'copo',
      'd',
      'agua',
      'o',
      'brien',
      'et',
      'al',
    ]);
    expect(foldWords("The dog's tail")).toEqual(['the', 'dog', 'tail']);
  });
});

describe("'and' between words", () => {
  it.each([
    ['guerra e paz', ['guerra', 'paz']],
    ['sal y sol', ['sal', 'sol']],
    ['GUERRA E PAZ', ['guerra', 'paz']],
    ['war and peace', ['war', 'peace']],
    ['vitamina e', ['vitamina', 'e']],
    ['e agora', ['e', 'agora']],
  ])('asks for nothing of its own: %s', (text, words) => {
    const nodes = plan({ kind: 'words', field: 'title', text });
    expect('of' in nodes && nodes.of).toEqual(
      words.map((word) => ({ kind: 'word', field: 'title', word })),
    );
  });
});

describe('words by table', () => {
  const piece = fc.constantFrom(
    'a',
    'É',
    'e\u0301',
    "'",
    '’',
    's',
    'S',
    ' ',
    '-',
    'が',
    '吾',
    '1',
    'º',
    'й',
    '.',
    'ß',
    '#',
    '+',
    '++',
    'ʼ',
    'ʻ',
    '\u{20000}',
    '₂',
    'ｶﾞ',
    '한',
    '\u1112\u1161',
    'น้ำ',
    '½',
    'Ｂ',
    '\u00ad',
    '™',
    'ー',
  );
  it.each([
    ["dog's", ['dog']],
    ['a’S’s', ['a']],
    ["a's's b", ['a', 'b']],
    ["a's'sa", ['a', 'sa']],
  ])('%s: the possessive says nothing', (text, words) => {
    expect(splitWords(text)).toEqual(words);
    expect(wordsByPattern(text)).toEqual(words);
  });

  it('are those of the pattern', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((list) => list.join('')),
        ),
        (text) => {
          expect(splitWords(text)).toEqual(wordsByPattern(text));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('stems', () => {
  const samePairs = [
    ['ação', 'ações'],
    ['livro', 'livros'],
    ['animal', 'animais'],
    ['papel', 'papéis'],
    ['pão', 'pães'],
    ['irmão', 'irmãos'],
    ['homem', 'homens'],
    ['lei', 'leis'],
    ['país', 'países'],
    ['história', 'histórias'],
    ['flor', 'flores'],
    ['professor', 'professores'],
    ['lençol', 'lençóis'],
    ['mês', 'meses'],
    ['gás', 'gases'],
    ['fóssil', 'fósseis'],
    ['fácil', 'fáceis'],
  ] as const;
  it.each(samePairs)('%s meets %s in Portuguese', (one, many) => {
    expect(stem(fold(many), 'pt')).toBe(stem(fold(one), 'pt'));
  });
  it('meets plurals in English and Spanish', () => {
    expect(stem('cities', 'en')).toBe(stem('city', 'en'));
    expect(stem('naciones', 'es')).toBe(stem('nacion', 'es'));
  });
  it('leaves short words and numbers alone', () => {
    expect(['os', 'it', '1984', 'b2'].map((word) => stem(word, 'pt'))).toEqual([
      'os',
      'it',
      '1984',
      'b2',
    ]);
  });
});

describe('standard numbers', () => {
  it('reads an ISBN in both lengths and any writing as one', () => {
    for (const text of [
      '85-359-0277-5',
      'ISBN 8535902775 (broch.)',
      '978-85-359-0277-8',
      '978 85 359 0277 8',
    ]) {
      expect(fieldWords('standardNumber', text)[0]).toBe('9788535902778');
    }
  });
  it('reads an ISSN with or without its hyphen', () => {
    expect(fieldWords('standardNumber', 'ISSN 0317-8471')).toEqual(['03178471']);
    expect(fieldWords('standardNumber', '2434-561x')).toEqual(['2434561x']);
  });
  it.each([
    'ISBN 8535902775',
    'isbn8535902775',
    'ISBN: 85-359-0277-5',
    'ISBN-10: 85.359.0277.5',
    'ISBN-13 978-85-359-0277-8',
    'ISBN 13: 978 85 359 0277 8',
    'ISBN (brochura): 978–85–359–0277–8',
    'e-ISBN 978 85 359 0277 8',
    'ISBN=9788535902778',
  ])('takes the word before a number for its label: %s', (text) => {
    const key = '9788535902778';
    expect(fieldWords('standardNumber', text)).toEqual([key]);
    expect(plan({ kind: 'words', field: 'standardNumber', text })).toMatchObject({ word: key });
    const { of } = plan({ kind: 'words', field: 'any', text }) as Extract<Plan, { kind: 'or' }>;
    expect(of[0]).toEqual({ kind: 'word', field: 'standardNumber', word: key });
    expect(JSON.stringify(of)).not.toMatch(/isbn/i);
  });
  it('takes a label without a number for a word', () => {
    const word = (text: string) => plan({ kind: 'words', field: 'any', text });
    expect(word('ISBN')).toEqual({ kind: 'word', field: 'any', word: 'isbn' });
    expect(JSON.stringify(word('o ISBN 10 anos'))).toContain('isbn');
    expect(JSON.stringify(word('ISSN 2000'))).toContain('issn');
  });
  it('reads a text of labels and digits in one go', { timeout: 20_000 }, () => {
    for (const text of ['isbn ', 'ISSN-L ', '1-', '97885 ', 'isbn (x) ', 'e-issn(']) {
      plan({ kind: 'words', field: 'any', text: text.repeat(5_000) });
    }
  });
  it('keeps a number with a wrong check digit', () => {
    expect(fieldWords('standardNumber', '85-359-0277-9')).toEqual(['8535902779']);
  });
});

describe('plan', () => {
  it('asks for the number or its figures where a number is typed among words', () => {
    expect(plan({ kind: 'words', field: 'any', text: 'dom 85-359-0277-5' })).toMatchObject({
      kind: 'and',
      of: [{ kind: 'word', word: 'dom' }, { kind: 'or' }],
    });
  });
  it('excludes nothing by punctuation alone', () => {
    expect(plan({ kind: 'words', field: 'title', text: ' ?! -- ' })).toEqual({ kind: 'all' });
  });
  it('looks for characters written without spaces as a phrase', () => {
    expect(plan({ kind: 'words', field: 'title', text: '吾輩は' })).toMatchObject({
      kind: 'phrase',
      words: ['吾', '輩', 'は'],
    });
    const { of } = plan({ kind: 'words', field: 'title', text: '2차대전 한국' }) as Extract<
      Plan,
      { kind: 'and' }
    >;
    expect(of).toMatchObject([
      { kind: 'word', word: '2' },
      { kind: 'phrase', words: ['차', '대', '전'] },
      { kind: 'phrase', words: ['한', '국'] },
    ]);
  });
});
