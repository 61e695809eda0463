/** Which list titles go into: one that there is, by its number, or a new one by its name. */
export interface ListDraft {
  /** Null until something is chosen: the first there is. */
  readonly list: string | null;
  readonly name: string;
}

export const blankListDraft: ListDraft = { list: null, name: '' };

/** Stands for the list that is still to be made. */
export const newList = 'nova';

/** What is chosen now, among the lists that there are. */
export function chosenList({ list }: ListDraft, ids: readonly number[]): string {
  const choices = [...ids.map(String), newList];
  return list !== null && choices.includes(list) ? list : (choices[0] ?? newList);
}
