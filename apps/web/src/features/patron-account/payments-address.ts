export const paymentsPath = '/meupergamum/atendimento/pagamentos';
export const receivedPath = `${paymentsPath}/recebidos`;
export const ledgerPath = `${paymentsPath}/lancamentos`;
export const statementPath = `${paymentsPath}/extrato`;

/** Gives the address of the list of debtors, or of the account of a person found in it. */
export function paymentsHref(text: string, id?: number): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('texto', text);
  if (id !== undefined) params.set('pessoa', String(id));
  const query = params.toString();
  return `${paymentsPath}${query && `?${query}`}`;
}

/** Gives the address at which a receipt is printed again. */
export function receiptHref(receipt: string): string {
  return `${receivedPath}?recibo=${receipt}`;
}
