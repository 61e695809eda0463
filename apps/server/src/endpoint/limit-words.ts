/** Values of a sentence about a limit, with the context by which none, and one, have sentences of their own. */
export function limitWords(
  limit: number,
  place?: 'geral',
): { readonly limite: number; readonly context?: string } {
  if (limit === 0) return { limite: limit, context: 'nenhum' };
  const context = [place, limit === 1 && 'um'].filter(Boolean).join('_');
  return { limite: limit, ...(context !== '' && { context }) };
}
