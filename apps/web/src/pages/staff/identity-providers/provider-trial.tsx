import { identityProviderLengths as lengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Provider } from './provider.ts';

type Steps = Output<'tryIdentityProvider'>['passos'];

/** Button that tries the saved setup, and its findings step by step. */
export function ProviderTrial({ provider }: { readonly provider: Provider }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('tryIdentityProvider');
  const [username, setUsername] = useState('');
  const [steps, setSteps] = useState<Steps | null>(null);
  const tryIt = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSteps(null);
    const params = { id: String(provider.codigo) };
    const answer = await send({ params, body: { usuario: username } });
    setSteps(answer?.passos ?? null);
  };
  return (
    <form onSubmit={(event) => void tryIt(event)}>
      <Stack gap={2}>
        <ProblemSummary problem={problem} />
        <p>{t('identityProviders.tryHint')}</p>
        {provider.protocolo === 'ldap' && (
          <TextField
            label={t('identityProviders.tryPerson')}
            name="usuario"
            maxLength={lengths.attribute}
            autoComplete="off"
            autoCapitalize="off"
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
        <div>
          <Button type="submit" icon="search" isPending={isBusy}>
            {t('identityProviders.try')}
          </Button>
        </div>
        {steps && <TrialOutcome steps={steps} />}
      </Stack>
    </form>
  );
}

function TrialOutcome({ steps }: { readonly steps: Steps }) {
  const { t } = useTranslation();
  const isRight = steps.every(({ certo }) => certo);
  return (
    <Message
      isLive
      tone={isRight ? 'success' : 'warning'}
      title={t(`identityProviders.${isRight ? 'tried' : 'triedWrong'}`)}
    >
      <ul>
        {steps.map(({ passo, certo, mensagem }) => (
          <li key={passo}>
            <Icon name={certo ? 'success' : 'warning'} /> {mensagem}
          </li>
        ))}
      </ul>
    </Message>
  );
}
