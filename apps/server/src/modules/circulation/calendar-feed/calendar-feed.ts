import { randomBytes } from 'node:crypto';
import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sha256 } from '../../../platform/digest.ts';
import { dateOf } from '../facts/index.ts';
import { deleteFeed, findEntries, findFeed, findFeedOwner, writeFeed } from './repository.ts';
import { writeCalendar } from './write-calendar.ts';

interface FeedDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getCalendarFeed({ db }: FeedDeps): UseCase<typeof endpoints.getCalendarFeed> {
  return async (_request, { person: { personId } }) => {
    const made = await findFeed(db, personId);
    return { status: 200, body: { criado_em: made?.toISOString() ?? null } };
  };
}

/**
 * Makes the address of a feed, in place of any before. A reader of the table learns no address: it keeps the
 * SHA-256 of each secret.
 */
export function makeCalendarFeed(deps: FeedDeps): UseCase<typeof endpoints.makeCalendarFeed> {
  return async (_request, { person: { personId }, origin }) => {
    const secret = randomBytes(32).toString('base64url');
    const made = dateOf(deps.clock.now());
    await writeFeed(deps.db, personId, sha256(secret), made);
    const endereco = `${origin}/calendario/${secret}.ics`;
    return { status: 200, body: { endereco, criado_em: made.toISOString() } };
  };
}

export function removeCalendarFeed({ db }: FeedDeps): UseCase<typeof endpoints.removeCalendarFeed> {
  return async (_request, { person: { personId } }) => ({
    status: 200,
    body: { removido: await deleteFeed(db, personId) },
  });
}

/** The calendar behind a secret; null where no feed has the secret, or none any more. */
export async function readCalendar(
  { db, clock }: FeedDeps,
  secret: string,
  { host, language: asked }: { readonly host: string; readonly language: Language | null },
): Promise<string | null> {
  const owner = await findFeedOwner(db, sha256(secret));
  if (!owner) return null;
  const language = asked ?? owner.language;
  const entries = await findEntries(db, owner.personId, language);
  return writeCalendar({ host, t: translatorFor(language), entries, now: clock.now() });
}
