import { activities, kioskLengths, modules } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { isPermitted } from '../../session/is-permitted.ts';
import { useSession, useSessionState } from '../../session/use-session.ts';
import { useSubmission } from '../../api/use-act.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { keptKiosk } from './kept-kiosk.ts';

/**
 * Screen before staff have made this machine a kiosk, or once it no longer is one: they sign in, set it up,
 * and are signed out by that.
 */
export function SetUp({ isRefused }: { readonly isRefused: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const state = useSessionState();
  const { send, isBusy, problem, errorAt } = useSubmission('setUpKiosk');
  const [name, setName] = useState('');
  if (state.kind === 'unknown') return <Skeleton lines={4} />;
  if (state.kind !== 'signed-in') {
    return (
      <Message
        isLive={isRefused}
        tone={isRefused ? 'warning' : 'info'}
        title={t(isRefused ? 'kiosk.setUp.refused' : 'kiosk.setUp.needed')}
        actions={
          <ButtonLink href="/login?redirect=%2Fautoatendimento" variant="primary" icon="lock">
            {t('kiosk.setUp.signIn')}
          </ButtonLink>
        }
      >
        {t('kiosk.setUp.neededHint')}
      </Message>
    );
  }
  if (!isPermitted(state.person, modules.staff, activities.staffDesk)) {
    return (
      <Message
        tone="warning"
        title={t('kiosk.setUp.notStaff')}
        actions={
          <ButtonLink href="/sair" icon="signOut">
            {t('account.signOut')}
          </ButtonLink>
        }
      >
        {t('kiosk.setUp.neededHint')}
      </Message>
    );
  }
  const setUp = async () => {
    const made = await send({ body: { nome: name } });
    if (!made) return;
    // The next user must not find staff signed in.
    await session?.signOut();
    keptKiosk.write({ kiosk: { secret: made.aparelho, library: made.desc_biblioteca } });
  };
  return (
    <Message
      title={t('kiosk.setUp.ready')}
      actions={
        <Button variant="primary" icon="computer" isPending={isBusy} onClick={() => void setUp()}>
          {t('kiosk.setUp.make')}
        </Button>
      }
    >
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <p>{t('kiosk.setUp.readyHint')}</p>
        <TextField
          label={t('kiosk.setUp.name')}
          description={t('kiosk.setUp.nameHint')}
          name="nome"
          error={errorAt('nome')}
          maxLength={kioskLengths.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Stack>
    </Message>
  );
}
