import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Message, type MessageProps } from './message.tsx';
import styles from './toasts.module.css';

export interface Toast {
  readonly tone: NonNullable<MessageProps['tone']>;
  readonly words: string;
  /** What can be done about it, in one press. */
  readonly action?: { readonly words: string; readonly act: () => void };
}

/** Milliseconds a toast stays, not counting those in which somebody reads or works in it. */
const life = 8000;

interface ToastOnPage extends Toast {
  readonly id: number;
}

let shown: readonly ToastOnPage[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastOnPage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message over the page, and has screen readers say it. The same words replace themselves, and
 * what could be done about them still can.
 */
export function showToast(toast: Toast): void {
  last += 1;
  const before = shown.find(({ words }) => words === toast.words);
  change([...shown.filter((one) => one !== before), { ...before, ...toast, id: last }]);
}

export function clearToasts(): void {
  change([]);
}

/** What the messages on show offer cannot be done any more; the words stay. */
export function withdrawToastActions(): void {
  change(shown.map(({ id, tone, words }) => ({ id, tone, words })));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly ToastOnPage[] = [];

/** Where toasts appear. Mounted once in each frame. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    // The attribute has dialogs leave it be: what is told while one is open can be read and closed.
    <div className={styles.region} data-print="no" data-react-aria-top-layer="true">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

interface OneToastProps {
  readonly toast: ToastOnPage;
  readonly closeLabel: string;
}

function OneToast({ toast, closeLabel }: OneToastProps) {
  const [isHeld, setHeld] = useState(false);
  const close = () => change(shown.filter(({ id }) => id !== toast.id));
  useTimer(close, isHeld);
  const action = toast.action && (
    <Button
      size="small"
      onClick={() => {
        close();
        toast.action?.act();
      }}
    >
      {toast.action.words}
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the clock
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Message tone={toast.tone} isLive actions={action}>
        {toast.words}
      </Message>
      <Button look="quiet" size="small" icon="close" iconOnly onClick={close}>
        {closeLabel}
      </Button>
    </div>
  );
}

/** Counts the time that the toast is left alone. */
function useTimer(onEnd: () => void, isHeld: boolean): void {
  const left = useRef(life);
  const end = useRef(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      left.current -= performance.now() - started;
      clearTimeout(timer);
    };
  }, [isHeld]);
}
