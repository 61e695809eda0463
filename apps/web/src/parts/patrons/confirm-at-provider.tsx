import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { problemOf } from '../../api/problem.ts';
import { ApiContext, askAgain } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { takeConfirmation, type ProviderAnswer } from './provider-answer.ts';
import { ProviderStepWords } from './provider-step-words.tsx';
import { useProviderWindow } from './use-provider-window.ts';

interface ConfirmAtProviderProps {
  readonly provider: string;
  readonly isConfirmed: boolean;
}

/** Button in place of a password that leads to the provider, in a window beside this page. */
export function ConfirmAtProvider({ provider: name, isConfirmed }: ConfirmAtProviderProps) {
  const { t } = useTranslation();
  const { isTaking, problem, start, step, goOnHere } = useConfirming();
  const done = useRef<HTMLDivElement>(null);
  const wasTaking = useRef(false);
  useEffect(() => {
    // The button that led there is gone, and the keyboard with it.
    if (isConfirmed && wasTaking.current) done.current?.focus();
    wasTaking.current = isTaking;
  }, [isConfirmed, isTaking]);
  if (isConfirmed) {
    return (
      <div ref={done} tabIndex={-1}>
        <Message tone="success">{t('confirmation.done', { name })}</Message>
      </div>
    );
  }
  return (
    <Stack gap={3}>
      <ProblemSummary problem={problem} />
      <p>{t('confirmation.lead', { name })}</p>
      <div>
        <Button isPending={step.kind === 'opening' || isTaking} onClick={start}>
          {t('confirmation.start', { name })}
        </Button>
      </div>
      <ProviderStepWords step={step} onGoOnHere={(ask) => void goOnHere(ask)} />
      {isTaking && <Spinner label={t('confirmation.taking')} />}
    </Stack>
  );
}

function useConfirming() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const { send, problem, tell } = useSubmission('startConfirmation');
  const [isTaking, setTaking] = useState(false);
  const take = async (answer: ProviderAnswer) => {
    if (!call) return;
    setTaking(true);
    const refused = await takeConfirmation(call, answer).then(
      () => null,
      (error: unknown) => problemOf(error, t),
    );
    await askAgain(client, ['getConfirmation']);
    setTaking(false);
    tell(refused);
  };
  const { step, open, goOnHere } = useProviderWindow(take);
  const start = () => {
    tell(null);
    void open(() => send({ body: { redirect: pathname + search } }));
  };
  return { isTaking, problem, start, step, goOnHere };
}
