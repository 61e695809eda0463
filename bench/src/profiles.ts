import { connect } from '@estante/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { matchInterests } from '../../apps/server/src/modules/interests/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { startSite, type Site } from './circulation/site.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { fillProfiles, forgetLooks, setNight, type Night } from './profiles/fill.ts';
import { runWatched } from './watched-process.ts';

const jobs = fileURLToPath(new URL('../../apps/server/src/cli/jobs.ts', import.meta.url));

/** Import of one title, since an empty import is refused. */
const one = { kind: 'one', titles: 1, copies: 1, library: 'CENTRAL' } as const;

/** Measures the time that a night's matching and letters take; see bench/profiles.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '100000' },
      readers: { type: 'string', default: '5000' },
      interests: { type: 'string', default: '6' },
      nights: { type: 'string', default: 'quiet,usual,import,year' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    await using site = await startSite(folder, [one]);
    const size = {
      titles: numberOption(values, 'titles'),
      readers: numberOption(values, 'readers'),
      interests: numberOption(values, 'interests'),
    };
    await fillProfiles(site.pool, size);
    const chosen = nightsOf(size.titles).filter(({ name }) =>
      values.nights.split(',').includes(name),
    );
    return await measure(folder, site, chosen);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function nightsOf(titles: number): readonly Night[] {
  return [
    { name: 'quiet', titles: 0 },
    { name: 'usual', titles: Math.ceil(titles / 365) },
    { name: 'import', titles: Math.ceil(titles / 10) },
    { name: 'year', titles },
  ];
}

async function measure(
  folder: string,
  site: Site,
  nights: readonly Night[],
): Promise<MeasurementResult> {
  const figures: Record<string, number> = {};
  const lines = ['night       titles      news   letters  matching  seconds'];
  for (const night of nights) {
    await setNight(site.pool, night.titles);
    const matching = await match(site);
    await forgetLooks(site.pool);
    const { seconds, letters } = await runNight(folder, site);
    figures[`${night.name}_news`] = matching.news;
    figures[`${night.name}_matching_seconds`] = matching.seconds;
    figures[`${night.name}_seconds`] = seconds;
    figures[`${night.name}_letters`] = letters;
    const cells = [
      night.titles,
      matching.news,
      letters,
      matching.seconds.toFixed(2),
      seconds.toFixed(1),
    ];
    lines.push(night.name.padEnd(9) + cells.map((cell) => String(cell).padStart(9)).join(' '));
  }
  return { table: lines.join('\n'), figures };
}

/** Times the matching alone, as the night does it; the rest of the night is letters. */
async function match({ pool }: Site) {
  const connection = connect({ connectionString: String(pool.options.connectionString), max: 1 });
  try {
    const deps = { db: connection.db, clock: systemClock };
    const started = performance.now();
    const { news } = await matchInterests(deps, new AbortController().signal);
    return { news, seconds: (performance.now() - started) / 1000 };
  } finally {
    await connection.close();
  }
}

async function runNight(folder: string, { pool }: Site) {
  await pool.query('truncate outgoing_mail');
  const connectionString = String(pool.options.connectionString);
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'fatal',
  };
  const done = await runWatched(jobs, ['new-title-alerts'], env);
  if (done.code !== 0) throw new Error(`the night failed:\n${done.output}`);
  const { rows } = await pool.query<{ letters: string; seconds: string }>(
    `select output ->> 'letters' as letters,
       extract(epoch from completed_on - started_on) as seconds
     from pgboss.job where name = 'regular' and data ->> 'job' = 'new-title-alerts'
     order by created_on desc limit 1`,
  );
  return { letters: Number(rows[0]?.letters), seconds: Number(rows[0]?.seconds) };
}
