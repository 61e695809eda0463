import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { CaptchaBoxProps } from './captcha-box.tsx';
import styles from './captcha.module.css';

/** Message from the frame: the outcome with its token, or the height that it has grown to. */
interface FrameMessage {
  readonly captcha?: 'done' | 'expired' | 'failed';
  readonly token?: unknown;
  /** Height in CSS pixels. */
  readonly height?: number;
}

/** Captcha of a provider, in the frame that the server makes for it. */
export function OutsideCaptcha({ captcha, errorId }: CaptchaBoxProps) {
  const { t, i18n } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const hear = useEffectEvent((event: MessageEvent<FrameMessage>) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== location.origin) return;
    const { captcha: outcome, token, height: grown } = event.data;
    if (outcome) captcha.take(outcome, typeof token === 'string' ? token : '');
    if (typeof grown === 'number') setHeight(grown);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<FrameMessage>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- providers refuse to work without our origin
    <iframe
      key={captcha.round}
      ref={frame}
      src={`/captcha?lng=${i18n.language}`}
      title={t('captcha.label')}
      aria-describedby={errorId}
      className={styles.frame}
      style={{ blockSize: `${height}px` }}
    />
  );
}
