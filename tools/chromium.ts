import { access } from 'node:fs/promises';
import { run, say } from './run.ts';

const places = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium to test with: the one that is there, else Debian's where this user may install it. */
export async function findChromium(): Promise<string | null> {
  const found = await installed();
  if (found) return found;
  if (process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))) {
    say('Installing Chromium for the browser tests');
    const updated = await run('apt-get', ['update', '-qq']);
    if (updated === 0)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return installed();
  }
  return null;
}

async function installed(): Promise<string | null> {
  for (const place of places) if (place && (await exists(place))) return place;
  return null;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
