/** States of a general comment: pending until the information unit has read it. */
export const commentStates = ['pendente', 'lido', 'respondido'] as const;
export type CommentState = (typeof commentStates)[number];

/** Most characters of a general comment, and of its answer. */
export const commentLength = 4000;
