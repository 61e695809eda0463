import { useState } from 'react';
import { useLocation } from 'react-router';
import { problemOf } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureFor, type ProviderAnswer } from '../../parts/patrons/provider-answer.ts';
import { ProviderStepWords } from '../../parts/patrons/provider-step-words.tsx';
import { useProviderWindow } from '../../parts/patrons/use-provider-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

interface ProviderWaysProps {
  readonly providers: readonly { readonly codigo: number; readonly nome: string }[];
  /** Path to go to after signing in; null for the present page. */
  readonly target: string | null;
  /** Signs in by a code of ours, over the page that a dialog interrupts; null if the page is left. */
  readonly comeIn: ((codigo: string) => Promise<void>) | null;
}

/**
 * Buttons for the institutions to sign in by: a press leads there, and back to the present page. In a dialog
 * it opens a window beside the page, so that nothing on it is lost.
 */
export function ProviderWays({ providers, target, comeIn }: ProviderWaysProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { send, isBusy, problem, tell } = useSubmission('startProviderSignIn');
  const [isEntering, setEntering] = useState(false);
  const take = async ({ codigo, falha }: ProviderAnswer) => {
    setEntering(true);
    try {
      if (falha !== null) throw failureFor(falha);
      await comeIn?.(codigo);
    } catch (error) {
      tell(problemOf(error, t));
    }
    setEntering(false);
  };
  const { step, open, goOnHere } = useProviderWindow(take);
  const lead = (id: number) => {
    const body = { redirect: target ?? pathname + search, em_janela: comeIn !== null };
    const ask = () => send({ params: { id: String(id) }, body });
    tell(null);
    void (comeIn ? open(ask) : goOnHere(ask));
  };
  return (
    <Stack gap={3}>
      <ProblemSummary problem={problem} />
      {providers.map(({ codigo, nome }) => (
        <Button
          key={codigo}
          variant="primary"
          data-script="needed"
          isPending={isBusy || isEntering || step.kind === 'leaving'}
          onClick={() => lead(codigo)}
        >
          {t('signInWays.by', { name: nome })}
        </Button>
      ))}
      {comeIn && step.kind === 'idle' && !isEntering && <p>{t('signInWays.inWindow')}</p>}
      <ProviderStepWords step={step} onGoOnHere={(ask) => void goOnHere(ask)} />
      {isEntering && <Spinner label={t('login.authenticating')} />}
    </Stack>
  );
}
