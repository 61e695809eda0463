import { describe, expect, test, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn<Storage['setItem']>((key, value) => void kept.set(key, value)),
  };
  const events = new EventTarget();
  const open = () =>
    storedValue<readonly string[]>({
      key: 'list',
      parse: (text) => (text === null ? [] : text.split(' ')),
      serialise: (list) => list.join(' '),
      storage: () => storage,
      events: () => events,
    });
  /** Reports a change as the browser does to other tabs. */
  const tellOfChange = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { kept, storage, open, tellOfChange };
}

describe('a kept value', () => {
  test('is read back, as the same object until it changes', () => {
    const { open } = browser();
    const list = open();
    expect(list.read()).toEqual([]);
    list.write(['a', 'b']);
    expect(open().read()).toEqual(['a', 'b']);
    expect(list.read()).toBe(list.read());
  });

  test('is told of here and in other tabs, while somebody listens', () => {
    const { kept, open, tellOfChange } = browser();
    const list = open();
    const listener = vi.fn<() => void>();
    const stop = list.subscribe(listener);
    list.write(['a']);
    expect(listener).toHaveBeenCalledTimes(1);
    kept.set('list', 'b c');
    tellOfChange('list');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(list.read()).toEqual(['b', 'c']);
    tellOfChange('another');
    expect(listener).toHaveBeenCalledTimes(2);
    kept.clear();
    tellOfChange(null);
    expect(list.read()).toEqual([]);
    stop();
    tellOfChange('list');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('that the storage refuses lives as long as the page', () => {
    const { storage, open } = browser();
    storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = open();
    list.write(['a']);
    expect(list.read()).toEqual(['a']);
    expect(open().read()).toEqual([]);
  });

  test('of a closed storage is as if nothing had been kept', () => {
    const list = storedValue({
      key: 'list',
      parse: (text) => text ?? 'none',
      serialise: String,
      storage: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      events: () => new EventTarget(),
    });
    expect(list.read()).toBe('none');
    list.write('some');
    expect(list.read()).toBe('some');
  });
});
