import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

interface ProviderWaysProps {
  readonly providers: readonly { readonly codigo: number; readonly nome: string }[];
  /** Path to go on to after signing in; null: the page that one is on. */
  readonly target: string | null;
  readonly isInDialog: boolean;
}

/** Institutions by which one signs in: a press leads there, and back to where one was. */
export function ProviderWays({ providers, target, isInDialog }: ProviderWaysProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { send, isBusy, problem } = useSubmission('startProviderSignIn');
  const [isLeaving, setLeaving] = useState(false);
  const lead = async (id: number) => {
    const body = { redirect: target ?? pathname + search, em_janela: isInDialog };
    const found = await send({ params: { id: String(id) }, body });
    if (!found) return;
    setLeaving(true);
    location.assign(found.url);
  };
  return (
    <Stack gap={3}>
      <ProblemSummary problem={problem} />
      {providers.map(({ codigo, nome }) => (
        <Button
          key={codigo}
          variant="primary"
          data-script="needed"
          isPending={isBusy || isLeaving}
          onClick={() => void lead(codigo)}
        >
          {t('signInWays.by', { name: nome })}
        </Button>
      ))}
      {isLeaving && <Spinner label={t('signInWays.leaving')} />}
    </Stack>
  );
}
