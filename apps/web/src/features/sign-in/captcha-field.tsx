import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha.ts';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  /** It was not done, though asked for. */
  readonly isMissing: boolean;
}

/** A box to tick, upon which the browser works for a moment: nothing to read, hear or puzzle out. */
export function CaptchaField({ captcha, isMissing }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isUsed, state, start, reset } = captcha;
  if (!isUsed) return null;
  const isTicked = state === 'working' || state === 'done';
  const error = errorOf(state, isMissing);
  return (
    <div className={styles.captcha}>
      <Checkbox
        name="captcha"
        checked={isTicked}
        onChange={(isChecked) => (isChecked ? start() : reset())}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {t('captcha.label')}
      </Checkbox>
      {state === 'working' ? (
        <Spinner label={t('captcha.working')} />
      ) : (
        <output className={styles.done}>
          {state === 'done' && (
            <>
              <Icon name="success" /> {t('captcha.done')}
            </>
          )}
        </output>
      )}
      {error && <FieldError id={id}>{t(`captcha.${error}`)}</FieldError>}
    </div>
  );
}

function errorOf(state: Captcha['state'], isMissing: boolean) {
  if (state === 'failed' || state === 'expired') return state;
  return isMissing && state === 'idle' ? 'required' : null;
}
