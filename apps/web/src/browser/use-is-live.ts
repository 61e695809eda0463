import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run here: not on the server, nor while the browser takes over what the server rendered.
 * Parts that do nothing without them need not be sent with each page.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
