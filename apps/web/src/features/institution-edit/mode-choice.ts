import type { Translate } from '@estante/phrases/translator';
import type { SelectOption } from '../../ui/fields/select.tsx';

/** Modes in which this system keeps or checks passwords; the wire says no more of any other number. */
const ours = { passwordChecker: 2, passwordKeeper: 4 } as const;
export type Mode = keyof typeof ours;

/** Lists the options of a mode; the stored number, if it is another, stays the value of 'other'. */
export function modeOptions(mode: Mode, kept: number, t: Translate): SelectOption[] {
  const other = kept === ours[mode] ? 1 : kept;
  return [
    { value: String(ours[mode]), label: t(`edit.modes.${mode}.ours`) },
    { value: String(other), label: t(`edit.modes.${mode}.other`) },
  ];
}
