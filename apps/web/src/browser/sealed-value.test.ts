import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { createSealedValue } from './sealed-value.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

interface Menu {
  readonly theme: string;
  readonly isOpen: boolean;
}

const open = () =>
  createSealedValue<Menu>({
    key: 'k',
    first: { theme: 'neo', isOpen: true },
    isValue: (value): value is Menu => typeof (value as Menu | null)?.theme === 'string',
    storage: () => storage,
  });

test('is as at first, then as it was kept, and cannot be read in the storage', async () => {
  const one = open();
  one.change({ theme: 'classico' });
  expect(one.read()).toEqual({ theme: 'classico', isOpen: true });
  await expect.poll(() => storage.getItem('k')).not.toBeNull();
  expect(storage.getItem('k')).not.toContain('classico');
  const later = open();
  expect(later.read().theme).toBe('neo');
  later.subscribe(() => {});
  await expect.poll(() => later.read().theme).toBe('classico');
});

test('what is changed before what is kept was read is not undone by it', async () => {
  open().change({ theme: 'classico', isOpen: false });
  await expect.poll(() => storage.getItem('k')).not.toBeNull();
  const later = open();
  later.change({ isOpen: true });
  await expect.poll(() => later.read()).toEqual({ theme: 'classico', isOpen: true });
});

test('what is forgotten is gone from the page and from the storage', async () => {
  const one = open();
  one.change({ theme: 'classico' });
  await expect.poll(() => storage.getItem('k')).not.toBeNull();
  one.forget();
  expect([one.read().theme, storage.getItem('k')]).toEqual(['neo', null]);
});

test('of another shape, or written by others, it is as at first', async () => {
  storage.setItem('k', '{"theme":7}');
  const one = open();
  let told = 0;
  one.subscribe(() => (told += 1));
  await Promise.resolve();
  expect([one.read().theme, told]).toEqual(['neo', 0]);
});
