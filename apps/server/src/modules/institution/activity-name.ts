import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';

/** Names a feature in a language; one that came by a row alone, as its row has it. */
export function activityName(
  { code, description }: { readonly code: number; readonly description: string },
  language: Language,
): string {
  const key = `activityNames.${code}` as 'activityNames.8';
  return translatorFor(language)(key, { defaultValue: description });
}
