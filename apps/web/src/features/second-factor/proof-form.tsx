import type { FactorProof } from '@estante/contract';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { hasPasskeys, signByPasskey } from '../../browser/passkeys.ts';
import { codeKind } from '../../parts/patrons/code-kind.ts';
import { ConfirmAtProvider } from '../../parts/patrons/confirm-at-provider.tsx';
import { useConfirmation } from '../../parts/patrons/use-confirmation.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';
import { isSentBy } from '../../ui/fields/form-control.ts';
import { ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { FactorField } from './factor-field.tsx';

export type Factor = Output<'getSecondFactor'>;

interface ProofFormProps {
  readonly factor: Factor;
  /** Label of the form's button: what it does. */
  readonly does: string;
  readonly isBusy: boolean;
  readonly problem: FormProblem | null;
  readonly variant?: 'primary' | 'danger';
  readonly onSend: (proof: FactorProof) => Promise<void>;
  /** Fields before those of the proof. */
  readonly children?: ReactNode;
}

/**
 * Form for changing the credentials of a sign-in: the person shows all that a sign-in asks for, or confirms
 * at their provider in place of the password, so that an unattended browser changes nothing.
 */
export function ProofForm(props: ProofFormProps) {
  const { factor, does, problem, variant = 'primary', onSend, children } = props;
  const { t } = useTranslation();
  const challenging = useSubmission('challengePasskey');
  const confirmation = useConfirmation();
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [isNotShown, setNotShown] = useState(false);
  const maySign = hasPasskeys() && factor.chaves.some(({ serve_aqui }) => serve_aqui);
  const asked = codeKind({ app: factor.aplicativo, kept: factor.codigos > 0 });
  const isBusy = props.isBusy || challenging.isBusy;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNotShown(false);
    const password = confirmation.provider === null ? { senha } : {};
    if (isSentBy(event, 'passkey')) {
      const challenge = await challenging.send({});
      if (!challenge) return;
      const chave = await signByPasskey(challenge);
      if (!chave) return setNotShown(true);
      await onSend({ ...password, chave });
    } else await onSend({ ...password, ...(codigo && { codigo }) });
    confirmation.renew();
  };
  const notShown = isNotShown
    ? { tone: 'warning' as const, words: t('secondFactor.passkeyNotShown'), fields: [] }
    : null;
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={notShown ?? challenging.problem ?? problem} />
        {children}
        {confirmation.provider === null ? (
          <FactorField kind="password" value={senha} onChange={setSenha} />
        ) : (
          <ConfirmAtProvider provider={confirmation.provider} isConfirmed={confirmation.isReady} />
        )}
        {asked && confirmation.isReady && (
          <FactorField kind={asked} value={codigo} isOptional={maySign} onChange={setCodigo} />
        )}
        {confirmation.isReady && (
          <Cluster>
            <Button type="submit" variant={variant} isPending={isBusy}>
              {does}
            </Button>
            {maySign && (
              <Button type="submit" name="by" value="passkey" isPending={isBusy}>
                {t('secondFactor.usePasskey')}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}
