import { expect, test } from 'vitest';
import { runRegularJob, type JobLog, type RegularJob } from './regular-job.ts';

function logOf(lines: string[]): JobLog {
  return {
    info: (_details, message) => lines.push(message),
    error: (_details, message) => lines.push(`fault: ${message}`),
  };
}

function handlerOf(run: RegularJob['run'], lines: string[]) {
  return runRegularJob({ notices: { at: '07:00', expireInSeconds: 60, run } }, logOf(lines));
}

test('a job that has come to its end is done, with its outcome', async () => {
  const lines: string[] = [];
  const handler = handlerOf(async () => ({ letters: 2 }), lines);
  await expect(handler({ job: 'notices' }, new AbortController().signal)).resolves.toEqual({
    letters: 2,
  });
  expect(lines).toEqual(['job done']);
});

test('a job that is cut off is not done, so that the queue runs it again, and that is no fault', async () => {
  const lines: string[] = [];
  const stopping = new AbortController();
  const handler = handlerOf(async () => {
    stopping.abort();
    return { letters: 1 };
  }, lines);
  await expect(handler({ job: 'notices' }, stopping.signal)).rejects.toThrow('interrupted');
  expect(lines).toEqual(['job interrupted']);
});

test('a job that fails is a fault, while the server stops too', async () => {
  const lines: string[] = [];
  const handler = handlerOf(() => Promise.reject(new Error('no database')), lines);
  await expect(handler({ job: 'notices' }, AbortSignal.abort())).rejects.toThrow('no database');
  expect(lines).toEqual(['fault: job failed']);
});
