import type { PasskeyChallenge } from '@estante/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { hasPasskeys } from '../../browser/passkeys.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SignInStep } from './sign-in-step.ts';

/** Kind of code that is asked for: once it was, it stays while the form does. */
export function useAskedCode(step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>) {
  const [asked, setAsked] = useState<CodeKind | null>(null);
  const isAsked = step.kind === 'idle' && step.asksFactor === true;
  const code = isAsked ? (step.code ?? null) : asked;
  if (code !== asked) setAsked(code);
  return code;
}

/**
 * Gives the challenge for a passkey to sign; null if the person has none, or this browser knows no passkeys.
 */
export function challengeOf(step: SignInStep): PasskeyChallenge | null {
  const challenge = step.kind === 'idle' ? step.challenge : null;
  return challenge && hasPasskeys() ? challenge : null;
}

/** Button that signs in by a passkey of this device, in place of the code. It sends the form it stands in. */
export function PasskeyButton({ isPending }: { readonly isPending: boolean }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} type="submit" name="by" value="passkey" isPending={isPending}>
      {t('secondFactor.usePasskey')}
    </Button>
  );
}

/** Field for the second factor's code; it takes the focus. */
export function CodeField({ kind }: { readonly kind: CodeKind }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label={t(`secondFactor.${kind}`)}
      name="code"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
    />
  );
}
