import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the application before it (`--import`): writes how long its event loop was held each
 * time that was long, and how much of that it computed. The rest it waited for a processor, which
 * others had.
 */
const file = process.env['LOOP_FILE'];
/** Milliseconds between two looks; and from which on a delay is written. */
const [interval, long] = [5, 15];

if (isMainThread && file !== undefined) {
  let last = performance.now();
  let before = process.threadCpuUsage();
  const look = () => {
    const now = performance.now();
    const used = process.threadCpuUsage();
    const held = now - last;
    const own = (used.user + used.system - before.user - before.system) / 1000;
    if (held > long) appendFileSync(file, `${Date.now()} ${held.toFixed(1)} ${own.toFixed(1)}\n`);
    last = now;
    before = used;
  };
  setInterval(look, interval).unref();
}
