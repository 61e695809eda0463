import { write, writeSync } from 'node:fs';

/** Bytes that wait for room at most; lines on top of them are lost. */
const mostWaiting = 1_048_576;
/** Bytes that a pipe takes as one (PIPE_BUF of Linux), or as it has room; other processes write to it, too. */
const mostAtOnce = 4096;
const retryMilliseconds = 100;
/** Tries of `flushSync` while a pipe is full: a second in all. */
const patience = 10;

export interface LineStream {
  write(line: string): void;
  /** Writes what waits, as far as there is room. */
  flushSync(): void;
}

/**
 * Lines to a file descriptor, written in the background. pino's own stream waits without end, and holds the
 * whole process, where a disk is full. Here lines wait for room, a bounded number of them, and the rest is lost.
 * Whole lines are written at once: those of another process come between them, never into one, unless it is longer
 * than a pipe takes.
 */
export function createLineStream(fd: number): LineStream {
  const queue: Buffer[] = [];
  let waiting = 0;
  let isWriting = false;
  let retry: NodeJS.Timeout | null = null;

  function take(at: number, written: number): void {
    const rest = queue[at]?.subarray(written);
    queue.splice(at, 1, ...(rest?.length ? [rest] : []));
    waiting -= written;
  }

  /** Joins the lines that wait longest into one piece, which stays first. */
  function joinFirst(): Buffer {
    let [lines, length] = [0, 0];
    for (const { length: more } of queue) {
      if (lines > 0 && length + more > mostAtOnce) break;
      lines += 1;
      length += more;
    }
    const piece = Buffer.concat(queue.slice(0, lines));
    queue.splice(0, lines, piece);
    return piece;
  }

  function writeNext(): void {
    if (isWriting || queue.length === 0) return;
    const piece = joinFirst();
    isWriting = true;
    write(fd, piece, (error, written) => {
      isWriting = false;
      if (error) {
        retry ??= setTimeout(tryAgain, retryMilliseconds).unref();
        return;
      }
      take(0, written);
      writeNext();
    });
  }

  function tryAgain(): void {
    retry = null;
    writeNext();
  }

  return {
    write: (line) => {
      const bytes = Buffer.from(line);
      if (waiting + bytes.length > mostWaiting) return;
      queue.push(bytes);
      waiting += bytes.length;
      writeNext();
    },
    flushSync: () => {
      // The system has the piece that is being written.
      const first = isWriting ? 1 : 0;
      for (let busy = 0; busy < patience;) {
        const piece = queue[first];
        if (!piece) return;
        try {
          take(first, writeSync(fd, piece));
        } catch (error) {
          if (!isBusy(error)) return;
          busy += 1;
          Atomics.wait(sleeper, 0, 0, retryMilliseconds);
        }
      }
    },
  };
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Whether it is a pipe whose reader is slow. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
