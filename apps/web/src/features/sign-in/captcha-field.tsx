import { useId } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import styles from './captcha.module.css';
import { OutsideCaptcha } from './outside-captcha.tsx';
import type { Captcha } from './use-captcha.ts';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  /** Whether a required captcha was not done. */
  readonly isMissing: boolean;
}

/**
 * Captcha without anything to read, hear or puzzle out, unless the institution uses an outside provider's.
 */
export function CaptchaField({ captcha, isMissing }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  if (!captcha.isUsed) return null;
  const error = errorOf(captcha.state, isMissing);
  const Box = captcha.isOutside ? OutsideCaptcha : CaptchaBox;
  return (
    <div className={styles.captcha}>
      <Box captcha={captcha} errorId={error ? id : undefined} />
      {error && <FieldError id={id}>{t(`captcha.${error}`)}</FieldError>}
    </div>
  );
}

function errorOf(state: Captcha['state'], isMissing: boolean) {
  if (state === 'failed' || state === 'expired') return state;
  return isMissing && state === 'idle' ? 'required' : null;
}
