/** What a search is saved as. */
export interface SearchDraft {
  readonly name: string;
  readonly alerts: boolean;
}
