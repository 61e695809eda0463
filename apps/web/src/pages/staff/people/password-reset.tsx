import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { OnDone, Person } from './person.ts';

interface PasswordResetProps {
  readonly person: Person;
  readonly onDone: OnDone;
}

type Way = 'provisoria' | 'carta';

/** Buttons that give a person a way in: a password shown once, here, or a letter. */
export function PasswordReset({ person, onDone }: PasswordResetProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('resetPassword');
  const [asks, setAsks] = useState(false);
  const [given, setGiven] = useState<{ senha: string; dias: number } | null>(null);
  const name = person.nome_pessoa;
  const reset = async (modo: Way) => {
    setAsks(false);
    setGiven(null);
    const done = await act({ params: { id: String(person.cod_pessoa) }, body: { modo } });
    if (!done) return;
    if (done.senha === null) return onDone(t('people.letterSent', { name }));
    setGiven({ senha: done.senha, dias: done.dias });
  };
  return (
    <Disclosure title={t('people.password')}>
      <Stack gap={3}>
        <p>{t('people.passwordHint')}</p>
        {given && (
          <Message tone="warning" isLive title={t('people.passwordOnce', { name })}>
            <p>
              <code>{given.senha}</code>
            </p>
            <p>{t('people.passwordDays', { count: given.dias })}</p>
          </Message>
        )}
        <Cluster>
          <Button isPending={isBusy} onClick={() => setAsks(true)}>
            {t('people.givePassword')}
          </Button>
          {person.email !== '' && (
            <Button
              variant="quiet"
              icon="mail"
              isPending={isBusy}
              onClick={() => void reset('carta')}
            >
              {t('people.sendLetter')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        isOpen={asks}
        title={t('people.givePasswordAsk', { name })}
        confirmLabel={t('people.givePassword')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void reset('provisoria')}
        onCancel={() => setAsks(false)}
      >
        {t('people.givePasswordText')}
      </ConfirmDialog>
    </Disclosure>
  );
}
