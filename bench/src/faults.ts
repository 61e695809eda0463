import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseKind } from './faults/databases.ts';
import type { Fault } from './faults/fault.ts';
import { pageFaults } from './faults/kinds/built-pages.ts';
import { captchaFaults } from './faults/kinds/captcha.ts';
import { databaseFaults } from './faults/kinds/database.ts';
import { diskFaults } from './faults/kinds/disk.ts';
import { indexFaults } from './faults/kinds/index-file.ts';
import { mailFaults } from './faults/kinds/mail.ts';
import { networkFaults } from './faults/kinds/network.ts';
import { serverFaults } from './faults/kinds/server.ts';
import { Judgement, measureFault, unmeasured, type Row } from './faults/measure.ts';
import { announce, present } from './faults/present.ts';
import { openScene } from './faults/scene.ts';
import { mountSmallDisk } from './faults/small-disk.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';

const all: readonly Fault[] = [
  ...serverFaults,
  ...databaseFaults,
  ...indexFaults,
  ...pageFaults,
  ...mailFaults,
  ...captchaFaults,
  ...networkFaults,
  ...diskFaults,
];

/** Megabytes of the disk that is filled: the cluster, and its log as it grows meanwhile. */
const smallDisk = 500;

/** Measures the effect of faults around the application, under 64 clients' writes; see bench/faults.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      database: { type: 'string' },
      seconds: { type: 'string', default: '3' },
    },
  });
  const rows: Row[] = [];
  const skipped: string[] = [];
  const seconds = numberOption(values, 'seconds');
  for (const kind of ['own', 'embedded'] as const) {
    if (values.database !== undefined && values.database !== kind) continue;
    const wanted = all.filter(({ name, on }) => name.includes(values.only) && on.includes(kind));
    const [onSmall, onAny] = [true, false].map((small) =>
      wanted.filter(({ onSmallDisk = false }) => onSmallDisk === small),
    );
    if (onAny?.length) rows.push(...(await inFolder((it) => strikeAll(kind, it, onAny, seconds))));
    if (!onSmall?.length) continue;
    const found = await inFolder((it) =>
      onMountedDisk(it, (on) => strikeAll(kind, on, onSmall, seconds)),
    );
    if ('reason' in found) skipped.push(`disk-full on ${kind}: left out, ${found.reason}`);
    else rows.push(...found);
  }
  if (rows.length + skipped.length === 0) throw new Error(`no fault is named ${values.only}`);
  return present(rows, skipped);
}

/** Does work in a folder that is removed afterwards. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function onMountedDisk<Result>(folder: string, work: (folder: string) => Promise<Result>) {
  const disk = join(folder, 'disk');
  const mounted = await mountSmallDisk(disk, smallDisk);
  if ('reason' in mounted) return mounted;
  await using _ = mounted;
  return await work(disk);
}

/**
 * Measures faults in turn. A fault that cannot be measured is reported and counted, and ends those after it on the same
 * database.
 */
async function strikeAll(
  kind: DatabaseKind,
  folder: string,
  faults: readonly Fault[],
  seconds: number,
): Promise<readonly Row[]> {
  await using scene = await openScene(kind, folder);
  const judgement = new Judgement();
  const rows: Row[] = [];
  for (const fault of faults) {
    try {
      const row = await measureFault(scene, fault, judgement, seconds);
      announce(row);
      rows.push(row);
    } catch (error) {
      rows.push(unmeasured(fault, kind, error));
      return rows;
    }
  }
  return rows;
}
