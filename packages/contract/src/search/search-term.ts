/** Boolean operators that join a row of the advanced form to the rows before it. */
export const termOperators = ['E', 'OU', 'NAO'] as const;
export type TermOperator = (typeof termOperators)[number];

/** Parts of 'OPERADOR:campo:texto', as written; '' for a missing part. */
export function splitTerm(term: string) {
  const [operador = '', campo = ''] = term.split(':', 2);
  return { operador, campo, texto: term.slice(operador.length + campo.length + 2) };
}
