import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message, type MessageProps } from '../../ui/feedback/message.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import type { WindowStep } from './use-sign-in-callback.ts';

interface WindowWordsProps {
  readonly step: WindowStep;
  readonly onGoOnHere: () => void;
}

/** Message that leads back to the page that this window was opened beside. */
export function WindowWords({ step, onGoOnHere }: WindowWordsProps): ReactNode {
  const { t } = useTranslation();
  switch (step.kind) {
    case 'handing':
      return <Spinner label={t('signInWays.returning')} />;
    case 'handed':
      return (
        <FocusedMessage key="handed" tone="success" title={t('signInWays.handed')}>
          {t('signInWays.handedHint')}
        </FocusedMessage>
      );
    case 'unheard':
      return <SilentPageMessage onGoOnHere={onGoOnHere} />;
  }
}

function SilentPageMessage({ onGoOnHere }: Pick<WindowWordsProps, 'onGoOnHere'>) {
  const { t } = useTranslation();
  return (
    <>
      <FocusedMessage key="unheard" title={t('signInWays.unheard')}>
        {t('signInWays.unheardHint')}
      </FocusedMessage>
      <Cluster>
        <Button onClick={onGoOnHere}>{t('signInWays.goOnHere')}</Button>
      </Cluster>
    </>
  );
}

/** Message that takes the keyboard as it appears. */
function FocusedMessage(props: MessageProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Message {...props} />
    </div>
  );
}
