import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

type Urgency = 'polite' | 'assertive';
type Listener = (message: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Has screen readers say a message that the page shows elsewhere, such as a new count. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  for (const listener of listeners) listener(message, urgency);
}

/** Live regions that `announce` writes to. Mounted once, empty, before anything is announced. */
export function Announcer() {
  const [said, setSaid] = useState({ polite: '', assertive: '' });
  useEffect(() => {
    // A no-break space makes the same message twice in a row two messages.
    const listener: Listener = (message, urgency) =>
      setSaid((last) => ({
        ...last,
        [urgency]: last[urgency] === message ? `${message}\u00a0` : message,
      }));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return (
    // React Aria's own mark keeps this part of the page audible behind a dialog.
    <div data-live-announcer="true">
      <VisuallyHidden>
        <output>{said.polite}</output>
        <span role="alert">{said.assertive}</span>
      </VisuallyHidden>
    </div>
  );
}
