import type { Translate } from '@estante/phrases';
import { unknownStateOf } from '../preparing/unknown-states.ts';

// oxfmt-ignore
const warnings = [
  'length', 'base-address', 'leader', 'directory', 'fields-lost', 'tag', 'indicators', 'subfields',
  'subfield-code', 'control-characters', 'encoding', 'guessed-charset', 'no-terminator', 'junk', 'xml',
  'unknown-library', 'renumbered', 'shared-barcode', 'written-by-staff',
] as const;

/** Says the warning about a record that came in all the same, in the terminal and on screen. */
export function warningSentence(warning: string, t: Translate): string {
  const state = unknownStateOf(warning);
  if (state !== null) return t('importing.unknownState', { state });
  const known = warnings.find((one) => one === warning);
  return known ? t(`importing.warnings.${known}`) : warning;
}
