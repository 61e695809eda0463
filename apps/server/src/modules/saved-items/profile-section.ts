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
  const names = await readInterestNames(letter);
  const sections: Section[] = [];
  let { room } = letter;
  for (const one of news) {
    const titles = one.titles.filter(({ id }) => !letter.named.has(id));
    if (titles.length === 0) continue;
    const shown = titles.slice(0, room);
    room -= shown.length;
    const named = await nameTitles(
      letter.db,
      shown.map(({ id }) => id),
    );
    const issues = new Map(shown.map((title) => [title.id, title.issues]));
    const list = named.map((title) => ({ ...title, issues: issues.get(title.id) ?? [] }));
    sections.push({
      total: titles.length,
      text: textOf(letter, names(one), { list, total: titles.length }),
    });
  }
  return sections;
}

async function readInterestNames({ db, language }: ProfileLetter) {
  const workTypes = await readWorkTypes(db, language);
  const areas = areaNames(language);
  return ({ kind, name }: InterestNews): InterestNews => {
    const names = kind === 'area' ? areas : kind === 'work-type' ? workTypes : null;
    return { kind, name: names?.get(name) ?? name, titles: [] };
  };
}

interface Told {
  readonly list: Parameters<typeof listOf>[0];
  readonly total: number;
}

function textOf(
  { t, origin }: ProfileLetter,
  { kind, name }: InterestNews,
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
