import type { ReactNode } from 'react';
import { Message } from '../../ui/feedback/message.tsx';

/** Said where something cannot be done without JavaScript, to those who have none. */
export const NeedsScript = ({ children }: { readonly children: ReactNode }) => (
  <noscript>
    <Message>{children}</Message>
  </noscript>
);
