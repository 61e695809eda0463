import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { ProviderStep } from './use-provider-window.ts';

interface ProviderStepWordsProps {
  readonly step: ProviderStep;
  readonly onGoOnHere: (ask: Extract<ProviderStep, { kind: 'held-back' }>['ask']) => void;
}

/** Message on the reader's way to a provider, and a button if the browser opened no window. */
export function ProviderStepWords({ step, onGoOnHere }: ProviderStepWordsProps) {
  const { t } = useTranslation();
  switch (step.kind) {
    case 'idle':
      return null;
    case 'opening':
    case 'leaving':
      return <Spinner label={t('signInWays.leaving')} />;
    case 'beside':
      return <Message isLive>{t('signInWays.beside')}</Message>;
    case 'held-back':
      return (
        <Message
          tone="warning"
          isLive
          title={t('signInWays.heldBack')}
          actions={<Button onClick={() => onGoOnHere(step.ask)}>{t('signInWays.goOnHere')}</Button>}
        >
          {t('signInWays.heldBackHint')}
        </Message>
      );
  }
}
