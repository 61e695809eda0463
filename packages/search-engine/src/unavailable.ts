/**
 * No answer now, though the same may be answered soon: the thread that had it was replaced, too many
 * wait, or the index is being built.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
