import type { Logger } from 'pino';

/**
 * Logs errors that nobody caught. They end the piece of work that they arose in, and not the process: decision
 * 0064 says why.
 */
export function logUncaught(log: Pick<Logger, 'fatal'>): void {
  // A rejection that nobody handles arrives here too, as its `origin` says.
  process.on('uncaughtException', (err, origin) => log.fatal({ err, origin }, 'not caught'));
}
