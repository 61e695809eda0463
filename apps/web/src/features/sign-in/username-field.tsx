import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface UsernameFieldProps {
  readonly defaultValue?: string;
  readonly error?: string | undefined;
}

/** Field for the user name, under the name the institution gives it. */
export function UsernameField({ defaultValue, error }: UsernameFieldProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  return (
    <TextField
      label={institution?.denominacao_login || t('login.username')}
      name="username"
      defaultValue={defaultValue}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      required
      error={error}
    />
  );
}
