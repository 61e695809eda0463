import { translatorFor, type Translate } from '@estante/phrases';
import { eachByItself } from '../../platform/each-by-itself.ts';
import type { KeyDeps } from '../auth/index.ts';
import { notices } from '../circulation/index.ts';
import { findPeopleWithNews, takeInterestNews } from '../interests/index.ts';
import { findIncluded, type SearchDeps } from '../search/index.ts';
import {
  findToWriteTo,
  nameTitles,
  takeNews,
  type NamedTitle,
  type News,
} from './letter-repository.ts';
import { listOf, type Section } from './letter-section.ts';
import { tabOf } from './present-search.ts';
import { profileSections } from './profile-section.ts';

/** Titles named in a letter; what is beyond them is linked to. */
const mostTitles = 50;

export interface AlertLetterDeps extends SearchDeps, KeyDeps {
  /** Of the site, for links; null: a letter has none. */
  readonly origin: string | null;
}

/**
 * Writes to each person one letter with what is new in their searches and of their profile and has
 * not been written. Cut off, the next run goes on.
 */
export async function mailNewTitles(
  deps: AlertLetterDeps,
  signal: AbortSignal,
): Promise<{ readonly letters: number }> {
  const people = new Set([
    ...(await findToWriteTo(deps.db)),
    ...(await findPeopleWithNews(deps.db)),
  ]);
  const written = await eachByItself([...people], signal, (personId) => writeTo(deps, personId));
  return { letters: written.filter(Boolean).length };
}

/** Settled whether or not the person gets letters: switched on later, nothing old comes. */
function writeTo(deps: AlertLetterDeps, personId: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const news = await takeNews(trx, personId);
    const ofProfile = await takeInterestNews(trx, personId);
    const reader = await notices.findReader(trx, personId);
    if (!reader || news.length + ofProfile.length === 0) return false;
    const { language } = reader;
    const t = translatorFor(language);
    const found = await findTitles({ ...deps, db: trx }, news);
    const named = new Set(found.flatMap(({ titles }) => titles.map(({ id }) => id)));
    const letter = {
      db: trx,
      language,
      t,
      origin: deps.origin,
      room: mostTitles - named.size,
      named,
    };
    const profile = await profileSections(letter, ofProfile);
    const sections = [...found.map((one) => sectionOf(one, deps.origin, t)), ...profile];
    const count = sections.reduce((sum, { total }) => sum + total, 0);
    if (count === 0) return false;
    await notices.postToReader(trx, deps, reader, ({ institution }) => ({
      subject:
        profile.length > 0
          ? t('interests.letter.subject', { count, institution })
          : t('alerts.letter.subject', { count, institution }),
      list: sections.map(({ text }) => text).join('\n\n'),
    }));
    return true;
  });
}

interface FoundNews {
  readonly news: News;
  readonly total: number;
  readonly titles: readonly NamedTitle[];
}

/** The letter has so many titles in all; searches without any, gone since, are left out. */
async function findTitles(deps: SearchDeps, news: readonly News[]): Promise<FoundNews[]> {
  const found: FoundNews[] = [];
  let room = mostTitles;
  for (const one of news) {
    const { from, to, query } = one;
    const { total, ids } = await findIncluded(deps, query, { from, to, limit: room });
    if (total === 0) continue;
    found.push({ news: one, total, titles: await nameTitles(deps.db, ids) });
    room -= ids.length;
  }
  return found;
}

function sectionOf(
  { news, total, titles }: FoundNews,
  origin: string | null,
  t: Translate,
): Section {
  const heading = t('alerts.letter.search', { name: news.name, count: total });
  const rest = total - titles.length;
  const address = origin && `${origin}${pathOf(news.query)}`;
  const after =
    rest === 0
      ? address && t('alerts.letter.all', { address })
      : address
        ? t('alerts.letter.more', { count: rest, address })
        : t('alerts.letter.moreInAccount', { count: rest });
  const text = [heading, ...listOf(titles, origin), after].filter(Boolean).join('\n');
  return { total, text };
}

/** The page of a kept search, what came last on top. */
function pathOf(query: string): string {
  const tab = tabOf(query);
  const params = new URLSearchParams(query);
  params.delete('guia');
  // The front page shows results once something is asked, be it nothing.
  if (tab === 'geral' && !params.has('q')) params.set('q', '');
  params.set('ordenacao', 'I');
  return `${tab === 'geral' ? '/' : `/${tab}`}?${params.toString()}`;
}
