import { useEffect, useRef } from 'react';
import type { Step } from './moved-by.ts';
import { focusPlaceButton } from './place-buttons.tsx';

/**
 * Keeps the keyboard with a moved entry: a button moved within the page loses the focus, so it is given back
 * once the page has the new order.
 */
export function usePlaceFocus(shown: readonly number[]) {
  const awaited = useRef<{ id: number; step: Step; place: number } | null>(null);
  useEffect(() => {
    const { current } = awaited;
    if (!current || shown.indexOf(current.id) !== current.place) return;
    awaited.current = null;
    focusPlaceButton(current.id, current.step);
  });
  return (id: number, step: Step, order: readonly number[]): void => {
    awaited.current = { id, step, place: order.indexOf(id) };
  };
}
