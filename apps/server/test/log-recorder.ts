import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLogger } from '../src/platform/logger.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [member: string]: unknown;
}

/** The application's own logger, with its lines kept for the test to read. */
export function createLogRecorder(level = 'info'): {
  readonly log: Logger;
  readonly lines: LogLine[];
} {
  const lines: LogLine[] = [];
  const kept = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { log: createLogger(level, kept), lines };
}
