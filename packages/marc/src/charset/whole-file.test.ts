import { createReadStream, existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarc } from '../read-marc.ts';
import type { ReadResult } from '../reading.ts';
import type { MarcRecord } from '../record.ts';
import { collect, inChunks } from '../sample-records.ts';
import { surveyMarc } from '../survey.ts';
import type { CharacterSetName } from './character-set.ts';
import { writtenIn } from './written-in.ts';

/** A record of a title in some set, the leader truthful or not, the language in 008. */
function record(
  set: CharacterSetName,
  title: string,
  { claim = ' ', language = '   ' } = {},
): Buffer {
  const text = writtenIn(set, title);
  if (text === null) throw new Error(`${title} cannot be written in ${set}`);
  const fields: readonly (readonly [string, Buffer])[] = [
    ['001', Buffer.from('1')],
    ['008', Buffer.from(`${' '.repeat(35)}${language}  `)],
    ['245', Buffer.concat([Buffer.from('10\x1fa'), text])],
  ];
  const data = fields.map(([, value]) => Buffer.concat([value, Buffer.of(0x1e)]));
  let start = 0;
  const entries = fields.map(([tag], at) => {
    const length = data[at]?.length ?? 0;
    const entry = `${tag}${String(length).padStart(4, '0')}${String(start).padStart(5, '0')}`;
    start += length;
    return entry;
  });
  const base = 24 + 12 * fields.length + 1;
  const leader = `${String(base + start + 1).padStart(5, '0')}nam ${claim}22${String(base).padStart(5, '0')} a 4500`;
  return Buffer.concat([Buffer.from(`${leader}${entries.join('')}\x1e`), ...data, Buffer.of(0x1d)]);
}

async function read(bytes: Buffer): Promise<ReadResult[]> {
  const { weights } = await surveyMarc(inChunks(bytes));
  return collect(readMarc(inChunks(bytes), { weights }));
}

const titleOf = ({ fields }: MarcRecord) =>
  fields.flatMap((field) => (field.tag === '245' && 'subfields' in field ? field.subfields : []))[0]
    ?.value;

async function titles(bytes: Buffer): Promise<(string | undefined)[]> {
  return (await read(bytes)).map((result) =>
    result.kind === 'record' ? titleOf(result.record) : result.reason,
  );
}

async function guesses(bytes: Buffer): Promise<boolean[]> {
  return (await read(bytes)).map(
    (result) => result.kind === 'record' && result.warnings.includes('guessed-charset'),
  );
}

describe('a record that says little is read as its file is', () => {
  const inAnsel = ['Educação em revista', 'História da América', 'Les misérables', 'Über Kunst'];
  test.each(['©1998', 'Sítio', '25° de latitude', '℗2001 Blue Note'])(
    '%s in ANSEL',
    async (title) => {
      const file = [...inAnsel, ...inAnsel, title].map((one) => record('marc-8', one));
      expect((await titles(Buffer.concat(file))).at(-1)).toBe(title);
    },
  );

  const inLatin = ['Educação em revista', 'Mémoires d’une énergie', 'À l’été', 'Ações e reações'];
  test.each(['energética', 'Ça ira', 'Sítio', 'n° 5'])('%s in Latin-1', async (title) => {
    const file = [...inLatin, ...inLatin, title].map((one) =>
      record('windows-1252', one, { claim: 'a' }),
    );
    expect((await titles(Buffer.concat(file))).at(-1)).toBe(title);
  });

  test('UTF-8 with a byte that is none stays UTF-8', async () => {
    const whole = ['Educação', 'Ações e reações', 'São Paulo'].map((one) => record('utf-8', one));
    const broken = record('utf-8', 'Relação');
    const file = Buffer.concat([
      ...whole,
      broken.fill(0xe9, broken.indexOf('R'), broken.indexOf('R') + 1),
    ]);
    expect((await titles(file)).at(-1)).toBe('\ufffdelação');
    expect((await guesses(file)).at(-1)).toBe(true);
  });

  test('and mixed files record by record', async () => {
    const mixed = [
      record('utf-8', 'Educação e reflexões', { claim: 'a' }),
      record('windows-1252', 'Educação e reflexões', { claim: 'a' }),
      record('marc-8', 'Educação e reflexões'),
    ];
    const all = Array(3).fill('Educação e reflexões');
    expect(await titles(Buffer.concat(mixed))).toEqual(all);
  });
});

test.each([
  ['spa', 'Eficiencia energética'],
  ['por', 'Óptica'],
  ['fre', 'Le théâtre'],
])('the words of the language (%s) judge: %s', async (language, title) => {
  for (const set of ['windows-1252', 'marc-8'] as const)
    expect(await titles(record(set, title, { language }))).toEqual([title]);
});

