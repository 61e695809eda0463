import type { PaymentMethod } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import type { Account } from './account.ts';
import { newSubmission } from './new-submission.ts';
import type { Receipt } from './payment-receipt.tsx';

export interface PaymentInput {
  readonly account: Account;
  /** Resolves once the account with the remaining debt is shown. */
  readonly onPaid: (receipt: Receipt) => Promise<void>;
}

/** Keeps the library, amount and method of a payment, and takes it once. */
export function usePayment({ account, onPaid }: PaymentInput) {
  const { send: act, isBusy, problem } = useSubmission('payDebts');
  const { library, amount, method, ...written } = useWritten(account);
  const [submissao] = useState(newSubmission);
  const [isPaid, setPaid] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaid) return;
    const receipt = await act({
      params: { id: String(account.cod_pessoa) },
      body: { cod_biblioteca: library, valor_centavos: amount, metodo: method, submissao },
    });
    if (!receipt) return;
    setPaid(true);
    await onPaid(receipt);
  };
  return { ...written, library, amount, method, problem, isPaying: isBusy || isPaid, send };
}

/** Keeps the written payment: the whole debt to a library, until another amount is written. */
function useWritten(account: Account) {
  const own = account.bibliotecas.filter(({ saldo_centavos }) => saldo_centavos > 0);
  const owed = [...own, ...account.outras_bibliotecas];
  const [library, setLibrary] = useState(owed[0]?.cod_biblioteca ?? 0);
  const total = owed.find(({ cod_biblioteca }) => cod_biblioteca === library)?.saldo_centavos ?? 0;
  const [method, setMethod] = useState<PaymentMethod>('dinheiro');
  const [part, setPart] = useState<number | null>(null);
  const choose = (chosen: number) => {
    setLibrary(chosen);
    setPart(null);
  };
  return { own, owed, library, choose, total, amount: part ?? total, setPart, method, setMethod };
}
