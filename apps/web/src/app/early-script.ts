import { heldKeysScript } from '../browser/held-keys.ts';
import { heldFormsScript } from './held-forms.ts';
import { preferencesScript } from './preferences-script.ts';

/** What runs before the first paint. */
export const earlyScript = preferencesScript + heldFormsScript + heldKeysScript;
