const path = '/meupergamum/atendimento/pagamentos';

/** Where the list is, or the account of a person found by it. */
export function paymentsHref(text: string, id?: number): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('texto', text);
  if (id !== undefined) params.set('pessoa', String(id));
  const query = params.toString();
  return `${path}${query && `?${query}`}`;
}
