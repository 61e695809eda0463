import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { run, say } from './run.ts';

/** Chromium without its window: see docs/decisions/0037. */
const shell = '/usr/bin/chromium-headless-shell';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: the chosen one, else Debian's shell, else any that is there. */
export async function findChromium(): Promise<string | null> {
  const found = await firstOf([process.env['CHROMIUM'] ?? '', shell]);
  if (found) return found;
  if (process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))) {
    say('Installing Chromium for the browser tests');
    const updated = await apt('update');
    if (updated === 0) await apt('install', '-y', '--no-install-recommends', basename(shell));
  }
  return firstOf([shell, ...places]);
}

function apt(command: string, ...rest: string[]): Promise<number> {
  return run('apt-get', [command, '-qq', '-o', 'Acquire::http::Timeout=20', ...rest]);
}

async function firstOf(candidates: readonly string[]): Promise<string | null> {
  for (const place of candidates) if (place && (await exists(place))) return place;
  return null;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
