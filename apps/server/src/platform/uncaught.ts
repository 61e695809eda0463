import type { Logger } from 'pino';

/**
 * What nobody caught ends the one piece of work it arose in, and is told in the log; the others go
 * on. Decision 0064 says why the process does not end with it.
 */
export function logUncaught(log: Pick<Logger, 'fatal'>): void {
  // A rejection that nobody handles arrives here too, as its `origin` says.
  process.on('uncaughtException', (err, origin) => log.fatal({ err, origin }, 'not caught'));
}
