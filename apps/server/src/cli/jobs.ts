import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres } from '@estante/database';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { timeZone } from '../platform/clock.ts';
import { checkDatabase } from '../platform/check-database.ts';
import { readConfig } from '../platform/config.ts';
import { explainFailure } from './explain-failure.ts';

const help = `npm run jobs            what is done each day and each hour, and what became of it last
npm run jobs -- NAME    has a running server do it now, in its turn, and waits for it

Ctrl-C stops waiting, not the job. DATA_DIR and DATABASE_URL say where the application is.`;

const failed = 1;
const wrongInput = 2;
const queue = 'regular';
/** Milliseconds between two looks at a job that is waited for. */
const interval = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main([name, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || name?.startsWith('-')) {
    complain(help);
    return wrongInput;
  }
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const connectionString = DATABASE_URL ?? (await findRunningPostgres(DATA_DIR));
  if (connectionString === null) {
    complain(`Estante is not running on ${DATA_DIR}: start it, and what was missed is done then.`);
    return failed;
  }
  await checkDatabase(connectionString);
  // Only looks and asks: the running servers do the rest.
  const idle = { supervise: false, schedule: false, migrate: false, createSchema: false };
  const boss = new PgBoss({ connectionString, max: 1, ...idle });
  boss.on('error', () => {});
  await boss.start();
  try {
    return name === undefined ? await list(boss) : await run(boss, name);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Its output is null until there is one. */
type KeptJob = Pick<JobWithMetadata, 'state' | 'createdOn' | 'startedOn' | 'completedOn'> & {
  readonly output: object | null;
};

async function list(boss: PgBoss): Promise<number> {
  const schedules = await boss.getSchedules(queue);
  const width = Math.max(...schedules.map(({ key }) => key.length));
  for (const { key } of schedules) {
    const job = await lastOf(boss, key);
    say(`${key.padEnd(width)}  ${job ? sentenceOf(job) : 'not done yet'}`);
  }
  return 0;
}

async function run(boss: PgBoss, name: string): Promise<number> {
  const names = (await boss.getSchedules(queue)).map(({ key }) => key);
  if (!names.includes(name)) {
    complain(`There is no job ${name}. Known are: ${names.join(', ')}.`);
    return wrongInput;
  }
  const id = await boss.send(queue, { job: name }, { retryLimit: 0 });
  for (;;) {
    const [job] = await boss.findJobs(queue, { id: id ?? '' });
    if (job && isEnded(job)) {
      say(`${name}  ${sentenceOf(job)}`);
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

/** Of one that failed and is tried again there is an outcome too. */
function isEnded({ state, output }: KeptJob): boolean {
  return state !== 'created' && state !== 'active' && (state !== 'retry' || output !== null);
}

function sentenceOf({ state, createdOn, startedOn, completedOn, output }: KeptJob): string {
  const outcome = output ? JSON.stringify(output) : '';
  switch (state) {
    case 'created':
      return `waits since ${shown(createdOn)}`;
    case 'active':
      return `runs since ${shown(startedOn)}`;
    case 'completed':
      return `done ${shown(completedOn ?? startedOn)}  ${outcome}`;
    case 'retry':
      return `failed ${shown(startedOn)} and is tried again  ${messageOf(output)}`;
    case 'failed':
      return `failed ${shown(completedOn ?? startedOn)}  ${messageOf(output)}`;
    case 'cancelled':
      return `was cancelled ${shown(completedOn ?? createdOn)}`;
  }
}

/** A fault is kept with its stack; operators read its words. */
function messageOf(output: object | null): string {
  return output && 'message' in output ? String(output.message) : JSON.stringify(output);
}

function shown(moment: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  const local = at.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = failed;
}
