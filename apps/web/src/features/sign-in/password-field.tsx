import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextBox } from '../../ui/text-field.tsx';
import styles from './sign-in.module.css';

/** A password that can be shown while it is written. */
export function PasswordField({ error }: { readonly error?: string }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={t('login.password')} error={error}>
      {(ties) => (
        <div className={styles.password}>
          <TextBox
            {...ties}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            required
          />
          <Button
            icon="eye"
            iconOnly
            look="quiet"
            aria-pressed={isShown}
            className={styles.eye}
            onClick={() => setShown(!isShown)}
          >
            {t('login.show')}
          </Button>
        </div>
      )}
    </Field>
  );
}
