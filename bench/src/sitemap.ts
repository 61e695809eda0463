import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { withCatalogue, type ServedCatalogue } from './served/catalogue.ts';
import { presentTimes, timesOf } from './served/times.ts';

/** Crawlers that read a part at the same time. */
const crawlers = 8;

/** Measures the sitemap: its index, one whole part, and the memory for parts; see bench/sitemap.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '500' },
      keep: { type: 'string' },
    },
  });
  const [titles, requests] = [numberOption(values, 'titles'), numberOption(values, 'requests')];
  return withCatalogue(titles, values.keep, (served) => measure(served, titles, requests));
}

async function measure(
  served: ServedCatalogue,
  titles: number,
  requests: number,
): Promise<MeasurementResult> {
  const { address, pid } = served;
  const part = `${address}/sitemap-0.xml`;
  const measured = {
    index: await timesOf(pid, requests, () => `${address}/sitemap.xml`),
    part: await timesOf(pid, Math.ceil(requests / 10), () => part),
  };
  const text = await (await fetch(part)).text();
  const addresses = text.match(/<url>/g)?.length ?? 0;
  const others = {
    titles,
    requests,
    part_addresses: addresses,
    part_kb: Math.round(text.length / 1000),
    ...(await memoryFor(served, part)),
  };
  return presentTimes(measured, others);
}

/** MiB that the application holds before, and at most while eight crawlers read the part at once. */
async function memoryFor({ pid }: ServedCatalogue, part: string): Promise<Record<string, number>> {
  // From here on the kernel's high-water mark covers only what follows (proc_pid_clear_refs(5)).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await memoryOf(pid, 'VmRSS');
  const read = async () => (await fetch(part)).arrayBuffer();
  await Promise.all(Array.from({ length: crawlers }, read));
  return { memory_before_mib: before, memory_peak_mib: await memoryOf(pid, 'VmHWM') };
}

async function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kib = '0'] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
  return Math.round(Number(kib) / 1024);
}
