import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { loginHref } from '../../session/login-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';

interface UnwelcomeMessageProps {
  /** The page that the dialog stood over. */
  readonly from: string;
  /** No password was typed here: a provider said who it is. */
  readonly isByProvider?: boolean;
}

/** Says that a session which begins in a dialog is not for this person, though it is the right one. */
export function UnwelcomeMessage({ from, isByProvider = false }: UnwelcomeMessageProps) {
  const { t } = useTranslation();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Message
        tone="warning"
        title={t('signInFirst.unwelcome')}
        actions={<Link href={loginHref(from)}>{t('signInFirst.loginPage')}</Link>}
      >
        {t(isByProvider ? 'signInFirst.unwelcomeByProvider' : 'signInFirst.unwelcomeHint')}
      </Message>
    </div>
  );
}
