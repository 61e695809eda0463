import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { numberOption } from './number-option.ts';
import { processSeconds } from './processor-time.ts';
import type { MeasurementResult } from './main.ts';
import { at } from './search/timing.ts';
import { withCatalogue, type ServedCatalogue } from './served/catalogue.ts';

/** Measures a harvest of the whole catalogue by OAI-PMH, to its end; see bench/harvest.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '20000' },
      format: { type: 'string', default: 'marcxml' },
      keep: { type: 'string' },
      /** A Python that has Sickle: `python3 -m pip install sickle`. */
      sickle: { type: 'string' },
    },
  });
  const { format, sickle } = values;
  return withCatalogue(numberOption(values, 'titles'), values.keep, async (served) => {
    await untilStamped(served, numberOption(values, 'titles'));
    return measure(served, format, sickle);
  });
}

async function measure(
  served: ServedCatalogue,
  format: string,
  sickle: string | undefined,
): Promise<MeasurementResult> {
  const cpu = processSeconds(served.pid);
  const { identifiers, ms, memory, seconds } = await harvest(served, format);
  const figures: Record<string, number> = {
    records: new Set(identifiers).size,
    given_twice: identifiers.length - new Set(identifiers).size,
    records_per_s: Math.round(identifiers.length / seconds),
    page_p50_ms: round(at(ms, 0.5)),
    page_p99_ms: round(at(ms, 0.99)),
    cpu_ms_per_page: round(((processSeconds(served.pid) - cpu) * 1000) / ms.length),
    memory_first_mib: memory.at(0) ?? 0,
    memory_most_mib: Math.max(...memory),
  };
  if (sickle !== undefined) {
    const others = await identifiersBySickle(sickle, served.address);
    const own = new Set(identifiers);
    figures['sickle_records'] = others.length;
    figures['sickle_differences'] =
      others.filter((one) => !own.has(one)).length + Math.max(0, own.size - new Set(others).size);
  }
  const table = Object.entries(figures).map(([name, value]) => `${name.padEnd(20)}${value}`);
  return { table: table.join('\n'), figures };
}

const round = (value: number) => Math.round(value * 10) / 10;

interface Harvest {
  readonly identifiers: readonly string[];
  /** Milliseconds of each answer. */
  readonly ms: readonly number[];
  /** MiB that the application holds, measured every hundred answers. */
  readonly memory: readonly number[];
  readonly seconds: number;
}

async function harvest({ address, pid }: ServedCatalogue, format: string): Promise<Harvest> {
  const identifiers: string[] = [];
  const ms: number[] = [];
  const memory: number[] = [];
  const began = performance.now();
  let query = `verb=ListRecords&metadataPrefix=${format}`;
  for (;;) {
    if (ms.length % 100 === 0) memory.push(await memoryOf(pid));
    const asked = performance.now();
    const text = await (await fetch(`${address}/oai?${query}`)).text();
    ms.push(performance.now() - asked);
    identifiers.push(...[...text.matchAll(/<identifier>(oai:[^<]+)</g)].map(([, one = '']) => one));
    const token = tokenIn(text);
    if (token === '') break;
    query = `verb=ListRecords&resumptionToken=${token}`;
  }
  return { identifiers, ms, memory, seconds: (performance.now() - began) / 1000 };
}

function tokenIn(text: string): string {
  return /<resumptionToken[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
}

/** Waits until titles are stamped, which happens within seconds of their arrival. */
async function untilStamped({ address }: ServedCatalogue, titles: number): Promise<void> {
  for (;;) {
    const query = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
    const text = await (await fetch(`${address}/oai?${query}`)).text();
    if (Number(/completeListSize="(\d+)"/.exec(text)?.[1] ?? 0) > titles) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const script = `
import sys
from sickle import Sickle
for header in Sickle(sys.argv[1]).ListIdentifiers(metadataPrefix='oai_dc'):
    print(header.identifier)
`;

/** Identifiers as Sickle, an independent harvester, reads them. */
async function identifiersBySickle(python: string, address: string): Promise<string[]> {
  const child = spawn(python, ['-c', script, `${address}/oai`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Sickle ended with ${code}`);
  return text.split('\n').filter(Boolean);
}
