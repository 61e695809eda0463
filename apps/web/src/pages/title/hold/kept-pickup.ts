import type { HoldChoice } from '../../../features/holds/hold-choice.ts';
import { storedValue } from '../../../browser/stored-value.ts';

/** Pickup library of the last hold, as its field has it; null for none. */
export const keptPickup = storedValue<string | null>({
  key: 'estante.retirada',
  parse: (text) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? text : null),
  serialise: (value) => value ?? '',
});

/** Chooses the initial library: the pickup library of the last hold, if this one can be held there. */
export function pickupOf(
  kept: string | null,
  choices: readonly Pick<HoldChoice, 'cod_biblioteca' | 'pode_reservar'>[],
) {
  const isThere = choices.some(
    ({ cod_biblioteca, pode_reservar }) => pode_reservar && String(cod_biblioteca) === kept,
  );
  return kept !== null && isThere ? { biblioteca: kept } : {};
}
