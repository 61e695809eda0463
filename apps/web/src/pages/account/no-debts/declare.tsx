import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { keepIssued } from '../../../parts/circulation/issued-declaration.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { PasswordField } from '../../../features/sign-in/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Cluster, Stack } from '../../../ui/flow.tsx';

interface DeclareProps {
  readonly library: string;
  /** It could not be made, which has been told. */
  readonly onRefused: () => void;
}

/** Asks again, and for the password: it ends what only staff can bring back. */
export function Declare({ library, onRefused }: DeclareProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAct('declareNoDebts');
  const navigate = useNavigate();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const senha = new FormData(event.currentTarget).get('senha');
    if (typeof senha !== 'string' || senha === '') return;
    const made = await act({ body: { senha } });
    if (!made) return onRefused();
    saveFile(made.arquivo);
    keepIssued(made);
    // Signed out there: what asks for somebody signed in would lead to the way in instead.
    await navigate(`/verificar/${made.codigo}`);
  };
  return (
    <div>
      <Button look="danger" icon="file" onClick={() => setOpen(true)}>
        {t('noDebts.make')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isAlert
        title={t('noDebts.confirm.title')}
        closeLabel={t('frame.close')}
      >
        <form method="post" onSubmit={(event) => void send(event)}>
          <Stack gap={4}>
            <p>{t('noDebts.confirm.text', { library })}</p>
            <PasswordField
              label={t('noDebts.confirm.password')}
              name="senha"
              autoComplete="current-password"
            />
            <Cluster>
              <Button type="submit" look="danger" isPending={isBusy}>
                {t('noDebts.confirm.send')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('noDebts.confirm.cancel')}</Button>
            </Cluster>
          </Stack>
        </form>
      </Dialog>
    </div>
  );
}
