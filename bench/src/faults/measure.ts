import { setTimeout as delay } from 'node:timers/promises';
import { judge, lostActs } from '../circulation/judge.ts';
import type { DatabaseKind } from './databases.ts';
import type { Fault, FaultFindings } from './fault.ts';
import { tally, type Attempt } from './observation.ts';
import { postmasterOf } from './postgres-processes.ts';
import { readyAfter, watchPages, type PagesSeen } from './probes.ts';
import type { Scene } from './scene.ts';
import { keepWriting } from './writers.ts';

export interface Row {
  readonly fault: string;
  readonly database: DatabaseKind;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Rows that break an invariant, and whatever else should not have been seen. */
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
  readonly answers: string;
  /** Calls that were not answered within twenty seconds. */
  readonly hung: number;
  /** Longest announced wait in milliseconds; null where nobody was told to come again. */
  readonly worstBusy: number | null;
  readonly pages: PagesSeen;
  /** Seconds until the application was ready; null where that took over half a minute. */
  readonly ready: number | null;
  readonly bar: number;
}

/** Seconds of writes before the fault. */
const before = 1.5;
/** Milliseconds in which calls that were sent and not answered come to an end. */
const settling = 1000;

/** Tells losses and violations that are new since the last fault: the older are no fault of this one. */
export class Judgement {
  readonly #known = new Set<string>();

  async ofNew({ pool, evidence }: Scene) {
    const lost = this.#fresh(await lostActs(pool(), evidence));
    const judged = await judge(pool(), evidence);
    const broken = judged.flatMap(({ invariant, violations }) =>
      violations.map((one) => `invariant ${invariant}: ${one}`),
    );
    return { lost, broken: this.#fresh(broken) };
  }

  #fresh(all: readonly string[]): readonly string[] {
    const fresh = all.filter((one) => !this.#known.has(one));
    for (const one of fresh) this.#known.add(one);
    return fresh;
  }
}

/** Measures one fault under the writes of 64 clients, and the state it leaves. */
export async function measureFault(
  scene: Scene,
  fault: Fault,
  judgement: Judgement,
  seconds: number,
): Promise<Row> {
  const { evidence, observation, database } = scene;
  await fault.prepare?.(scene);
  const acknowledged = evidence.acts.length;
  const writing = keepWriting(scene);
  await delay(before * 1000);
  const began = performance.now();
  const watched = watchPages(scene);
  const { ended, later, ...seen } = await fault.strike(scene, seconds);
  const pages = await watched.stop();
  const [ready, seenLater] = await Promise.all([
    readyAfter(scene, ended),
    later?.() ?? ({} satisfies FaultFindings as FaultFindings),
  ]);
  const until = ready === null ? performance.now() : ended + ready * 1000;
  const during = observation.between(began, until);
  const died = await bringBack(scene);
  await delay(settling);
  await writing.stop();
  await fault.tidy?.(scene);
  await scene.reconnect();
  const { lost, broken } = await judgement.ofNew(scene);
  return {
    fault: fault.name,
    database: database.kind,
    acknowledged: evidence.acts.length - acknowledged,
    lost,
    wrong: [
      ...died,
      ...(seen.wrong ?? []),
      ...(seenLater.wrong ?? []),
      ...faultsOf(during),
      ...broken,
    ],
    notes: [seen.note ?? [], seenLater.note ?? []].flat(),
    answers: tally(during.map(({ outcome }) => outcome)),
    hung: during.filter(({ outcome }) => outcome === 'late').length,
    worstBusy: worstBusyOf(during),
    pages,
    ready,
    bar: fault.bar(database.kind),
  };
}

/** Row of a fault during which the measurement itself failed. */
export function unmeasured(fault: Fault, database: DatabaseKind, error: unknown): Row {
  return {
    fault: fault.name,
    database,
    acknowledged: 0,
    lost: [],
    wrong: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
    notes: [],
    answers: '',
    hung: 0,
    worstBusy: null,
    pages: { asked: 0, whole: 0 },
    ready: null,
    bar: fault.bar(database),
  };
}

/** Starts whatever did not come back by itself, for the next faults. Returns whether the application ended. */
async function bringBack({ server, database }: Scene): Promise<readonly string[]> {
  if (database.kind === 'own' && !(await postmasterOf(database.cluster))) await database.start();
  if (server.isRunning) return [];
  await server.start();
  return ['the application ended'];
}

function worstBusyOf(during: readonly Attempt[]): number | null {
  const times = during.filter(({ outcome }) => outcome === 503).map(({ ms }) => ms);
  return times.length > 0 ? Math.round(Math.max(...times)) : null;
}

function faultsOf(during: readonly Attempt[]): readonly string[] {
  const silent = during.filter(({ outcome, retryAfter }) => outcome === 503 && !retryAfter).length;
  const within = during.filter(({ outcome }) => typeof outcome === 'number' && outcome >= 500);
  const others = within.filter(({ outcome }) => outcome !== 503).length;
  return [
    ...(silent > 0 ? [`${silent} answers of 503 do not say when to come again`] : []),
    ...(others > 0 ? [`${others} answers say that something went wrong within`] : []),
  ];
}
