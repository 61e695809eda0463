import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import type { EarlyScans } from './early-scans.ts';
import type { KioskPatron } from './kiosk-patron.ts';
import { useEarlyScans } from './use-early-scans.ts';
import { useIdentify, type Way } from './use-identify.ts';
import { useTypedOutside } from './use-typed.ts';

interface IdentifyFormInput {
  readonly secret: string;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onIdentified: (patron: KioskPatron, early: EarlyScans) => void;
}

/** State of the form: written text and its faults. */
export type IdentifyState = Omit<ReturnType<typeof useIdentifyForm>, 'form' | 'submit'>;

/** Keeps the patron's user name and proof, the next field, and the outcome of sending them. */
export function useIdentifyForm({ secret, isEnd, onIdentified }: IdentifyFormInput) {
  const { selfService } = usePageConfig();
  const isNameEnough = selfService?.authAuto === false;
  const [way, setWay] = useState<Way>(isNameEnough ? 'name' : 'password');
  const [username, setUsername] = useState('');
  const [proof, setProof] = useState('');
  const [unused, setUnused] = useState(0);
  const [missing, setMissing] = useState<'usuario' | 'prova' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { identify, failure, isBusy, forget } = useIdentify({
    secret,
    isEnd,
    onIdentified: (patron) => onIdentified(patron, early.current),
    onRefused: () => {
      setProof('');
      setUnused(early.current.take().length);
      focusOn('prova');
    },
  });
  const early = useEarlyScans(isBusy);
  const field = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
  const focusOn = (name: string) => (field(name) ?? field('usuario'))?.focus();
  const goOn = () => focusOn(username.trim() === '' ? 'usuario' : 'prova');
  useTypedOutside(goOn);
  // Another way moves the keyboard to the next blank field.
  const begin = useEffectEvent((_way: Way) => goOn());
  useEffect(() => begin(way), [way]);

  const submit = () => {
    const isProofMissing = way !== 'name' && proof.trim() === '';
    if (username.trim() !== '' && !isProofMissing) {
      setMissing(null);
      setUnused(0);
      return void identify(way, username, proof);
    }
    // A scanned card ends with Enter: nothing is wrong, the proof comes next.
    const isScanned = username.trim() !== '' && document.activeElement === field('usuario');
    setMissing(isScanned ? null : username.trim() === '' ? 'usuario' : 'prova');
    goOn();
  };
  const changeWay = (next: Way) => {
    setWay(next);
    setProof('');
    setMissing(null);
    forget();
  };
  return {
    form,
    isNameEnough,
    way,
    changeWay,
    username,
    setUsername,
    proof,
    setProof,
    missing,
    unused,
    failure,
    isBusy,
    submit,
  };
}
