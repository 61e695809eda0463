import type { ReactNode } from 'react';
import { Message } from '../../ui/feedback/message.tsx';

/** Notice for readers without JavaScript that something needs it. */
export const NeedsScript = ({ children }: { readonly children: ReactNode }) => (
  <noscript>
    <Message>{children}</Message>
  </noscript>
);
