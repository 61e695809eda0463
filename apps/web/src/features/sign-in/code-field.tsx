import type { PasskeyChallenge } from '@estante/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { hasPasskeys } from '../../browser/passkeys.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SignInStep } from './sign-in-step.ts';

/** The code that is asked for: once it was, it stays while the form does. */
export function useAskedCode(step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>) {
  const [asked, setAsked] = useState<CodeKind | null>(null);
  const isAsked = step.kind === 'idle' && step.asksFactor === true;
  const code = isAsked ? (step.code ?? null) : asked;
  if (code !== asked) setAsked(code);
  return code;
}

/** Gives the challenge for a passkey to sign; null where they have none, or this browser knows no passkeys. */
export function challengeOf(step: SignInStep): PasskeyChallenge | null {
  const challenge = step.kind === 'idle' ? step.challenge : null;
  return challenge && hasPasskeys() ? challenge : null;
}

/** Enters by a passkey of the device at hand, in place of the code. Sends the form it stands in. */
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

/** The second factor's code, which is written next. */
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
