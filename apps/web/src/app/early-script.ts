import { heldKeysScript } from '../browser/held-keys.ts';
import { heldFormsScript } from './held-forms.ts';
import { preferencesScript } from './preferences-script.ts';

/** Scripts that run before the first paint, as one text. */
export const earlyScript = preferencesScript + heldFormsScript + heldKeysScript;
