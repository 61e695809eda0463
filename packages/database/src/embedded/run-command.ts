import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The environment of PostgreSQL's programs: messages in English whatever the machine's language, no PG*
 * variable that would change them, no LD_LIBRARY_PATH before their own libraries.
 */
export const programEnvironment = {
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`,
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a program to its end. Returns null where it succeeded, else what it said. */
export async function failureOf(command: readonly string[]): Promise<string | null> {
  const [program = '', ...args] = command;
  try {
    await promisify(execFile)(program, args, { env: programEnvironment, cwd: '/' });
    return null;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    return said === '' ? String(error) : said;
  }
}
