/** List that titles are to go into: one that there is, by its number, or a new one by its name. */
export interface ListDraft {
  /** Null until something is chosen: the first there is. */
  readonly list: string | null;
  readonly name: string;
}

export const blankListDraft: ListDraft = { list: null, name: '' };

/** Stands for the list that is still to be made. */
export const newList = 'nova';

/** Gives the list that is chosen now, among those that there are: the first of them, else a new one. */
export function chosenList({ list }: ListDraft, ids: readonly number[]): string {
  const choices = [...ids.map(String), newList];
  return list !== null && choices.includes(list) ? list : (choices[0] ?? newList);
}
