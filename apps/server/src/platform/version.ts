import { readFile } from 'node:fs/promises';

/** Of the whole project, as CHANGELOG.md tells it. */
export async function readVersion(): Promise<string> {
  const file = new URL('../../../../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
  return version;
}
