import type { ProviderAnswer } from './provider-answer.ts';

/** Message between a page and the window beside it, in which its reader is at a provider. */
type WindowMessage =
  | { readonly kind: 'returned'; readonly id: string; readonly answer: ProviderAnswer }
  /** The page goes on by the answer, and the window has done its part. */
  | { readonly kind: 'taken'; readonly id: string };

/** Name of the channel, and key under which a window keeps which one it is. */
const [name, key] = ['estante-provider', 'estante.provider-window'] as const;

/** Pixels of a window, where it is no tab. */
const [width, height] = [560, 720] as const;

/** A window beside the page, on its way to a provider. */
export interface ProviderWindow {
  readonly lead: (url: string) => void;
  /** Hears of it no more: whoever comes back in it goes on there. */
  readonly forget: () => void;
  /** Closes it, unless it is at the provider: then nothing leads to it any more. */
  readonly close: () => void;
}

/**
 * Opens a window with these words in it, to be led to a provider; null where the browser opens none. `take` is
 * told once of what it came back with. Page and window talk by a channel alone: between them no page has an
 * opener (Cross-Origin-Opener-Policy).
 */
export function openProviderWindow(
  words: string,
  take: (answer: ProviderAnswer) => void,
): ProviderWindow | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const opened = window.open('about:blank', '_blank', features());
  if (!opened) return null;
  const id = newId();
  try {
    opened.sessionStorage.setItem(key, id);
  } catch {
    // A browser that keeps nothing for this site.
    opened.close();
    return null;
  }
  opened.document.body.textContent = words;
  opened.opener = null;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const message = data as WindowMessage;
    if (message.id !== id || message.kind !== 'returned') return;
    channel.postMessage({ kind: 'taken', id } satisfies WindowMessage);
    channel.close();
    take(message.answer);
  });
  const forget = () => channel.close();
  return {
    lead: (url) => opened.location.replace(url),
    forget,
    close: () => {
      forget();
      opened.close();
    },
  };
}

/** Whether this page was led to from a provider in a window beside another. */
export function isProviderWindow(): boolean {
  return windowId() !== null;
}

/** From now on this window is one as any other. */
export function leaveProviderWindow(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** Hands what it came back with to the page beside; `onTaken` once that goes on by it. Gives what stops it. */
export function handBack(answer: ProviderAnswer, onTaken: () => void): () => void {
  const id = windowId() ?? '';
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const message = data as WindowMessage;
    if (message.id !== id || message.kind !== 'taken') return;
    channel.close();
    onTaken();
  });
  channel.postMessage({ kind: 'returned', id, answer } satisfies WindowMessage);
  return () => channel.close();
}

function windowId(): string | null {
  try {
    return 'BroadcastChannel' in globalThis ? sessionStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
}

/** In the middle of the page's own window; a phone opens a tab. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
