import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { timeZone } from '../platform/clock.ts';
import { checkDatabase } from '../platform/database/check-database.ts';
import { readConfig } from '../platform/start/config.ts';
import { requireDatabase } from './open-database.ts';
import { readPlain } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

const failed = 1;
const wrongInput = 2;
const queue = 'regular';
/** Interval between two looks at a job that is waited for, in ms. */
const interval = 500;
/** Wait after which it is said that no server has begun, in ms: longer than a server's round. */
const sayAfter = 5000;

await runCommand({
  help: (t) => t('jobs.help'),
  read: (words) => readPlain(words, { most: 1 }),
  act: ([name], terminal) => showOrRun(name, terminal),
});

async function showOrRun(name: string | undefined, terminal: Terminal): Promise<number> {
  const config = readConfig(process.env);
  await requireDatabase(config, terminal);
  const { DATABASE_URL, DATA_DIR } = config;
  const connectionString = DATABASE_URL ?? (await findRunningPostgres(DATA_DIR));
  if (connectionString === null) {
    terminal.complain(terminal.t('jobs.notRunning', { folder: DATA_DIR }));
    return failed;
  }
  await checkDatabase(connectionString);
  // Only looks and asks: the running servers do the rest.
  const idle = { supervise: false, schedule: false, migrate: false, createSchema: false };
  const boss = new PgBoss({ connectionString, max: 1, ...idle });
  boss.on('error', () => {});
  await boss.start();
  try {
    return name === undefined ? await list(boss, terminal) : await run(boss, name, terminal);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** A job as pg-boss has it; its output is null until there is one. */
type KeptJob = Pick<JobWithMetadata, 'state' | 'createdOn' | 'startedOn' | 'completedOn'> & {
  readonly output: object | null;
};

async function list(boss: PgBoss, { t, say }: Terminal): Promise<number> {
  const schedules = await boss.getSchedules(queue);
  const width = Math.max(...schedules.map(({ key }) => key.length));
  for (const { key } of schedules) {
    const job = await lastOf(boss, key);
    say(`${key.padEnd(width)}  ${job ? sentenceOf(job, t) : t('jobs.notYet')}`);
  }
  return 0;
}

async function run(boss: PgBoss, name: string, terminal: Terminal): Promise<number> {
  const { t, say, complain } = terminal;
  const names = (await boss.getSchedules(queue)).map(({ key }) => key);
  if (!names.includes(name)) {
    complain(t('jobs.unknown', { name, names: names.join(', ') }));
    return wrongInput;
  }
  const id = await boss.send(queue, { job: name }, { retryLimit: 0 });
  const saying = setTimeout(() => say(`${name}  ${t('jobs.notTakenUp')}`), sayAfter);
  for (;;) {
    const [job] = await boss.findJobs(queue, { id: id ?? '' });
    if (job?.state !== 'created') clearTimeout(saying);
    if (job && isEnded(job)) {
      say(`${name}  ${sentenceOf(job, t)}`);
      return job.state === 'completed' ? 0 : failed;
    }
    await delay(interval);
  }
}

async function lastOf(boss: PgBoss, job: string): Promise<KeptJob | undefined> {
  const jobs: readonly KeptJob[] = await boss.findJobs(queue, { data: { job } });
  const newestFirst = jobs.toSorted((one, other) => +other.createdOn - +one.createdOn);
  return newestFirst.find(isEnded) ?? newestFirst[0];
}

/** Whether a job has ended; one that failed and waits for another try has, too. */
function isEnded({ state, output }: KeptJob): boolean {
  return state !== 'created' && state !== 'active' && (state !== 'retry' || output !== null);
}

function sentenceOf(job: KeptJob, t: Translate): string {
  const { state, createdOn, startedOn, completedOn, output } = job;
  switch (state) {
    case 'created':
      return t('jobs.waits', { at: shown(createdOn) });
    case 'active':
      return t('jobs.runs', { at: shown(startedOn) });
    case 'completed': {
      const outcome = output ? JSON.stringify(output) : '';
      return `${t('jobs.done', { at: shown(completedOn ?? startedOn) })}  ${outcome}`;
    }
    case 'retry':
      return `${t('jobs.failedAndAgain', { at: shown(startedOn) })}  ${messageOf(output)}`;
    case 'failed':
      return `${t('jobs.failed', { at: shown(completedOn ?? startedOn) })}  ${messageOf(output)}`;
    case 'cancelled':
      return t('jobs.cancelled', { at: shown(completedOn ?? createdOn) });
  }
}

/** The message of an output: a fault is kept with its stack, which operators do not need. */
function messageOf(output: object | null): string {
  return output && 'message' in output ? String(output.message) : JSON.stringify(output);
}

function shown(moment: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  const local = at.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
