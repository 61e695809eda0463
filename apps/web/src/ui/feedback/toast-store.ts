import type { MessageProps } from './message.tsx';

export interface Toast {
  readonly tone: NonNullable<MessageProps['tone']>;
  readonly words: string;
  /** Remedy that takes one press. */
  readonly action?: { readonly words: string; readonly act: () => void };
}

export interface ToastOnPage extends Toast {
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

/** Withdraws what the messages on show offer, which cannot be done any more; the words stay. */
export function withdrawToastActions(): void {
  change(shown.map(({ id, tone, words }) => ({ id, tone, words })));
}

/** Gives the toasts on show, for `useSyncExternalStore`. */
export function toastsShown(): readonly ToastOnPage[] {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeToast(gone: ToastOnPage): void {
  change(shown.filter(({ id }) => id !== gone.id));
}
