import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { SignInStep } from './use-sign-in.ts';

/** Whether a code is asked for: once it was, it stays while the form does. */
export function useAsksCode(step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>) {
  const [wasAsked, setAsked] = useState(false);
  const isAsked = step.kind === 'idle' && step.asksCode === true;
  if (isAsked && !wasAsked) setAsked(true);
  return wasAsked || isAsked;
}

/** The second factor's code, which is written next. */
export function CodeField() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label={t('secondFactor.codeOrKept')}
      name="code"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
    />
  );
}
