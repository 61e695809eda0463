import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import type { Look, Seen } from './look.ts';

const look = (
  name: string,
  read: () => Promise<readonly Seen[]>,
  ...labelNames: string[]
): Look => ({
  name,
  help: name,
  labelNames,
  read,
});
const away = async () => Promise.reject(new Error('the database is away'));

test('what cannot be looked at has no value, and keeps nothing else from being told', async () => {
  let jobs: readonly Seen[] = [{ labels: { state: 'failed' }, value: 2 }];
  const metrics = createMetrics([
    look('test_titles', async () => [{ value: 7 }]),
    look('test_jobs', async () => jobs, 'state'),
    look('test_mail', away),
    look('test_queues', away, 'queue'),
  ]);
  metrics.noteAnswer({ call: 'search', status: 200, seconds: 0.02 });
  const told = async () =>
    (await metrics.text()).split('\n').filter((line) => /^(test|estante)_/.test(line));
  expect(await told()).toEqual(
    expect.arrayContaining([
      'test_titles 7',
      'test_jobs{state="failed"} 2',
      'estante_call_duration_seconds_bucket{le="0.01",call="search",status="200"} 0',
      'estante_call_duration_seconds_bucket{le="0.025",call="search",status="200"} 1',
      'estante_call_duration_seconds_count{call="search",status="200"} 1',
    ]),
  );
  expect((await told()).join('\n')).not.toMatch(/test_(mail|queues)/);
  jobs = [];
  expect((await told()).join('\n')).not.toContain('test_jobs');
});
