import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { syntheticDocuments } from '@estante/search-engine';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { answering } from './peers/judged.ts';
import { knownItems, type KnownItem } from './peers/known-items.ts';
import { missing } from './peers/missing.ts';
import { seed } from './peers/open-peer.ts';
import { peerNames, type PeerName } from './peers/peer.ts';
import { built, measured, mostMixes, type Job } from './peers/phase.ts';
import { present, type PeerRelevance, type Row } from './peers/present.ts';
import { openCatalogue } from './relevance/catalogue.ts';
import { judgeAll } from './relevance/judge-all.ts';
import { seconds } from './search/timing.ts';

const shared = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));

/** Our engine beside OpenSearch and Solr as VuFind sets it up; see bench/peers.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      titles: { type: 'string', default: '1000000' },
      vufind: { type: 'string' },
      only: { type: 'string', default: peerNames.join(',') },
      heap: { type: 'string', default: '1024' },
      mixes: { type: 'string', default: String(mostMixes) },
      records: { type: 'string', default: shared },
      judged: { type: 'boolean', default: true },
      misses: { type: 'boolean', default: false },
    },
  });
  const { only, records } = values;
  const titles = numberOption(values, 'titles');
  const wanted = peersNamed(only);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  const jobs = peerNames
    .filter((peer) => wanted.includes(peer))
    .map((peer) => ({
      peer,
      folder: join(folder, peer),
      titles,
      vufind: values.vufind ?? null,
      heap: numberOption(values, 'heap'),
      mixes: Math.max(1, Math.min(mostMixes, numberOption(values, 'mixes'))),
    }));
  try {
    const skipped = await reasons(jobs);
    const here = jobs.filter(({ peer }) => !skipped.has(peer));
    const stream_s = secondsOfStream(titles);
    const known = knownItems(syntheticDocuments(titles, seed), titles);
    const rows = await inTurn(here, (job) => rowOf(job, known));
    const judging = values.judged ? here : [];
    const judged = await judgements(judging, folder, existsSync(records) ? records : null);
    return present({ titles, stream_s, rows, judged, skipped, showsMisses: values.misses });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @throws where a name is no peer’s. */
function peersNamed(names: string): string[] {
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !peerNames.some((peer) => peer === name));
  if (unknown.length > 0)
    throw new Error(`--only knows ${peerNames.join(', ')}, not ${unknown.join(', ')}`);
  return wanted;
}

/** Reasons, in words, for which peers are not measured here. */
async function reasons(jobs: readonly Job[]): Promise<Map<PeerName, string>> {
  const skipped = new Map<PeerName, string>();
  for (const { peer, vufind } of jobs) {
    const reason = await missing(peer, vufind);
    if (reason !== null) skipped.set(peer, reason);
  }
  return skipped;
}

/** Seconds that generating the titles takes, which every build includes. */
function secondsOfStream(titles: number): number {
  const started = performance.now();
  let made = 0;
  for (const { id } of syntheticDocuments(titles, seed)) made += id > 0 ? 1 : 0;
  return made === titles ? seconds(started) : 0;
}

/** Builds a peer's index, restarts the peer on it and asks it, before the next peer starts. */
async function rowOf(job: Job, known: readonly KnownItem[]): Promise<Row> {
  say(`${job.peer}: the index of ${job.titles} titles is made`);
  const [load_before = 0] = loadavg();
  await mkdir(job.folder, { recursive: true });
  const build = await built(job);
  say(`${job.peer}: asked`);
  const row = { peer: job.peer, load_before, ...build, ...(await measured(job, known)) };
  await rm(job.folder, { recursive: true, force: true, maxRetries: 5 });
  return row;
}

/** Puts the judged queries of `relevance` to each peer in turn, on the same titles. */
async function judgements(
  jobs: readonly Job[],
  folder: string,
  records: string | null,
): Promise<PeerRelevance[]> {
  if (jobs.length === 0) return [];
  const catalogue = await openCatalogue(folder, records);
  try {
    return await inTurn(jobs, async (job) => {
      say(`${job.peer}: judged`);
      const place = { ...job, folder: `${job.folder}-judged` };
      await mkdir(place.folder, { recursive: true });
      const answers = await answering(job.peer, catalogue, place);
      try {
        return { peer: job.peer, result: await judgeAll(catalogue, records !== null, answers.ask) };
      } finally {
        await answers.close();
      }
    });
  } finally {
    await catalogue.close();
  }
}

async function inTurn<One, Result>(
  all: readonly One[],
  each: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await each(one));
  return results;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
