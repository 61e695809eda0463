import type { CoverOutcome, Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { readSettings } from '../../institution/index.ts';
import { readDocument, type DocumentDeps } from '../document/index.ts';
import { askSource } from './ask-source.ts';
import {
  findAnswered,
  isDocumentKnown,
  noteAsked,
  writeDocumentLookup,
  writeFetched,
  writeLookup,
  type Outcome,
} from './lookup-repository.ts';
import { restAfter } from './rest.ts';
import {
  findCoverless,
  readRound,
  writeRound,
  type CoverlessTitle,
  type Round,
} from './round-repository.ts';
import { addressOf, readSources, type CoverSource } from './source.ts';

export interface FetchDeps extends DocumentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Lets so many milliseconds pass, or fewer where the signal comes. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface FetchReport {
  /** Questions to sources, and documents that were read. */
  readonly asked: number;
  /** Titles that have a cover for it. */
  readonly found: number;
}

/** Minutes for which one job goes on: the next comes soon after. */
const longest = 8;
/** Days until a source is asked again for what it did not have, and what it did not answer. */
const days = { found: 365, none: 60, 'no-picture': 60, failed: 1 } as const;
/** Milliseconds between two documents of the institution's own. */
const documentPause = 2000;
const dayLong = 86_400_000;

/**
 * Asks for covers of titles that have none: of sources by ISBN, and of the institution's own documents
 * their first pages. One question at a time; where it stops, the next job goes on.
 */
export async function fetchCovers(deps: FetchDeps, signal: AbortSignal): Promise<FetchReport> {
  const settings = await readSettings(deps.db);
  const work = new Work(deps, signal, {
    isFetching: settings.coversFetched,
    documentHosts: settings.coversOfDocuments ? settings.documentHosts : [],
  });
  await work.goOn();
  return { asked: work.asked, found: work.found };
}

interface CoverSources {
  readonly isFetching: boolean;
  readonly documentHosts: readonly string[];
}

class Work {
  readonly #deps: FetchDeps;
  readonly #signal: AbortSignal;
  readonly #wanted: CoverSources;
  readonly #ends: number;
  asked = 0;
  found = 0;

  constructor(deps: FetchDeps, signal: AbortSignal, wanted: CoverSources) {
    this.#deps = deps;
    this.#signal = signal;
    this.#wanted = wanted;
    this.#ends = this.#now().getTime() + longest * 60_000;
  }

  async goOn(): Promise<void> {
    if (!(await this.#hasWork())) return;
    const { db } = this.#deps;
    let round = await readRound(db, this.#now());
    for (const which of ['new', 'old'] as const) {
      if (which === 'old') round = await this.#begunAnew(round);
      for (;;) {
        const titles = await findCoverless(db, round, which);
        for (const title of titles) {
          if (this.#isOver() || !(await this.#hasWork())) return;
          await this.#cover(title);
          if (this.#signal.aborted) return;
          round = which === 'new' ? { ...round, newest: title.id } : { ...round, oldest: title.id };
          await writeRound(db, round);
        }
        if (titles.length === 0) break;
      }
    }
    await writeRound(db, { ...round, oldest: 0 });
  }

  /** Begins another round a day after the one before it began, once that has come to its end. */
  async #begunAnew(round: Round): Promise<Round> {
    const now = this.#now();
    if (round.oldest > 0 || now.getTime() - round.beganAt.getTime() < dayLong) return round;
    const next = { ...round, oldest: round.newest + 1, beganAt: now };
    await writeRound(this.#deps.db, next);
    return next;
  }

  #now(): Date {
    return new Date(this.#deps.clock.now().epochMilliseconds);
  }

  #isOver(): boolean {
    return this.#signal.aborted || this.#now().getTime() > this.#ends;
  }

  async #hasWork(): Promise<boolean> {
    return this.#wanted.documentHosts.length > 0 || (await this.#awake()).length > 0;
  }

  async #awake(): Promise<CoverSource[]> {
    if (!this.#wanted.isFetching) return [];
    const now = this.#now();
    const sources = await readSources(this.#deps.db);
    return sources.filter(({ restsUntil }) => restsUntil === null || restsUntil <= now);
  }

  async #cover(title: CoverlessTitle): Promise<void> {
    for (const isbn of title.isbns) {
      const answered = await findAnswered(this.#deps.db, isbn, this.#now());
      for (const source of await this.#awake()) {
        if (answered.has(source.id)) continue;
        await this.#turnOf(source);
        if (this.#signal.aborted || (await this.#ask(source, isbn))) return;
      }
    }
    await this.#coverByDocument(title);
  }

  /** Waits until the source may be asked again. */
  async #turnOf({ askedAt, pause }: CoverSource): Promise<void> {
    if (askedAt === null) return;
    const left = askedAt.getTime() + pause * 1000 - this.#now().getTime();
    if (left > 0) await this.#deps.wait(left, this.#signal);
  }

  /** Asks a source for a cover; false where it had none. */
  async #ask(source: CoverSource, isbn: string): Promise<boolean> {
    const { db } = this.#deps;
    const asked = await askSource(this.#deps, source, isbn, this.#signal);
    // A fetch that our own end cut off is no answer.
    if (this.#signal.aborted) return false;
    this.asked += 1;
    const at = this.#now();
    const failures = asked.kind === 'failed' ? source.failures + 1 : 0;
    const restsUntil =
      asked.kind === 'failed' ? restAfter(failures, asked.retryAfter, at) : source.restsUntil;
    await noteAsked(db, source.id, { at, failures, restsUntil });
    if (asked.kind === 'found') {
      const url = addressOf(source.page, isbn);
      const credit = { origin: 'fetched', name: source.name, url, file: isbn } as const;
      this.found += await writeFetched(db, { isbn }, asked.picture, credit);
    }
    await writeLookup(db, isbn, source, this.#outcome(asked.kind, at));
    return asked.kind === 'found';
  }

  async #coverByDocument({ id, links }: CoverlessTitle): Promise<void> {
    const { db } = this.#deps;
    const { documentHosts: hosts } = this.#wanted;
    const own = links.find(({ url, kind }) => kind !== 'related' && isOnHost(url, hosts));
    if (!own || (await isDocumentKnown(db, id, own.url, this.#now()))) return;
    const isHere = (url: URL) => hosts.includes(url.host);
    const page = await readDocument(this.#deps, new URL(own.url), isHere, this.#signal);
    if (this.#signal.aborted) return;
    this.asked += 1;
    if (typeof page !== 'string') {
      const credit = { origin: 'document', name: '', url: '', file: own.url } as const;
      this.found += await writeFetched(db, { titleId: id }, page, credit);
    }
    const outcome = typeof page === 'string' ? page : 'found';
    await writeDocumentLookup(db, id, own.url, this.#outcome(outcome, this.#now()));
    await this.#deps.wait(documentPause, this.#signal);
  }

  #outcome(outcome: CoverOutcome, at: Date): Outcome {
    return { outcome, at, againAt: new Date(at.getTime() + days[outcome] * dayLong) };
  }
}

function isOnHost(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && hosts.includes(url.host);
}
