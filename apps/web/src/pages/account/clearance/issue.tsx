import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { keepIssued } from '../../../parts/circulation/issued-clearance.ts';
import { proofIn, useConfirmation } from '../../../parts/patrons/use-confirmation.ts';
import { missingProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { ProofField } from '../../../features/sign-in/proof-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';

interface DeclareProps {
  readonly library: string;
  /** Called if it could not be issued, which was reported. */
  readonly onRefused: () => void;
}

/**
 * Button and dialog that issue a clearance; the reader confirms and proves who they are, as only staff can
 * undo what it ends.
 */
export function Declare({ library, onRefused }: DeclareProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { send, tell, isBusy, problem, errorAt } = useSubmission('issueClearance');
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
      const label = t('clearances.confirm.password');
      return tell(missingProblem([{ name: 'senha', label }], t));
    }
    const made = await send({ body: proof });
    if (!made) {
      confirmation.renew();
      return onRefused();
    }
    saveFile(made.arquivo);
    keepIssued(made);
    // The next page signs the reader out: on this one they would be sent to the login instead.
    await navigate(`/verificar/${made.codigo}`);
  };
  return (
    <div>
      <Button variant="danger" icon="file" onClick={() => setOpen(true)}>
        {t('clearances.make')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isAlert
        title={t('clearances.confirm.title')}
        closeLabel={t('frame.close')}
      >
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <ProblemSummary problem={problem} />
            <p>{t('clearances.confirm.text', { library })}</p>
            <ProofField
              confirmation={confirmation}
              label={t('clearances.confirm.password')}
              name="senha"
              error={errorAt('senha')}
            />
            <Cluster>
              {confirmation.isReady && (
                <Button type="submit" variant="danger" isPending={isBusy}>
                  {t('clearances.confirm.send')}
                </Button>
              )}
              <Button onClick={close}>{t('clearances.confirm.cancel')}</Button>
            </Cluster>
          </Stack>
        </form>
      </Dialog>
    </div>
  );
}
