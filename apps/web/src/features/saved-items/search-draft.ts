/** Saved search being filled in: its name, and whether it alerts. */
export interface SearchDraft {
  readonly name: string;
  readonly alerts: boolean;
}
