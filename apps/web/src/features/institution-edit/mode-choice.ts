import type { Translate } from '@estante/phrases/translator';
import type { SelectOption } from '../../ui/fields/select.tsx';

/** The modes in which passwords are this system's; of any other number the wire says no more. */
const ours = { passwordChecker: 2, passwordKeeper: 4 } as const;
export type Mode = keyof typeof ours;

/** A number that was kept stays what 'another' stands for. */
export function modeOptions(mode: Mode, kept: number, t: Translate): SelectOption[] {
  const other = kept === ours[mode] ? 1 : kept;
  return [
    { value: String(ours[mode]), label: t(`edit.modes.${mode}.ours`) },
    { value: String(other), label: t(`edit.modes.${mode}.other`) },
  ];
}
