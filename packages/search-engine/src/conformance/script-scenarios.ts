import { expect, it } from 'vitest';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const scripts = [
  title({ id: 1, title: 'O ciclo da H₂O', language: 'pt' }),
  title({ id: 2, title: 'ﾃﾞｰﾀﾍﾞｰｽ入門', language: null }),
  title({ id: 3, title: 'الشَّبَاب : مؤسسات الدولة', language: null }),
  title({ id: 4, title: 'שָׁלוֹם עֲלֵיכֶם', language: null }),
  title({ id: 5, title: 'Ёлка в лесу', language: null }),
  title({ id: 6, title: 'ประวัติศาสตร์ไทย', language: null }),
  title({ id: 7, title: '한국문학의 역사', language: null }),
  title({ id: 8, title: 'Ｂｒａｓｉｌ', language: 'pt' }),
];

/** Characters of other scripts, and those that stand for others. */
export function scriptScenarios(engine: EngineGetter): void {
  it('finds characters written without spaces in their order', async () => {
    await load(engine(), [
      title({ id: 1, title: '吾輩は猫である', language: null }),
      title({ id: 2, title: '猫は吾輩', language: null }),
    ]);
    expect(await ids(engine(), request(words('吾輩は猫')))).toEqual([1]);
  });

  it.each([
    ['h2o', 1],
    ['データベース', 2],
    ['الشباب', 3],
    ['موسسات', 3],
    ['שלום', 4],
    ['елка', 5],
    ['ЁЛКА', 5],
    ['ไทย', 6],
    ['ประวัติศาสตร์', 6],
    ['문학', 7],
    ['한국 문학', 7],
    ['brasil', 8],
    ['ＢＲＡＳＩＬ', 8],
  ])(
    'finds what other characters stand for, and parts of words written together: %s',
    async (typed, id) => {
      await load(engine(), scripts);
      expect(await ids(engine(), request(words(typed)))).toEqual([id]);
      const [suggestion] = await engine().suggest({ text: typed, limit: 1 });
      expect(suggestion).toMatchObject({ kind: 'title', id });
    },
  );

  it.each([
    ['елка', 'Ёлка в лесу'],
    ['הלוא', 'שָׁלוֹם עֲלֵיכֶם'],
    ['brasil', 'Ｂｒａｓｉｌ'],
    ['데', '한국문학의 역사'],
  ])('files them where they are typed: %s', async (from, label) => {
    await load(engine(), scripts);
    const page = await engine().browse({ index: 'title', from, direction: 'forward', limit: 1 });
    expect(page.entries.map((entry) => entry.label)).toEqual([label]);
  });
}
