import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import styles from './sign-in.module.css';

/** Message of the institution on the login; nothing if there is none. */
export function InstitutionMessage() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  if (!institution?.msg_login) return null;
  return (
    <Disclosure title={t('login.message')}>
      <p className={styles.message}>{institution.msg_login}</p>
    </Disclosure>
  );
}
