import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { loginHref } from '../../session/login-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';

interface UnwelcomeMessageProps {
  /** Address of the page that the dialog stood over. */
  readonly from: string;
  /** Whether a provider identified the person, and no password was typed here. */
  readonly isByProvider?: boolean;
}

/** Message that this person may not sign in by a dialog, though it is the right person. */
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
