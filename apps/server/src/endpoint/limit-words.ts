/** The sentence of a limit of few, as a context of its code: of none, and of one, it is another. */
export function limitWords(
  limit: number,
  place?: 'geral',
): { readonly limite: number; readonly context?: string } {
  if (limit === 0) return { limite: limit, context: 'nenhum' };
  const context = [place, limit === 1 && 'um'].filter(Boolean).join('_');
  return { limite: limit, ...(context !== '' && { context }) };
}
