import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';

/** The password was right, but a session that begins in a dialog is not for this person. */
export function UnwelcomeMessage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Message
        tone="warning"
        title={t('signInFirst.unwelcome')}
        actions={<Link href={loginHref(pathname + search)}>{t('signInFirst.loginPage')}</Link>}
      >
        {t('signInFirst.unwelcomeHint')}
      </Message>
    </div>
  );
}
