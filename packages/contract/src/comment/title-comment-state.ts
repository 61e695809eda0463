/** States of a comment: pending until staff of the writer's unit decide; other readers see approved ones. */
export const titleCommentStates = ['pendente', 'aprovado', 'recusado'] as const;
export type TitleCommentState = (typeof titleCommentStates)[number];

/** Least characters of a comment: a word or two tell other readers nothing. */
export const titleCommentShortest = 10;

/** Most characters of a comment, and of the reason for its refusal. */
export const titleCommentLength = 2000;
export const refusalReasonLength = 1000;

/** Most stars of a rating; the least is one. */
export const mostStars = 5;

/** Number of comments on a page. */
export const titleCommentPageSize = 20;
