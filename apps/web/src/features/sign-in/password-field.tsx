import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, type FieldProps } from '../../ui/fields/field.tsx';
import { TextBox } from '../../ui/fields/text-field.tsx';
import styles from './sign-in.module.css';

interface PasswordFieldProps extends FieldProps {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Called at each change. */
  readonly onWrite?: (password: string) => void;
}

/** Password field that can be shown while it is written. */
export function PasswordField({ name, autoComplete, onWrite, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(ties) => (
        <div className={styles.password}>
          <TextBox
            {...ties}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            required
            onChange={(event) => onWrite?.(event.target.value)}
          />
          <Button
            icon="eye"
            iconOnly
            variant="quiet"
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
