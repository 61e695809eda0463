/** A comment that is being written, and the stars that go with it; null: none. */
export interface CommentDraft {
  readonly text: string;
  readonly stars: number | null;
}

export const blankComment: CommentDraft = { text: '', stars: null };
