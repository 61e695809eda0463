import { debtKinds } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { Account, ChangeListener } from './account.ts';
import { newSubmission } from './new-submission.ts';

/** Kinds of debt that staff may charge: fines come from the rules alone. */
export const chargeKinds = debtKinds.filter((kind) => kind !== 'multa');

const blank = { amount: Number.NaN, reason: '' };

export interface ChargeInput {
  readonly account: Account;
  readonly onChanged: ChangeListener;
}

/** Keeps the draft of a charge, and sends it; a new one begins once it was taken. */
export function useCharge({ account, onChanged }: ChargeInput) {
  const { t } = useTranslation();
  const { send: act, ...submission } = useSubmission('chargePatron');
  const { library, kind, written, isBlank, ...draft } = useDraft(account);
  const [submissao, setSubmissao] = useState(newSubmission);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The browser marks the missing field itself.
    if (isBlank || library === null) return;
    const { amount, reason } = written;
    const body = { cod_biblioteca: library, tipo_servico: kind, motivo: reason, submissao };
    const params = { id: String(account.cod_pessoa) };
    if (!(await act({ params, body: { ...body, valor_centavos: amount } }))) return;
    draft.setWritten(blank);
    setSubmissao(newSubmission());
    onChanged(t('payments.charged'));
  };
  return { ...submission, ...draft, library, kind, written, isBlank, send };
}

function useDraft({ bibliotecas }: Account) {
  // None of several libraries is preselected: a debt to the wrong one would go unnoticed.
  const [only, another] = bibliotecas;
  const [library, setLibrary] = useState(only && !another ? only.cod_biblioteca : null);
  const [kind, setKind] = useState<(typeof chargeKinds)[number]>('servico');
  const [written, setWritten] = useState(blank);
  const isBlank = written.reason.trim() === '';
  return { library, setLibrary, kind, setKind, written, setWritten, isBlank };
}
