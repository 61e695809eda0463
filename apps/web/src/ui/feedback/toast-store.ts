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
 * Shows a message over the page, and has screen readers say it. A repeated message replaces itself, and keeps
 * its action.
 */
export function showToast(toast: Toast): void {
  last += 1;
  const before = shown.find(({ words }) => words === toast.words);
  change([...shown.filter((one) => one !== before), { ...before, ...toast, id: last }]);
}

export function clearToasts(): void {
  change([]);
}

/** Withdraws the actions of the messages on show, which are no longer possible; the words stay. */
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
