import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

interface InterruptedSessionProps {
  /** Whether the notice stands in for a whole page, with its heading. */
  readonly isPage: boolean;
  /** Whether the sign-in dialog was closed: the keyboard goes on from here. */
  readonly isDismissed: boolean;
  readonly onSignIn: () => void;
}

/** Notice in place of personal content whose session has run out. */
export function InterruptedSession({ isPage, isDismissed, onSignIn }: InterruptedSessionProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDismissed) button.current?.focus();
  }, [isDismissed]);
  return (
    <Stack gap={5}>
      {isPage && <PageHeader title={t('login.title')} />}
      <Message
        tone="warning"
        title={t('errors.SessaoExpirada')}
        actions={
          <Button ref={button} variant="primary" onClick={onSignIn}>
            {t('login.title')}
          </Button>
        }
      >
        {t('signInFirst.intro')}
      </Message>
    </Stack>
  );
}
