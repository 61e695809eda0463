/** Pending until the information unit has read it. */
export const commentStates = ['pendente', 'lido', 'respondido'] as const;
export type CommentState = (typeof commentStates)[number];

/** Characters of a general comment, and of its answer, at most. */
export const commentLength = 4000;
