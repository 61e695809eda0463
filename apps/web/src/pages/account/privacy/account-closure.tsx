import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { missingProblem } from '../../../api/problem.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { ProofField } from '../../../features/sign-in/proof-field.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { proofIn, useConfirmation } from '../../../parts/patrons/use-confirmation.ts';
import { endedSession } from '../../../session/ended-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

/** Closing of the account: what prevents it, or the button for it. */
export function AccountClosure() {
  const { t } = useTranslation();
  const query = endpointQuery('checkAccountClosing', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const ask = () => void refetch();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.closing.title')}</h2>
        {failure && <FailureState failure={failure} onRetry={ask} isRetrying={isFetching} />}
        {data && <ClosureCheck found={data} onRefused={ask} />}
      </Stack>
    </section>
  );
}

interface ClosureCheckProps {
  readonly found: Output<'checkAccountClosing'>;
  readonly onRefused: () => void;
}

function ClosureCheck({ found, onRefused }: ClosureCheckProps) {
  const { t } = useTranslation();
  if (found.da_equipe) return <Message>{t('privacy.closing.staff')}</Message>;
  if (!found.pode_encerrar) {
    return (
      <Message tone="warning" title={t('privacy.closing.against')}>
        <RefusalReasons reasons={found.pendencias} audience="reader" />
      </Message>
    );
  }
  return (
    <>
      <p>{t('privacy.closing.lead', { logins: found.logins.join(', ') })}</p>
      <CloseAccount onRefused={onRefused} />
    </>
  );
}

/**
 * Button and dialog that close the account; the reader confirms and proves who they are, as it cannot be
 * undone.
 */
function CloseAccount({ onRefused }: Pick<ClosureCheckProps, 'onRefused'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { send, tell, isBusy, problem, errorAt } = useSubmission('closeAccount');
  const confirmation = useConfirmation();
  const navigate = useNavigate();
  const close = () => {
    tell(null);
    setOpen(false);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proof = proofIn(event.currentTarget, confirmation);
    if (!proof) {
      const label = t('privacy.closing.password');
      return tell(missingProblem([{ name: 'senha', label }], t));
    }
    const done = await send({ body: proof });
    if (!done) {
      confirmation.renew();
      return onRefused();
    }
    showToast({ tone: 'success', words: t('privacy.closing.done') });
    await navigate('/sair', { state: endedSession });
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('privacy.closing.close')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isAlert
        title={t('privacy.closing.sure')}
        closeLabel={t('frame.close')}
      >
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <ProblemSummary problem={problem} />
            <p>{t('privacy.closing.sureHint')}</p>
            <ProofField
              confirmation={confirmation}
              label={t('privacy.closing.password')}
              name="senha"
              error={errorAt('senha')}
            />
            <Cluster>
              {confirmation.isReady && (
                <Button type="submit" variant="danger" isPending={isBusy}>
                  {t('privacy.closing.close')}
                </Button>
              )}
              <Button onClick={close}>{t('privacy.cancel')}</Button>
            </Cluster>
          </Stack>
        </form>
      </Dialog>
    </div>
  );
}
