import type { ProviderAnswer } from './provider-answer.ts';

/** Message between a page and the window beside it, in which its reader is at a provider. */
type WindowMessage =
  | { readonly kind: 'returned'; readonly id: string; readonly answer: ProviderAnswer }
  /** The page has taken the answer, and the window has done its part. */
  | { readonly kind: 'taken'; readonly id: string };

/** Name of the channel, and key under which a window keeps its id. */
const [name, key] = ['estante-provider', 'estante.provider-window'] as const;

/** Size of the window in pixels, unless it is a tab. */
const [width, height] = [560, 720] as const;

/** Window beside the page, on its way to a provider. */
export interface ProviderWindow {
  readonly lead: (url: string) => void;
  /** Stops listening: a reader who returns in the window continues there. */
  readonly forget: () => void;
  /** Closes the window, unless it is at the provider: then the page has no hold of it any more. */
  readonly close: () => void;
}

/**
 * Opens a window with these words in it, to be led to a provider; null if the browser opens none. `take`
 * receives its answer once. Page and window talk by a channel alone: across the provider no page has an
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
    // The browser stores nothing for this site.
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

/** Whether a provider led to this page in a window beside another page. */
export function isProviderWindow(): boolean {
  return windowId() !== null;
}

/** Makes this window an ordinary one from now on. */
export function leaveProviderWindow(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/**
 * Hands the answer to the page beside; `onTaken` is called once it has taken it. Returns a function that
 * stops listening.
 */
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

/** Centres the window over the page's own; a phone opens a tab. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
