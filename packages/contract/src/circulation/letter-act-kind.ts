/** Acts that a letter lets its reader do without signing in. */
export const letterActs = ['renovar_tudo', 'passar_a_vez', 'cancelar', 'prolongar'] as const;
export type LetterAct = (typeof letterActs)[number];

/** States of the address in a letter: good, used, past its day; or nothing is left that it could do. */
export const letterActStates = ['pronto', 'usado', 'vencido', 'sem_efeito'] as const;
