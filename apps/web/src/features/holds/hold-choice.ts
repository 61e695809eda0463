import type { Output } from '../../api/api.ts';
import { groupItems } from '../../browser/lists.ts';

export type HoldChoice = Output<'getHoldChoices'>['opcoes'][number];

/** Aspects of a copy that are chosen for a hold, each narrowing those after it. */
export const aspects = [
  'biblioteca',
  'volume',
  'tomo',
  'parte',
  'material_adicional',
  'localizacao',
] as const;
export type Aspect = (typeof aspects)[number];

/** Values by aspect, as their fields have them. */
export type AspectValues = Partial<Readonly<Record<Aspect, string>>>;

export interface AspectField {
  readonly aspect: Aspect;
  readonly options: readonly { readonly value: string; readonly choices: readonly HoldChoice[] }[];
  /** Value chosen; null if none is yet. */
  readonly value: string | null;
}

/** Value for any shelf. */
export const anyShelf = '*';

export function valueOf(choice: HoldChoice, aspect: Aspect): string {
  switch (aspect) {
    case 'biblioteca':
      return String(choice.cod_biblioteca);
    case 'localizacao':
      return choice.localizacao ? String(choice.localizacao.cod_localizacao) : anyShelf;
    case 'volume':
    case 'tomo':
    case 'parte':
    case 'material_adicional':
      return choice[aspect];
  }
}

/**
 * Gives the fields of what may be chosen, and the choice they lead to; null while something is left to
 * choose. A sole option is chosen, and a choice that does not fit those before it is dropped.
 */
export function narrow(
  choices: readonly HoldChoice[],
  chosen: AspectValues,
): { readonly fields: readonly AspectField[]; readonly choice: HoldChoice | null } {
  const fields: AspectField[] = [];
  let left = choices;
  let isOpen = false;
  for (const aspect of aspects) {
    const groups = new Map(groupItems(left, (choice) => valueOf(choice, aspect)));
    const options = [...groups].map(([value, of]) => ({ value, choices: of }));
    const asked = chosen[aspect];
    const only = options.length === 1 ? options[0]?.value : undefined;
    const value = only ?? (asked !== undefined && groups.has(asked) ? asked : null);
    fields.push({ aspect, options, value });
    if (value === null) isOpen = true;
    else left = groups.get(value) ?? left;
  }
  return { fields, choice: isOpen ? null : (left[0] ?? null) };
}
