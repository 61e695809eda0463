import type { Change } from './change.ts';
import type { Fate } from '../identity/identity.ts';
import type { LiveItem, SetAside, WithdrawnItem } from '../preparing/item.ts';

/** Fate of a record that is in. */
export type Result = Fate<unknown>['kind'] | 'withdrawn';

export type Outcome =
  | {
      readonly item: LiveItem | WithdrawnItem;
      readonly result: Result;
      /** The title whose record it overwrote, that it joined, or whose number it has. */
      readonly change: Change | null;
      /** Whether its source gave its number to another title or heading before. */
      readonly isRenumbered: boolean;
    }
  | { readonly item: SetAside; readonly result: 'set-aside' };

export function outcomeOf(
  item: LiveItem,
  fate: Fate<unknown>,
  change: Change | null = null,
): Outcome {
  const isRenumbered = fate.kind === 'new' && fate.other !== null;
  return { item, result: fate.kind, change, isRenumbered };
}
