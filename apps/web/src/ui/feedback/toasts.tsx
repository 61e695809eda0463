import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../controls/button.tsx';
import { Message } from './message.tsx';
import { closeToast, subscribeToToasts, toastsShown, type ToastOnPage } from './toast-store.ts';
import styles from './toasts.module.css';

export { clearToasts, showToast, withdrawToastActions, type Toast } from './toast-store.ts';

/** Milliseconds a toast stays, not counting those in which it has the pointer or the focus. */
const life = 8000;

const none: readonly ToastOnPage[] = [];

/** Region in which toasts appear. Mounted once in each frame. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, toastsShown, () => none);
  return (
    // The attribute makes dialogs leave it alone: a toast during one can be read and closed.
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
  const close = () => closeToast(toast);
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
      <Button variant="quiet" size="small" icon="close" iconOnly onClick={close}>
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
