import { createContext, use } from 'react';

/** Whether scripts run here and React has taken the page over. */
export const LiveContext = createContext(false);

/**
 * Whether scripts run here: not on the server, nor while the browser takes over what the server rendered.
 * Parts that do nothing without them need not be sent with each page.
 */
export function useIsLive(): boolean {
  return use(LiveContext);
}
