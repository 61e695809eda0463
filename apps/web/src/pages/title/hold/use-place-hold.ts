import { useContext, useRef, useState } from 'react';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import type { HoldChoice } from '../../../features/holds/hold-choice.ts';

/** Places a hold, one at a time; why it was not is kept to be shown. */
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
      return await call('placeHold', { body: bodyOf(titleId, choice, neededUntil) });
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

function bodyOf(cod_acervo: number, choice: HoldChoice, neededUntil: string) {
  const { volume, tomo, parte, material_adicional, localizacao } = choice;
  return {
    cod_acervo,
    biblioteca: choice.cod_biblioteca,
    volume,
    tomo,
    parte,
    material_adicional,
    localizacao: localizacao?.cod_localizacao ?? null,
    necessaria_ate: neededUntil || null,
  };
}
