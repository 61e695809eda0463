import { resolve } from 'node:path';

/** Resolves a path from where the command was given: npm itself works in the project's folder. */
export function givenPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
