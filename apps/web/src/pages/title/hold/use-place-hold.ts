import { useContext, useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { failureToast } from '../../../api/failure-toast.ts';
import { ApiContext } from '../../../api/query.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import type { HoldChoice } from '../../../features/holds/hold-choice.ts';
import { showToast } from '../../../ui/toasts.tsx';

/** Places a hold, one at a time; why the rules say no is kept to be shown, other failures are told. */
export function usePlaceHold() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const signInFirst = useSignInFirst();
  const [refusal, setRefusal] = useState<ApiFailure['motivos'] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const place = async (
    titleId: number,
    choice: HoldChoice,
    neededUntil: string,
  ): Promise<Output<'placeHold'> | null> => {
    if (!call || !signInFirst || isUnderWay.current) return null;
    isUnderWay.current = true;
    setRefusal(null);
    try {
      if (!(await signInFirst())) return null;
      setBusy(true);
      return await call('placeHold', { body: bodyOf(titleId, choice, neededUntil) });
    } catch (error) {
      const { motivos } = failureOf(error);
      if (motivos.length > 0) setRefusal(motivos);
      else showToast(failureToast(error, t));
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { place, refusal, isBusy };
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
