import type { Language } from '@estante/contract';
import { translatorFor, type locales } from '@estante/phrases';
import { refuseFields, type Refusal } from '../../endpoint/refusal.ts';

/** Fault of a field: the value that was sent, and why it cannot be. */
export interface FieldFault {
  /** 'regras.3.cod_categoria'. */
  readonly field: string;
  readonly fault: keyof (typeof locales)['pt']['fieldFaults'];
  readonly value: string | number;
}

/** A field that cannot be as it was sent: said in the sentence too, which pages show as it is. */
export function refuseField({ field, fault, value }: FieldFault, language: Language): Refusal {
  const mensagem = translatorFor(language)(`fieldFaults.${fault}`, { value });
  return refuseFields([{ campo: field, mensagem }], language);
}

/** The first of a list whose key is not among those that are known, or came before. */
export function findUnknown<Item, Key extends string | number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | null,
  known: ReadonlySet<Key>,
): { readonly at: number; readonly key: Key; readonly isTwice: boolean } | null {
  const seen = new Set<Key>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    if (!known.has(key) || seen.has(key)) return { at, key, isTwice: seen.has(key) };
    seen.add(key);
  }
  return null;
}
