/** Comment being written, and its stars; null for none. */
export interface CommentDraft {
  readonly text: string;
  readonly stars: number | null;
}

export const blankComment: CommentDraft = { text: '', stars: null };