test.each([
  ['big5', '中國文學史 / 臺灣大學出版社'],
  ['gbk', '中国文学史 / 北京大学出版社'],
  ['shift_jis', '日本の歴史 / 東京大学の本'],
  ['euc-jp', '日本の歴史 / 東京大学の本'],
  ['euc-kr', '한국의 역사와 문학 / 서울대학교'],
] as const)('%s is read, and said to be a guess', async (set, title) => {
  const language = { big5: 'chi', gbk: 'chi', shift_jis: 'jpn', 'euc-jp': 'jpn', 'euc-kr': 'kor' }[
    set
  ];
  for (const one of ['   ', language]) {
    expect(await titles(record(set, title, { language: one }))).toEqual([title]);
    expect(await guesses(record(set, title, { language: one }))).toEqual([true]);
  }
});

test.each(['utf16le', 'utf-16be'])('%s is recognised, with and without its mark', async (label) => {
  const text = record('utf-8', 'Educação', { claim: 'a' }).toString();
  for (const mark of ['', '\ufeff']) {
    const bytes = Buffer.from(mark + text, 'utf16le');
    expect(await titles(label === 'utf16le' ? bytes : bytes.swap16())).toEqual(['Educação']);
  }
});

test('a set that is named is believed, and nothing is a guess', async () => {
  const bytes = record('cp850', 'Educação');
  const [result] = await collect(readMarc(inChunks(bytes), { charset: 'cp850' }));
  expect(result).toMatchObject({ kind: 'record', encoding: 'cp850', warnings: [] });
});

const words: Readonly<Partial<Record<CharacterSetName, readonly string[]>>> = {
  'windows-1252': [
    'educação',
    'história',
    'é',
    'às',
    'Ações',
    'Österreich',
    'für',
    'théâtre',
    'Ça',
    'niño',
    '©1998',
    '3ª',
    'nº',
    '«Fin»',
    '“aspas”',
    'Åland',
    'ænd',
    'Bollnäs',
    '¿Qué?',
    'L’été',
  ],
  'marc-8': [
    'educação',
    'história',
    'é',
    'às',
    'Łódź',
    '©1998',
    '℗2001',
    '25°',
    'Příběhy',
    'ţară',
    'Nguyễn',
    'Ængel',
    'øre',
    'Wörter',
    'größte',
    'ʻAlī',
    'Ḥusayn',
    '¿Qué',
    '£5',
  ],
  big5: ['中國', '文學', '臺灣', '歷史', '鬱鬱', '龍', 'ABC', '第一冊'],
  gbk: ['中国', '文学', '北京', '历史', '忧郁', '龙', 'ABC', '第一册'],
  'euc-kr': ['한국의', '문학', '서울', '역사', '힘', 'ABC'],
  shift_jis: ['日本の', '歴史', 'アメリカ', '憂鬱', 'ABC'],
};

test.each(Object.keys(words) as CharacterSetName[])(
  'any words in %s come back, or are said to be a guess',
  async (set) => {
    // Different words: a repeated word counts each time, and no real title repeats one so often.
    const text = fc.uniqueArray(fc.constantFrom(...(words[set] ?? [])), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(' ', 'a'), async (chosen, claim) => {
        const title = chosen.join(' ');
        const bytes = record(set, title, { claim });
        const [back] = await titles(bytes);
        expect(back === title || (await guesses(bytes))[0]).toBe(true);
      }),
    );
  },
);

test('any text at all in UTF-8 under its leader comes back', async () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .map((one) => one.replace(/[\p{Cc}]/gu, '').normalize('NFC'));
  await fc.assert(
    fc.asyncProperty(text, async (title) => {
      expect(await titles(record('utf-8', title, { claim: 'a' }))).toEqual([title]);
    }),
  );
});

const folder = new URL('../../../../../shared/data/bibliographic/', import.meta.url);

describe.skipIf(!existsSync(folder))(
  'real records in other sets (skipped where they are absent)',
  () => {
    const whole = async (name: string) =>
      collect(readMarc(createReadStream(new URL(name, folder))));

    test.each([
      ['fiuba-books.mrc', 'windows-1252'],
      ['fiuba-books.mrc', 'marc-8'],
      ['fiuba-journals.mrc', 'windows-1252'],
      ['biblivre-latin1.mrc', 'marc-8'],
      ['uva-2000-marc8.mrc', 'utf-8'],
    ] as const)('%s in %s: titles come back, or are said to be guesses', async (name, set) => {
      const all = (await whole(name)).flatMap((one) =>
        one.kind === 'record' ? [titleOf(one.record) ?? ''] : [],
      );
      const kept = all.filter((title) => title !== '' && writtenIn(set, title) !== null);
      const results = await read(Buffer.concat(kept.map((title) => record(set, title))));
      const wrong = results.filter(
        (one, at) => one.kind === 'bad' || titleOf(one.record) !== kept[at],
      );
      const unsaid = wrong.filter(
        (one) => one.kind === 'bad' || !one.warnings.includes('guessed-charset'),
      );
      expect(kept.length).toBeGreaterThan(20);
      expect({ unsaid: unsaid.length, isFew: wrong.length <= kept.length / 200 }).toEqual({
        unsaid: 0,
        isFew: true,
      });
    });
  },
);
