import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

const besidePackage = fileURLToPath(new URL('../../../../../.env', import.meta.url));

/**
 * Reads the settings of a file into the environment, where those that are set already win: `.env` in the
 * project's folder, or the file that ENV_FILE names; none where ENV_FILE is empty.
 * @throws StartError where the file that is named is missing, or a file cannot be read
 */
export function readEnvFile(env = process.env): void {
  const named = env['ENV_FILE'];
  if (named === '' || (named === undefined && !existsSync(besidePackage))) return;
  const file = named ?? besidePackage;
  try {
    loadEnvFile(file);
  } catch (error) {
    throw new StartError(`The settings of ${file} cannot be read: ${String(error)}`);
  }
}
