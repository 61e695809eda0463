import { expect, test } from 'vitest';
import { buffersFor } from './server-settings.ts';

const gigabyte = 2 ** 30;

test.each([
  [0.5, '128MB', '512MB'],
  [2, '128MB', '1024MB'],
  [8, '512MB', '4096MB'],
  [64, '1024MB', '32768MB'],
])('a machine of %d GB: %s of buffers, %s of cache', (memory, buffers, cache) => {
  expect(buffersFor(memory * gigabyte)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
  });
});
