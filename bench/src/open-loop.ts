import { setTimeout as delay } from 'node:timers/promises';

/**
 * Starts so many acts a second until the loop ends, each when it is due, whether or not those before it are done.
 * `due` and `ends` are milliseconds of `performance.now`. Resolves once all are done.
 */
export async function openLoop(
  started: number,
  ends: number,
  pace: number,
  act: (turn: number, due: number) => Promise<void>,
): Promise<void> {
  const all: Promise<void>[] = [];
  for (let turn = 0; ; turn += 1) {
    const due = started + (turn * 1000) / pace;
    if (due >= ends) break;
    await delay(Math.max(0, due - performance.now()));
    all.push(act(turn, due));
  }
  await Promise.all(all);
}
