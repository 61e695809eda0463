import type { Language } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import type { InterestNews } from '../interests/index.ts';
import { mostTitles, type FoundNews, type ProfilePart } from './letter-draft.ts';
import type { Names } from './letter-names.ts';
import { listOf, type Section } from './letter-section.ts';

/** Chooses the titles of a profile for which a letter that names titles for searches has room. */
export function planProfile(
  found: readonly FoundNews[],
  news: readonly InterestNews[],
): readonly ProfilePart[] {
  let left = mostTitles - new Set(found.flatMap(({ titles }) => titles.map(({ id }) => id))).size;
  return news.map((one) => {
    const shown = one.titles.slice(0, left);
    left -= shown.length;
    return { news: one, shown };
  });
}

interface ProfileLetter {
  readonly language: Language;
  readonly t: Translate;
  readonly origin: string | null;
  readonly names: Names;
}

/** Writes the sections of what came for a profile, one for each interest. */
export function profileSections(
  letter: ProfileLetter,
  parts: readonly ProfilePart[],
): readonly Section[] {
  const { names, language } = letter;
  return parts.map(({ news, shown }) => {
    const list = shown.flatMap(({ id, issues }) => {
      const title = names.title(id);
      return title ? [{ ...title, issues }] : [];
    });
    const { total } = news;
    const interest = { kind: news.kind, name: names.interest(news, language) };
    return { total, text: textOf(letter, interest, { list, total }) };
  });
}

interface SectionTitles {
  readonly list: Parameters<typeof listOf>[0];
  readonly total: number;
}

function textOf(
  { t, origin }: ProfileLetter,
  { kind, name }: Pick<InterestNews, 'kind' | 'name'>,
  { list, total }: SectionTitles,
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
