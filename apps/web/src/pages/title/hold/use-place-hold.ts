import { useContext, useRef, useState } from 'react';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import type { HoldChoice } from '../../../features/holds/hold-choice.ts';
import { holdWish } from '../../../features/holds/hold-wish.ts';

/** Places a hold, one at a time; keeps the refusal to be shown. */
export function usePlaceHold() {
  const call = useContext(ApiContext);
  const signInFirst = useSignInFirst();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const place = async (
    titleId: number,
    choice: HoldChoice,
    neededUntil: string,
  ): Promise<Output<'placeHold'> | null> => {
    if (!call || !signInFirst || isUnderWay.current) return null;
    isUnderWay.current = true;
    setFailure(null);
    try {
      if (!(await signInFirst())) return null;
      setBusy(true);
      return await call('placeHold', { body: holdWish(titleId, choice, neededUntil) });
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { place, failure, isBusy };
}
