import type { Language } from '@estante/contract';
import { phraseOr, translatorFor } from '@estante/phrases';

/**
 * Finds the label that people know a field by: 'Título' for 'titulo', 'Sigla' for 'categorias.5.sigla'. Null
 * for one that has no name but its own, which nobody is shown.
 */
export function fieldName(path: string, language: Language): string | null {
  const t = translatorFor(language);
  const names = path.split('.').filter((part) => !/^(\d+|pt|en|es)$/.test(part));
  const last = names.at(-1);
  if (last === undefined || !/^\w+$/.test(last)) return null;
  const keys: readonly string[] = [
    `fieldNames.${last}`,
    `edit.settings.${last}`,
    `circulationEdit.numbers.${last}`,
    `personalData.fields.${last}`,
    `requests.fields.${last}`,
  ];
  for (const key of keys) {
    // A group has only some names: the others have none.
    const name = phraseOr(t, key, '');
    if (name !== '') return name;
  }
  return null;
}
