/** Pending until staff of the writer's unit have decided; others see what is approved. */
export const titleCommentStates = ['pendente', 'aprovado', 'recusado'] as const;
export type TitleCommentState = (typeof titleCommentStates)[number];

/** Characters of a comment at least: a word or two tell other readers nothing. */
export const titleCommentShortest = 10;

/** Characters of a comment, and of the reason why one is refused, at most. */
export const titleCommentLength = 2000;
export const refusalReasonLength = 1000;

/** Stars that a rating has at most; it has at least one. */
export const mostStars = 5;

/** Number of comments of a title on a page. */
export const titleCommentPageSize = 20;
