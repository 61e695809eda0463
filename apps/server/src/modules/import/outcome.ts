import type { Fate } from './identity.ts';
import type { LiveItem, SetAside, WithdrawnItem } from './item.ts';

/** What became of a record that is in. */
export type Result = Fate<unknown>['kind'] | 'withdrawn';

export type Outcome =
  | {
      readonly item: LiveItem | WithdrawnItem;
      readonly result: Result;
      /** Its source gave its number to another title or heading before. */
      readonly isRenumbered: boolean;
    }
  | { readonly item: SetAside; readonly result: 'set-aside' };

export function outcomeOf(item: LiveItem, fate: Fate<unknown>): Outcome {
  return {
    item,
    result: fate.kind,
    isRenumbered: fate.kind === 'new' && fate.isRenumbered,
  };
}
