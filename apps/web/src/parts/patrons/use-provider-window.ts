import { useEffect, useRef, useState } from 'react';
import { loadRefusalSentences } from '../../api/failure-words.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ProviderAnswer } from './provider-answer.ts';
import { leaveProviderWindow, openProviderWindow, type ProviderWindow } from './provider-window.ts';

/** Requests the provider's address from the server; null if it refuses, which was reported. */
type AskAddress = () => Promise<{ readonly url: string } | null>;

export type ProviderStep =
  | { readonly kind: 'idle' }
  /** The address is being requested. */
  | { readonly kind: 'opening' }
  /** The reader is at the provider, in a window beside this page. */
  | { readonly kind: 'beside' }
  /** The browser opened no window. */
  | { readonly kind: 'held-back'; readonly ask: AskAddress }
  /** This page itself is leaving for the provider. */
  | { readonly kind: 'leaving' };

/**
 * Leads to a provider in a window beside the page, which stays unchanged; `take` receives the answer. If the
 * browser opens none, `goOnHere` leads there in this one.
 */
export function useProviderWindow(take: (answer: ProviderAnswer) => Promise<void>) {
  const { t } = useTranslation();
  const [step, setStep] = useState<ProviderStep>({ kind: 'idle' });
  const beside = useRef<ProviderWindow>(null);
  useEffect(() => () => beside.current?.forget(), []);

  const open = async (ask: AskAddress) => {
    beside.current?.close();
    // Opened before anything is awaited: only then does the browser count it as the press of a button.
    const opened = openProviderWindow(t('signInWays.leaving'), (answer) => {
      void loadRefusalSentences().then(() => {
        setStep({ kind: 'idle' });
        return take(answer);
      });
    });
    beside.current = opened;
    if (!opened) return setStep({ kind: 'held-back', ask });
    setStep({ kind: 'opening' });
    const found = await ask();
    if (!found) {
      opened.close();
      return setStep({ kind: 'idle' });
    }
    opened.lead(found.url);
    setStep({ kind: 'beside' });
  };
  const goOnHere = async (ask: AskAddress) => {
    const found = await ask();
    if (!found) return;
    leaveProviderWindow();
    setStep({ kind: 'leaving' });
    location.assign(found.url);
  };
  return { step, open, goOnHere };
}
