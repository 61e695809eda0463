import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';

/** Package that npx fetches when it is first used: its 100 packages are no part of this project. */
const lighthouse = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Report {
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points outside of performance, by their names. */
  readonly failed: readonly string[];
}

interface LighthouseRun {
  readonly address: string;
  readonly chromium: string;
  /** File into which its report goes, as JSON. */
  readonly file: string;
}

/** One run with Lighthouse's own settings: a mid-range phone on a slow network. */
export async function runLighthouse({ address, chromium, file }: LighthouseRun): Promise<Report> {
  await mkdir(dirname(file), { recursive: true });
  const args = [
    '--yes',
    lighthouse,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
  ];
  // Runs on the Node of this process: the system's may be too old.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn('npx', args, {
    env: { ...process.env, PATH: path, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}:\n${said}`);
  return readReport(JSON.parse(await readFile(file, 'utf8')) as LighthouseResult);
}

/** Fields of Lighthouse's own report that are read here. */
interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { id: string; weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >;
}

function readReport({ runtimeError, categories: found, audits }: LighthouseResult): Report {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code}: ${runtimeError.message}`);
  const score = (name: Category) => Math.round((found[name].score ?? 0) * 100);
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed,
  };
}
