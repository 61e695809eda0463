import { expect, test } from 'vitest';
import { runsPrograms } from './memory-folder.ts';

const proc = 'proc /proc proc rw,nosuid,noexec 0 0';

test.each([
  { mounts: [proc, 'tmpfs /dev/shm tmpfs rw,relatime,size=24684084k 0 0', ''], runs: true },
  { mounts: [proc, 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0', ''], runs: false },
  // The last of two hides the other.
  { mounts: ['a /dev/shm tmpfs rw,noexec 0 0', 'b /dev/shm tmpfs rw 0 0'], runs: true },
  { mounts: [proc], runs: false },
])('a folder that is mounted as $mounts runs programs: $runs', ({ mounts, runs }) => {
  expect(runsPrograms(mounts.join('\n'), '/dev/shm')).toBe(runs);
});
