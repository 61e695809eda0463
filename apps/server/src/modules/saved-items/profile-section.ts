import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { readWorkTypes } from '../catalogue/index.ts';
import { areaNames, type InterestNews } from '../interests/index.ts';
import { nameTitles } from './letter-repository.ts';
import { listOf, type Section } from './letter-section.ts';

interface ProfileLetter {
  readonly db: Db;
  readonly language: Language;
  readonly t: Translate;
  readonly origin: string | null;
  /** So many titles may still be named. */
  readonly room: number;
  /** Those that have been named already. */
  readonly named: ReadonlySet<number>;
}

/** What came for a profile, an interest each; a title that was named is not named again. */
export async function profileSections(
  letter: ProfileLetter,
  news: readonly InterestNews[],
): Promise<Section[]> {
  const parts = roomFor(letter, news);
  const shown = parts.flatMap((part) => part.shown.map(({ id }) => id));
  const titles = new Map((await nameTitles(letter.db, shown)).map((title) => [title.id, title]));
  const nameOf = await interestNames(letter, news);
  return parts.map(({ one, shown: own, total }) => {
    const list = own.flatMap(({ id, issues }) => {
      const title = titles.get(id);
      return title ? [{ ...title, issues }] : [];
    });
    return { total, text: textOf(letter, { kind: one.kind, name: nameOf(one) }, { list, total }) };
  });
}

/** Which titles of each interest the letter has room for. */
function roomFor({ room, named }: ProfileLetter, news: readonly InterestNews[]) {
  let left = room;
  return news.flatMap((one) => {
    const titles = one.titles.filter(({ id }) => !named.has(id));
    if (titles.length === 0) return [];
    const shown = titles.slice(0, left);
    left -= shown.length;
    return [{ one, shown, total: titles.length }];
  });
}

/** Headings have theirs; areas and work types are named in the language of the letter. */
async function interestNames({ db, language }: ProfileLetter, news: readonly InterestNews[]) {
  const hasTypes = news.some(({ kind }) => kind === 'work-type');
  const workTypes = hasTypes ? await readWorkTypes(db, language) : null;
  const areas = areaNames(language);
  return ({ kind, name }: InterestNews): string => {
    const names = kind === 'area' ? areas : kind === 'work-type' ? workTypes : null;
    return names?.get(name) ?? name;
  };
}

interface Told {
  readonly list: Parameters<typeof listOf>[0];
  readonly total: number;
}

function textOf(
  { t, origin }: ProfileLetter,
  { kind, name }: Pick<InterestNews, 'kind' | 'name'>,
  { list, total }: Told,
): string {
  const rest = total - list.length;
  const address = `${origin ?? ''}/meupergamum/titulos-consultados`;
  const after =
    rest === 0
      ? null
      : origin
        ? t('interests.letter.more', { count: rest, address })
        : t('interests.letter.moreInAccount', { count: rest });
  const found = kind === 'subject' ? ('aboutSubject' as const) : kind;
  return [t(`interests.letter.${found}`, { name, count: total }), ...listOf(list, origin), after]
    .filter((line) => line !== null)
    .join('\n');
}
