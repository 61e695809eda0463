import type { FilterType, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';

/** 'Biblioteca', 'Autor'… */
export function filterName(type: FilterType, language: Language): string {
  return translatorFor(language)(`filters.${type}`);
}
