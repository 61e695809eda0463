import { useEffect, useEffectEvent } from 'react';
import { holdKeys, takeHeldKeys } from '../../../browser/held-keys.ts';
import type { DeskMode } from './desk-patron.ts';

export type DeskKey = DeskMode | 'next' | 'except';

/** Function keys that browsers leave free. */
const keys: Readonly<Record<string, DeskKey>> = {
  F2: 'lend',
  F4: 'return',
  F8: 'next',
  F9: 'except',
};

/** Listens for the function keys of the desk, including those pressed before it was mounted. */
export function useDeskKeys(onKey: (key: DeskKey) => void): void {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys[event.key];
      if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      pressed(key);
    };
    document.addEventListener('keydown', press);
    for (const held of takeHeldKeys()) {
      const key = keys[held];
      if (key) pressed(key);
    }
    return () => {
      document.removeEventListener('keydown', press);
      holdKeys();
    };
  }, []);
}
