import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha.ts';

export interface CaptchaBoxProps {
  readonly captcha: Captcha;
  /** Id of the element with the error; left out if there is none. */
  readonly errorId: string | undefined;
}

/** Check box that has the browser work for a moment. */
export function CaptchaBox({ captcha, errorId }: CaptchaBoxProps) {
  const { t } = useTranslation();
  const { state, start, reset } = captcha;
  const isTicked = state === 'working' || state === 'done';
  return (
    <div className={styles.box}>
      <Checkbox
        name="captcha"
        checked={isTicked}
        onChange={(isChecked) => (isChecked ? start() : reset())}
        required
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
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
    </div>
  );
}
