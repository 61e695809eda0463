import { createContext, use } from 'react';

/** Whether scripts run here and React has hydrated the page. */
export const LiveContext = createContext(false);

/**
 * Whether scripts run here: neither on the server, nor while the browser hydrates the page. Parts that do
 * nothing without them need not be sent with each page.
 */
export function useIsLive(): boolean {
  return use(LiveContext);
}
