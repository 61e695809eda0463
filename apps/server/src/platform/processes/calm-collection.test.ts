import { expect, it } from 'vitest';
import { heapTrimmer, isWorthCollecting, isWorthTrimming } from './calm-collection.ts';

const MiB = 2 ** 20;

it.each([
  ['a start has left its garbage', { busy: 0.01, heap: 180 * MiB, collected: 0 }, true],
  ['an import has', { busy: 0.01, heap: 300 * MiB, collected: 110 * MiB }, true],
  ['somebody is answered', { busy: 0.3, heap: 300 * MiB, collected: 110 * MiB }, false],
  ['nothing has come since', { busy: 0, heap: 112 * MiB, collected: 110 * MiB }, false],
])('collects where it disturbs nobody and is worth it: %s', (_, state, isWorth) => {
  expect(isWorthCollecting(state)).toBe(isWorth);
});

it.each([
  ['an import has ended', { calmFor: 3, worked: 300 }, true],
  ['another thread still works', { calmFor: 0, worked: 300 }, false],
  ['next to nothing was done since', { calmFor: 9, worked: 2 }, false],
])('gives memory back where the process is calm and has worked: %s', (_, state, isWorth) => {
  expect(isWorthTrimming(state)).toBe(isWorth);
});

/** The report names glibc where Node runs on it. */
const { header } = process.report.getReport() as { readonly header: object };
it.runIf('glibcVersionRuntime' in header)(
  'glibc is found, and gives memory back when asked',
  () => {
    const trim = heapTrimmer();
    expect(trim).toBeTypeOf('function');
    expect(() => trim?.()).not.toThrow();
  },
);
