import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { keepIssued } from '../../../parts/circulation/issued-declaration.ts';
import { missingProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { PasswordField } from '../../../features/sign-in/password-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';

interface DeclareProps {
  readonly library: string;
  /** Called where it could not be made, which has been told. */
  readonly onRefused: () => void;
}

/** Asks again, and for the password: it ends what only staff can bring back. */
export function Declare({ library, onRefused }: DeclareProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { send, tell, isBusy, problem, errorAt } = useSubmission('declareNoDebts');
  const navigate = useNavigate();
  const close = () => {
    tell(null);
    setOpen(false);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const senha = new FormData(event.currentTarget).get('senha');
    if (typeof senha !== 'string' || senha === '') {
      const label = t('noDebts.confirm.password');
      return tell(missingProblem([{ name: 'senha', label }], t));
    }
    const made = await send({ body: { senha } });
    if (!made) return onRefused();
    saveFile(made.arquivo);
    keepIssued(made);
    // Signed out there: what asks for somebody signed in would lead to the way in instead.
    await navigate(`/verificar/${made.codigo}`);
  };
  return (
    <div>
      <Button variant="danger" icon="file" onClick={() => setOpen(true)}>
        {t('noDebts.make')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isAlert
        title={t('noDebts.confirm.title')}
        closeLabel={t('frame.close')}
      >
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <ProblemSummary problem={problem} />
            <p>{t('noDebts.confirm.text', { library })}</p>
            <PasswordField
              label={t('noDebts.confirm.password')}
              name="senha"
              autoComplete="current-password"
              error={errorAt('senha')}
            />
            <Cluster>
              <Button type="submit" variant="danger" isPending={isBusy}>
                {t('noDebts.confirm.send')}
              </Button>
              <Button onClick={close}>{t('noDebts.confirm.cancel')}</Button>
            </Cluster>
          </Stack>
        </form>
      </Dialog>
    </div>
  );
}
