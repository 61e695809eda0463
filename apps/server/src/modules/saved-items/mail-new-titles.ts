import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { sql } from 'kysely';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { queueMails } from '../../platform/mail/mail-outbox.ts';
import type { MailMessage } from '../../platform/mail/mailer.ts';
import type { KeyDeps } from '../auth/index.ts';
import { notices } from '../circulation/index.ts';
import { findPeopleWithNews, takeInterestNews } from '../interests/index.ts';
import { findIncluded, type SearchDeps } from '../search/index.ts';
import { findToWriteTo, nameTitles, takeNews, type News } from './letter-repository.ts';
import { mostTitles, type Draft, type FoundNews } from './letter-draft.ts';
import { openNames, type Names } from './letter-names.ts';
import { listOf, type Section } from './letter-section.ts';
import { tabOf } from './present-search.ts';
import { planProfile, profileSections } from './profile-section.ts';

export interface AlertLetterDeps extends SearchDeps, KeyDeps {
  /** Address of the site, for links; null: a letter has none. */
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
  if (people.size === 0) return { letters: 0 };
  const run = { ...deps, head: await notices.readLetterHead(deps), names: openNames() };
  const written = await eachByItself(inBatches([...people]), signal, (batch) =>
    writeBatch(run, batch, signal),
  );
  return { letters: sum(written) };
}

/** People of one transaction: a commit for each of some thousand letters takes most of the night. */
const batchSize = 100;

function inBatches(people: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(people.length / batchSize);
  return Array.from({ length: count }, (_, at) =>
    people.slice(at * batchSize, (at + 1) * batchSize),
  );
}

interface Run extends AlertLetterDeps {
  readonly head: notices.LetterHead;
  readonly names: Names;
}

/** Writes letters to some people; returns how many. Where it fails for all of them, each is tried alone. */
async function writeBatch(
  run: Run,
  people: readonly number[],
  signal: AbortSignal,
): Promise<number> {
  try {
    return await writeTo(run, people);
  } catch (error) {
    if (people.length === 1) throw error;
    return sum(await eachByItself(people, signal, (one) => writeTo(run, [one])));
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

/**
 * Writes to people. What is new is settled whether or not a person gets letters: switched on later, nothing old comes.
 */
function writeTo(run: Run, people: readonly number[]): Promise<number> {
  return run.db.transaction().execute(async (trx) => {
    // Runs take turns: two of them could wait for each other's people.
    await sql`select pg_advisory_xact_lock(hashtext('new-title-letters'))`.execute(trx);
    const searches = Map.groupBy(await takeNews(trx, people), ({ personId }) => personId);
    const ofSearches = [];
    for (const reader of await notices.findReaders(trx, people)) {
      const news = searches.get(reader.id) ?? [];
      ofSearches.push({
        reader,
        found: await findTitles({ ...run, db: trx }, news, reader.language),
      });
    }
    const named = ofSearches.flatMap(({ reader, found }) =>
      found.flatMap(({ titles }) => titles.map(({ id }) => ({ personId: reader.id, titleId: id }))),
    );
    const taken = await takeInterestNews(trx, { people, named, most: mostTitles });
    const profiles = Map.groupBy(taken, ({ personId }) => personId);
    const drafts = ofSearches.map(({ reader, found }) => ({
      reader,
      found,
      profile: planProfile(found, profiles.get(reader.id) ?? []),
    }));
    await run.names.learn(trx, drafts);
    const letters = drafts.map((draft) => letterOf(run, draft)).filter((one) => one !== null);
    await queueMails(trx, run.clock, letters);
    return letters.length;
  });
}

/** Letter with what came; null where all of it is gone. */
function letterOf(
  { head, origin, names }: Run,
  { reader, found, profile }: Draft,
): MailMessage | null {
  const { language } = reader;
  const t = translatorFor(language);
  const ofProfile = profileSections({ language, t, origin, names }, profile);
  const sections = [...found.map((one) => sectionOf(one, origin, t)), ...ofProfile];
  const count = sum(sections.map(({ total }) => total));
  if (count === 0) return null;
  const { institution } = head;
  return notices.writeToReader(head, reader, {
    subject:
      ofProfile.length > 0
        ? t('interests.letter.subject', { count, institution })
        : t('alerts.letter.subject', { count, institution }),
    list: sections.map(({ text }) => text).join('\n\n'),
  });
}

/** Finds the titles to name: the letter has so many in all; searches without any, gone since, are left out. */
async function findTitles(
  deps: SearchDeps,
  news: readonly News[],
  language: Language,
): Promise<FoundNews[]> {
  const found: FoundNews[] = [];
  let room = mostTitles;
  for (const one of news) {
    const { from, to, query } = one;
    const { total, ids } = await findIncluded(deps, { query, language }, { from, to, limit: room });
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
  // The front page shows results once something is asked, even if it is nothing.
  if (tab === 'geral' && !params.has('q')) params.set('q', '');
  params.set('ordenacao', 'I');
  return `${tab === 'geral' ? '/' : `/${tab}`}?${params.toString()}`;
}
