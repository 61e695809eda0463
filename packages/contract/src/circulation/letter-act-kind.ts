/** Acts that a letter lets its reader do without signing in. */
export const letterActs = ['renovar_tudo', 'passar_a_vez', 'cancelar', 'prolongar'] as const;
export type LetterAct = (typeof letterActs)[number];

/** States of the address in a letter: valid, used, expired, or without anything left to do. */
export const letterActStates = ['pronto', 'usado', 'vencido', 'sem_efeito'] as const;
