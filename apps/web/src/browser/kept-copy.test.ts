import { afterEach, describe, expect, test, vi } from 'vitest';
import { createKeptCopy } from './kept-copy.ts';
import { memoryStorage } from './memory-storage.ts';

const storage = memoryStorage();
const copy = createKeptCopy({
  key: 'k',
  isValue: (value) => typeof value === 'string',
  storage: () => storage,
});

afterEach(() => {
  vi.restoreAllMocks();
  storage.clear();
});

describe('a kept copy', () => {
  test('is read as it was written, and cannot be read in the storage', async () => {
    await copy.write('ação secreta');
    expect(await copy.read()).toBe('ação secreta');
    expect(storage.getItem('k')).not.toContain('secreta');
  });

  test('is sealed anew each time', async () => {
    await copy.write('a');
    const before = storage.getItem('k');
    await copy.write('a');
    expect(storage.getItem('k')).not.toBe(before);
  });

  test('what was changed by a sign is none', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await copy.write('ação secreta');
    const sealed = storage.getItem('k') ?? '';
    const at = sealed.length - 8;
    storage.setItem(
      'k',
      `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`,
    );
    expect(await copy.read()).toBeNull();
  });

  test('is not there once cleared, not even where it was being written', async () => {
    const writing = copy.write('a');
    copy.clear();
    await writing;
    expect(await copy.read()).toBeNull();
    expect(storage.getItem('k')).toBeNull();
  });

  test('the last of two writes stays', async () => {
    await Promise.all([copy.write('first'), copy.write('second')]);
    expect(await copy.read()).toBe('second');
  });

  test.each(['', 'x', '{"a":1}', 'AAAA', btoa('x'.repeat(40))])(
    'is none where somebody else wrote %j, which the console alone is told',
    async (text) => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      storage.setItem('k', text);
      expect(await copy.read()).toBeNull();
      expect(told).toHaveBeenCalledOnce();
    },
  );

  test('is none where it is of another shape', async () => {
    const other = createKeptCopy({
      key: 'k',
      isValue: (value): value is number => typeof value === 'number',
      storage: () => storage,
    });
    await copy.write('a');
    expect(await other.read()).toBeNull();
  });

  test('without Web Crypto nothing is kept, and the console alone is told', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no'));
    await copy.write('a');
    expect(storage.getItem('k')).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });

  test('a storage that refuses is told to the console alone', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const closed = createKeptCopy({
      key: 'k',
      isValue: (value) => typeof value === 'string',
      storage: () => {
        throw new Error('SecurityError');
      },
    });
    await closed.write('a');
    expect(await closed.read()).toBeNull();
    closed.clear();
    expect(told).toHaveBeenCalledTimes(3);
  });
});
