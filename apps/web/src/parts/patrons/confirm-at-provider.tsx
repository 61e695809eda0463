import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';

interface ConfirmAtProviderProps {
  readonly provider: string;
  readonly isConfirmed: boolean;
}

/** Stands in place of a password: a press leads to the provider, and back to the page that one is on. */
export function ConfirmAtProvider({ provider: name, isConfirmed }: ConfirmAtProviderProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { send, isBusy, problem } = useSubmission('startConfirmation');
  const [isLeaving, setLeaving] = useState(false);
  if (isConfirmed) return <Message tone="success">{t('confirmation.done', { name })}</Message>;
  const lead = async () => {
    const found = await send({ body: { redirect: pathname + search } });
    if (!found) return;
    setLeaving(true);
    location.assign(found.url);
  };
  return (
    <Stack gap={3}>
      <ProblemSummary problem={problem} />
      <p>{t('confirmation.lead', { name })}</p>
      <div>
        <Button disabled={isBusy || isLeaving} onClick={() => void lead()}>
          {t('confirmation.start', { name })}
        </Button>
      </div>
      {isLeaving && <Spinner label={t('signInWays.leaving')} />}
    </Stack>
  );
}
