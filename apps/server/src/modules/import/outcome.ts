import type { Fate } from './identity.ts';
import type { Item, SetAside } from './item.ts';

/** What became of a record that is in. */
export type Result = Fate<unknown>['kind'];

export type Outcome =
  | {
      readonly item: Exclude<Item, SetAside>;
      readonly result: Result;
      /** Its source gave its number to another title or heading before. */
      readonly isRenumbered: boolean;
    }
  | { readonly item: SetAside; readonly result: 'set-aside' };

export function outcomeOf(item: Exclude<Item, SetAside>, fate: Fate<unknown>): Outcome {
  return {
    item,
    result: fate.kind,
    isRenumbered: fate.kind === 'new' && fate.isRenumbered,
  };
}
