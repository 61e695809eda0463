import { describeTitle } from '@estante/marc';
import { describe, expect, test } from 'vitest';
import { demoRecords } from '../../packages/database/src/demo/index.ts';
import { demoKinds } from './relevance/demo-kinds.ts';
import { demoLooser } from './relevance/demo-looser.ts';
import { demoOthers } from './relevance/demo-others.ts';
import { demoTitles } from './relevance/demo-titles.ts';
import { judge, unknownNames } from './relevance/judge.ts';
import type { JudgedKind } from './relevance/judgement.ts';
import { realKinds } from './relevance/real-kinds.ts';
import { realRecords } from './relevance/real-records.ts';
import { sampledHeadings } from './relevance/sampled-headings.ts';
import type { JudgedTitle } from './relevance/titles.ts';

const demo = [...demoTitles, ...demoLooser, ...demoOthers, ...demoKinds];
const real = [...realRecords, ...realKinds];
const titles: readonly JudgedTitle[] = [...demoRecords()].map((record, at) => ({
  id: at + 1,
  description: describeTitle(record),
  copies: at % 3,
}));
const byId = new Map(titles.map((title) => [title.id, title]));

const queriesOf = (kinds: readonly JudgedKind[]) =>
  kinds.flatMap(({ judgements, index }) => judgements.map(([query]) => `${index ?? ''}:${query}`));

describe('judgements', () => {
  test('there are 120 at least, over the demo network alone', () => {
    expect(queriesOf(demo).length).toBeGreaterThanOrEqual(120);
  });

  test('no query is judged twice', () => {
    const queries = queriesOf([...demo, ...real]);
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  });

  test('every query asks for something, and every judgement names it', () => {
    const texts = [...demo, ...real].flatMap(({ judgements }) => judgements.flat());
    expect(texts.filter((text) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  test.each(demo)('what is wanted is in the demo network: $kind', (kind) => {
    expect(unknownNames(kind, titles)).toEqual([]);
  });
});

describe('headings that are sampled', () => {
  const kinds = sampledHeadings(titles);

  test('are typed without their years, each in one index', () => {
    expect(kinds.map(({ judgements }) => judgements.length)).toEqual([120, 120, 120, 120]);
    const typed = kinds.flatMap(({ judgements }) => judgements.map(([query]) => query));
    expect(typed.filter((query) => query === '' || /\d{4}-/.test(query))).toEqual([]);
  });
});

describe('a verdict', () => {
  const titled: JudgedKind = {
    kind: 'title',
    wanted: 'titles',
    isKnownItem: true,
    judgements: [],
  };
  const idOf = (title: string, year?: number) =>
    titles.find(({ description: d }) => d.title === title && (!year || d.year === year))?.id ?? 0;
  const vidas = idOf('Vidas secas', 1938);
  const other = idOf('Iracema');

  test('counts the place of the first result that is wanted', async () => {
    const ask = async () => [other, vidas];
    const verdict = await judge(titled, ['vidas secas', 'Vidas secas / Ramos'], byId, ask);
    expect(verdict).toMatchObject({ rank: 2, isFirst: false, isWithinTen: true });
  });

  test('looks at the first ten only', async () => {
    const ask = async () => [...Array.from({ length: 10 }, () => other), vidas];
    const verdict = await judge(titled, ['vidas secas', 'Vidas secas'], byId, ask);
    expect(verdict).toMatchObject({ rank: null, isFirst: false, isWithinTen: false });
  });

  test('of an author wants nothing else among the first ten', async () => {
    const byAuthor: JudgedKind = { ...titled, wanted: 'worksOf' };
    const his = titles.filter(({ description: { agents } }) =>
      agents.some(({ name }) => name.startsWith('Ramos, Graciliano')),
    );
    const ids = his.map(({ id }) => id);
    const judged = (found: readonly number[]) =>
      judge(byAuthor, ['graciliano ramos', 'Ramos, Graciliano'], byId, async () => found);
    expect(await judged(ids)).toMatchObject({ isFirst: true, isWithinTen: true });
    expect(await judged([vidas, other, ...ids])).toMatchObject({
      isFirst: true,
      isWithinTen: false,
    });
  });

  test('of editions wants the newest or the one with most copies', async () => {
    const edition = (year: number | null, copies: number) => ({
      id: 10 * copies + (year ?? 0),
      copies,
      description: { ...(titles[0] as JudgedTitle).description, title: 'Lira', year },
    });
    const rankOf = async (editions: readonly JudgedTitle[], id: number) => {
      const known = new Map(editions.map((title) => [title.id, title]));
      const kind: JudgedKind = { ...titled, wanted: 'bestEdition' };
      return (await judge(kind, ['lira', 'Lira'], known, async () => [id])).rank;
    };
    const dated = [edition(1950, 3), edition(1990, 2), edition(2010, 1)];
    expect(await Promise.all(dated.map(({ id }) => rankOf(dated, id)))).toEqual([1, null, 1]);
    const undated = [...dated, edition(null, 0)];
    expect(await Promise.all(undated.map(({ id }) => rankOf(undated, id)))).toEqual([
      1,
      null,
      null,
      null,
    ]);
  });
});
