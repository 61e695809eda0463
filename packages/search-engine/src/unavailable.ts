/**
 * Refused for now, though the same may be answered soon: its thread was replaced, too many
 * searches wait, or the index is being built.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
