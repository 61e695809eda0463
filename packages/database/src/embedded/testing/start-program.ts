/**
 * The application in small: starts PostgreSQL on the folder it is given, prints what came of it as
 * one line of JSON, stops when its input ends.
 */
import { once } from 'node:events';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const dataDir = process.argv[2] ?? '';
const messages: string[] = [];
const result = await startEmbeddedPostgres({
  dataDir,
  log: (message) => messages.push(message),
  keepsData: process.argv[3] !== 'expendable',
});
process.stdout.write(`${JSON.stringify({ ...result, messages })}\n`);
if (result.kind === 'started') {
  process.stdin.resume();
  await once(process.stdin, 'end');
  await result.stop();
}
