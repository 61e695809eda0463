import type { Language } from '@estante/contract';
import { phraseOr, translatorFor } from '@estante/phrases';

/** Names a feature in a language; one that came by a row alone, as its row has it. */
export function activityName(
  { code, description }: { readonly code: number; readonly description: string },
  language: Language,
): string {
  return phraseOr(translatorFor(language), `activityNames.${code}`, description);
}
