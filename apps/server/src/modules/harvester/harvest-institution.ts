import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { askProvider, type AskDeps, type ProviderResult } from './ask-provider.ts';
import { readGranularity, writeDatestamp } from './datestamp.ts';
import { describeAll } from './describe-record.ts';
import { harvestFault, type HarvestFault } from './harvest-fault.ts';
import {
  beginList,
  countRecords,
  endList,
  noteFailure,
  putOff,
  restartList,
  writePage,
  type InstitutionRow,
} from './harvest-repository.ts';
import { after, nextNight } from './next-time.ts';
import { readList, type ProviderAnswer, type RecordList } from './read-answer.ts';
import { textOf } from './xml-element.ts';
import { XmlFault } from './xml-tree.ts';

export interface HarvestDeps extends AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Milliseconds for which one institution is harvested before others have their turn. */
  readonly turn?: number;
}

export type HarvestOutcome = 'done' | 'put off' | 'failed';

const day = 86_400;
/** Days after which what is here is compared with all that is there. */
const wholeAfter = 30;
/** Failures in a row after which an institution counts as unavailable. */
const mostFailures = 3;
const mostRestarts = 2;
/** Seconds that are waited for in place; a provider that asks for more is come back to. */
const shortWait = 30;
const mostRecords = 5_000_000;
const usualTurn = 5 * 60_000;

/**
 * Harvests one institution that was taken, from where the last time came to. Where staff change meanwhile
 * what is to be read, its turn ends, and nothing more of the former list is written.
 */
export async function harvestInstitution(
  deps: HarvestDeps,
  taken: InstitutionRow,
  signal: AbortSignal,
): Promise<HarvestOutcome> {
  const now = () => new Date(deps.clock.now().epochMilliseconds);
  const until = performance.now() + (deps.turn ?? usualTurn);
  const ask = (asked: Readonly<Record<string, string>> & { readonly verb: string }) =>
    askPatiently(deps, taken.base_url, asked, signal);

  const fail = async (row: InstitutionRow, fault: HarvestFault, isLost: boolean) => {
    const isDown = row.failures + 1 >= mostFailures;
    const next = isDown ? nextNight(now(), 'daily', row.id) : after(now(), 3600);
    await noteFailure(deps.db, row, { fault, now: now(), next, most: mostFailures, isLost });
    return 'failed' as const;
  };
  let row = taken;
  const later = async (seconds: number) => {
    await putOff(deps.db, row, after(now(), seconds));
    return 'put off' as const;
  };
  if (row.list_kind === null) {
    const identified = await ask({ verb: 'Identify' });
    if (identified.kind === 'later') return later(identified.seconds);
    if (identified.kind === 'fault') return fail(row, identified.fault, false);
    const granularity = readGranularity(textOf(identified.answer.verb ?? undefined, 'granularity'));
    const begun = await beginList(deps.db, row, { ...nextList(row, now()), granularity });
    if (!begun) return 'put off';
    row = begun;
  }
  for (;;) {
    if (signal.aborted || performance.now() > until) return later(0);
    const sent = row.list_token;
    const asked = await ask({ verb: 'ListRecords', ...argumentsOf(row) });
    if (asked.kind === 'later') return later(asked.seconds);
    if (asked.kind === 'fault') return fail(row, asked.fault, false);
    const error = errorOf(asked.answer);
    if (error === 'badResumptionToken' && sent !== null) {
      if (row.list_restarts >= mostRestarts) return fail(row, told(asked.answer), true);
      const restarted = await restartList(deps.db, row);
      if (!restarted) return 'put off';
      row = restarted;
      continue;
    }
    if (error !== null && error !== 'noRecordsMatch') return fail(row, told(asked.answer), true);
    const list = listOf(asked.answer);
    if ('code' in list) return fail(row, list, true);
    if (list.token !== '' && (list.token === sent || row.list_records > mostRecords))
      return fail(row, harvestFault('circle'), true);
    const kept = await keepPage(deps.db, row, list, now());
    if (!kept) return 'put off';
    row = kept;
    if (list.token !== '') continue;
    const fault = await faultOfWhole(deps.db, row, list);
    if (fault) return fail(row, fault, true);
    const next = nextNight(now(), row.schedule, row.id);
    await endList(deps.db, row, { now: now(), next, removes: row.list_kind === 'whole' });
    return 'done';
  }
}

/**
 * The list to read next: all that is there at first and each month, else what changed since the day before the last
 * stamp.
 */
function nextList(row: InstitutionRow, now: Date) {
  const { harvested_to: to, last_whole_at: whole } = row;
  const isWhole = to === null || whole === null || now >= after(whole, wholeAfter * day);
  return isWhole
    ? ({ kind: 'whole', from: null } as const)
    : ({ kind: 'changes', from: after(to, -day) } as const);
}

function argumentsOf(row: InstitutionRow): Readonly<Record<string, string>> {
  if (row.list_token !== null) return { resumptionToken: row.list_token };
  return {
    metadataPrefix: row.metadata_prefix,
    ...(row.set_spec !== '' && { set: row.set_spec }),
    ...(row.list_from && { from: writeDatestamp(row.list_from, row.granularity ?? 'day') }),
  };
}

function errorOf({ errors }: ProviderAnswer): string | null {
  return errors[0]?.code ?? null;
}

function told({ errors }: ProviderAnswer): HarvestFault {
  return harvestFault(
    'refused',
    errors.map(({ code, message }) => `${code} ${message}`).join('; '),
  );
}

function listOf(answer: ProviderAnswer): RecordList | HarvestFault {
  try {
    return readList(answer);
  } catch (error) {
    if (error instanceof XmlFault) return harvestFault('notXml', error.message);
    throw error;
  }
}

async function keepPage(
  db: Db,
  row: InstitutionRow,
  list: RecordList,
  now: Date,
): Promise<InstitutionRow | undefined> {
  const records = await describeAll(list.records);
  return writePage(db, row, { records, token: list.token, stamp: stampOf(row, list, now), now });
}

/** The latest stamp so far; one of a time that has not come would hide what changes until then. */
function stampOf(row: InstitutionRow, { records, stamp }: RecordList, now: Date): Date | null {
  const limit = Math.min(now.getTime(), stamp?.getTime() ?? Infinity);
  const known = row.list_stamp === null ? [] : [row.list_stamp.getTime()];
  const times = [...known, ...records.map(({ datestamp }) => datestamp.getTime())];
  const latest = Math.max(...times.map((time) => Math.min(time, limit)), Number.NEGATIVE_INFINITY);
  return Number.isFinite(latest) ? new Date(latest) : null;
}

/** Fault of a list that claims to hold all, and cannot: what is not in it stays. */
async function faultOfWhole(
  db: Db,
  row: InstitutionRow,
  { size }: RecordList,
): Promise<HarvestFault | null> {
  if (row.list_kind !== 'whole') return null;
  if (size !== null && row.list_records < size * 0.9)
    return harvestFault('shortList', `${row.list_records} / ${size}`);
  if (row.list_records === 0 && (await countRecords(db, row.id)) > 0)
    return harvestFault('emptyList');
  return null;
}

/** Asks a provider, and waits where it asks for a little time. */
async function askPatiently(
  deps: AskDeps,
  baseUrl: string,
  asked: Parameters<typeof askProvider>[2],
  signal: AbortSignal,
): Promise<ProviderResult> {
  const first = await askProvider(deps, baseUrl, asked, signal);
  if (first.kind !== 'later' || first.seconds > shortWait) return first;
  await delay(first.seconds * 1000, undefined, { signal }).catch(() => {});
  return askProvider(deps, baseUrl, asked, signal);
}
