import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { classes } from '../../ui/classes.ts';
import styles from './sign-language.module.css';

export type SignsState = 'loading' | 'ready' | 'unreachable';

/** Milliseconds that the signing program may take to load. */
const loadingPatienceMs = 20_000;
/** Milliseconds without a change after which a selection is sent. */
const settling = 400;

/**
 * Signs the text selected on the page. The program is not ours: it runs in a frame of its own without our
 * origin, and gets nothing but that text. Until it has loaded nothing is shown.
 */
export function SignLanguage({ onState }: { readonly onState: (state: SignsState) => void }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<SignsState>('loading');

  useEffect(() => onState(state), [onState, state]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (event.data === 'ready' || event.data === 'unreachable') setState(event.data);
    };
    const giveUp = setTimeout(() => setState('unreachable'), loadingPatienceMs);
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(giveUp);
      removeEventListener('message', onMessage);
    };
  }, [state]);

  useEffect(() => {
    if (state !== 'ready') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const send = () => {
      const text = String(getSelection()).trim().slice(0, 2000);
      // The frame's origin is opaque: no other can be named.
      if (text) frame.current?.contentWindow?.postMessage(text, '*');
    };
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(send, settling);
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [state]);

  if (state === 'unreachable') return null;
  return (
    <iframe
      ref={frame}
      src="/libras"
      title={t('accessibility.signLanguage')}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className={classes(styles.frame, state === 'loading' && styles.waiting)}
      tabIndex={state === 'loading' ? -1 : undefined}
      aria-hidden={state === 'loading' || undefined}
    />
  );
}
