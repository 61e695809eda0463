import type { LibraryChoice } from '../../parts/libraries/library-fields.tsx';

export interface CommentDraft extends LibraryChoice {
  readonly content: string;
}

export const blankComment: CommentDraft = { campus: '', library: '', content: '' };

/** Whether a library is chosen and something is written. */
export function isComplete({ library, content }: CommentDraft): boolean {
  return library !== '' && content.trim() !== '';
}
