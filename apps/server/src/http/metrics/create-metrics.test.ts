import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import type { GaugeSource, Sample } from './gauge-source.ts';

const source = (
  name: string,
  read: () => Promise<readonly Sample[]>,
  ...labelNames: string[]
): GaugeSource => ({
  name,
  help: name,
  labelNames,
  read,
});
const away = async () => Promise.reject(new Error('the database is away'));

test('a source that cannot be read has no value, and keeps no other from being told', async () => {
  let jobs: readonly Sample[] = [{ labels: { state: 'failed' }, value: 2 }];
  const metrics = createMetrics([
    source('test_titles', async () => [{ value: 7 }]),
    source('test_jobs', async () => jobs, 'state'),
    source('test_mail', away),
    source('test_queues', away, 'queue'),
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
