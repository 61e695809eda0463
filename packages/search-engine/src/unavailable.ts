/** Error of a temporary refusal: a thread was replaced, too many searches wait, or the index is being built. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
