/** List that titles will go into: an existing one, by its number, or a new one by its name. */
export interface ListDraft {
  /** Chosen list; null until one is chosen, which stands for the first list. */
  readonly list: string | null;
  readonly name: string;
}

export const blankListDraft: ListDraft = { list: null, name: '' };

/** Value for the list that is still to be made. */
export const newList = 'nova';

/** Gives the list that is chosen among the existing ones: the first of them by default, else a new one. */
export function chosenList({ list }: ListDraft, ids: readonly number[]): string {
  const choices = [...ids.map(String), newList];
  return list !== null && choices.includes(list) ? list : (choices[0] ?? newList);
}
