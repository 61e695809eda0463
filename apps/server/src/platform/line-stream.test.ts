import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLineStream } from './line-stream.ts';

let folder: string;
let pipe: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-lines-'));
  pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads what is in the pipe; nothing where it is empty. */
function readSome(fd: number, bytes: Buffer): string {
  try {
    return bytes.toString('latin1', 0, readSync(fd, bytes));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return '';
    throw error;
  }
}

test(
  'two that write to one pipe, whose reader is slow, cut no line of each other',
  { tags: 'long', timeout: 20_000 },
  async () => {
    const shared = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const streams = [createLineStream(shared), createLineStream(shared)];
    const written = Array.from({ length: 2_000 }, (_, at) => `${at} ${'x'.repeat(at % 400)}`);
    for (const [at, line] of written.entries()) streams[at % 2]?.write(`${line}\n`);
    let read = '';
    const bytes = Buffer.alloc(10_000);
    while (read.length < written.join('\n').length + 1) {
      read += readSome(reader, bytes);
      await setTimeout(5);
    }
    for (const fd of [shared, reader]) closeSync(fd);
    expect(read.trimEnd().split('\n').toSorted()).toEqual(written.toSorted());
  },
);
