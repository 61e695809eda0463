import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { marcXmlFoot, marcXmlHead, writeMarcXml, type MarcRecord } from '@estante/marc';
import { benchRecord, findable, writeBenchFile } from './import-records.ts';
import { waitUntilFindable } from './import.ts';
import type { Measured } from './main.ts';
import { ownSeconds } from './processor-time.ts';
import { at, timed } from './search/timing.ts';
import { runWatched, startUntil } from './watched-process.ts';

const programs = new URL('../../apps/server/src/', import.meta.url);
const application = fileURLToPath(new URL('main.ts', programs));
const importer = fileURLToPath(new URL('cli/import.ts', programs));

const items = 2000;
const subjects = 500;

/** Measures how quickly a title and its page are answered; see bench/title.md. */
export async function run(args: string[]): Promise<Measured> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '2000' },
      keep: { type: 'string' },
    },
  });
  const [titles, requests] = [Number(values.titles), Number(values.requests)];
  if (values.keep !== undefined) return measure(values.keep, titles, requests);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measure(folder, titles, requests);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(folder: string, titles: number, requests: number): Promise<Measured> {
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: 'false',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const running = await startUntil(application, /ready at (http\S+)/, env);
  try {
    await importOnce(folder, titles, env);
    const address = running.found[1] ?? '';
    await waitUntilFindable(address, findable(titles));
    const big = await numberOf(address, findable(titles));
    const ask = (path: (turn: number) => string) =>
      timesOf(running.pid, requests, (turn) => `${address}${path(turn)}`);
    const idAt = (turn: number) => 1 + ((turn * 7919) % titles);
    const few = (path: string) =>
      timesOf(running.pid, Math.min(requests, 200), () => address + path);
    return present(titles, requests, {
      call: await ask((turn) => `/api/acervo/${idAt(turn)}`),
      page: await ask((turn) => `/acervo/${idAt(turn)}`),
      big_call: await few(`/api/acervo/${big}`),
      big_copies: await few(`/api/acervo/${big}/exemplares`),
      big_page: await few(`/acervo/${big}`),
      big_marc: await few(`/api/acervo/${big}/marc`),
    });
  } finally {
    await running.stop();
  }
}

/** The catalogue, unless a run before has left it in the folder, whole. */
async function importOnce(
  folder: string,
  titles: number,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const done = join(folder, `imported-${titles}`);
  if (existsSync(done)) return;
  await mkdir(folder, { recursive: true });
  const files = [join(folder, 'records.mrc'), join(folder, 'big.xml')] as const;
  await writeBenchFile(files[0], titles);
  await writeFile(files[1], marcXmlHead + writeMarcXml(bigRecord(titles)) + marcXmlFoot);
  const finished = await runWatched(importer, files, env);
  if (finished.code !== 0) throw new Error(`the import failed:\n${finished.output}`);
  await writeFile(done, '');
}

/** The last record, with more items and subjects than any that is sane. */
function bigRecord(number: number): MarcRecord {
  const { leader, fields } = benchRecord(number);
  const field = (tag: string, values: readonly (readonly [string, string])[]) => ({
    tag,
    ind1: ' ',
    ind2: tag === '650' ? '4' : ' ',
    subfields: values.map(([code, value]) => ({ code, value })),
  });
  const many = <Result>(length: number, make: (turn: number) => Result) =>
    Array.from({ length }, (_, turn) => make(turn));
  return {
    leader,
    fields: [
      ...fields.filter(({ tag }) => tag !== '650' && tag !== '952'),
      ...many(subjects, (turn) => field('650', [['a', `Assunto ${turn}`]])),
      ...many(items, (turn) =>
        field('952', [
          ['a', turn % 2 === 0 ? 'CENTRAL' : 'NORTE'],
          ['b', turn % 2 === 0 ? 'CENTRAL' : 'NORTE'],
          ['h', `v. ${1 + (turn % 40)}`],
          ['p', `G${turn}`],
          ['y', 'LIVRO'],
        ]),
      ),
    ],
  };
}

async function numberOf(address: string, word: string): Promise<number> {
  const body: unknown = await (await fetch(`${address}/api/consulta?q=${word}`)).json();
  const [first] = (body as { readonly acervos: readonly { readonly cod_acervo: number }[] })
    .acervos;
  if (!first) throw new Error(`${word} is not found`);
  return first.cod_acervo;
}

interface Times {
  /** Milliseconds of each request, the warming ones left out. */
  readonly ms: readonly number[];
  /** Of the application's processor time, for one request. */
  readonly cpuMs: number;
}

/** One request after the other, a tenth of them first to warm up. */
async function timesOf(
  pid: number,
  requests: number,
  addressOf: (turn: number) => string,
): Promise<Times> {
  const ask = async (turn: number) => {
    const answer = await fetch(addressOf(turn));
    if (!answer.ok) throw new Error(`${addressOf(turn)} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let turn = 0; turn < requests / 10; turn += 1) await ask(requests + turn);
  const ms: number[] = [];
  const before = ownSeconds(pid);
  for (let turn = 0; turn < requests; turn += 1) ms.push(await timed(() => ask(turn)));
  return { ms, cpuMs: ((ownSeconds(pid) - before) * 1000) / requests };
}

function present(
  titles: number,
  requests: number,
  measured: Readonly<Record<string, Times>>,
): Measured {
  const figures: Record<string, number> = { titles, requests };
  const lines = ['            p50 ms    p99 ms  worst ms    cpu ms'];
  for (const [name, { ms, cpuMs }] of Object.entries(measured)) {
    const values = [at(ms, 0.5), at(ms, 0.99), Math.max(...ms), cpuMs].map(
      (value) => Math.round(value * 10) / 10,
    );
    ['p50_ms', 'p99_ms', 'worst_ms', 'cpu_ms'].forEach((key, place) => {
      figures[`${name}_${key}`] = values[place] ?? 0;
    });
    lines.push(name.padEnd(10) + values.map((value) => String(value).padStart(10)).join(''));
  }
  return { table: lines.join('\n'), figures };
}
