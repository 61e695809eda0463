import { journalTypes, type JournalType } from '@estante/contract';

type PartKind = 'basic' | 'supplement' | 'index';

const kinds: Readonly<Record<JournalType, PartKind>> = {
  regular: 'basic',
  suplemento: 'supplement',
  indice: 'index',
};

/** Kinds of a serial's parts, each once. */
export function partKinds(types: readonly JournalType[]): PartKind[] {
  return journalTypes.filter((one) => types.includes(one)).map((one) => kinds[one]);
}

export function journalTypesOf(parts: readonly string[]): JournalType[] {
  return journalTypes.filter((one) => parts.includes(kinds[one]));
}
