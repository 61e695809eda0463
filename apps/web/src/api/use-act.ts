import { useContext, useRef, useState } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { showToast } from '../ui/toasts.tsx';
import type { EndpointName, Input, Output } from './api.ts';
import { failureToast } from './failure-toast.ts';
import { ApiContext } from './query.ts';

/** A call that changes something, one at a time. Failures are told in a toast, and answer null. */
export function useAct<Name extends EndpointName>(name: Name) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const act = async (input: Input<Name>): Promise<Output<Name> | null> => {
    if (!call || isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await call(name, input);
    } catch (error) {
      showToast(failureToast(error, t));
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { act, isBusy };
}
