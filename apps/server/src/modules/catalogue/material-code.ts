import type {
  LevelCode,
  RelationCode,
  StateCode,
  actStateCodes,
  standardStateCodes,
} from '@estante/contract';
import type { ArchivalLevel, LegalState, RelatedTitle, StandardState } from '@estante/marc';

type ActStateCode = (typeof actStateCodes)[number];
type StandardStateCode = (typeof standardStateCodes)[number];

/** Codes of the wire for what records say, and back. */
export const levelCodeOf: Readonly<Record<ArchivalLevel, LevelCode>> = {
  fonds: 'fundo',
  collection: 'colecao',
  section: 'secao',
  subsection: 'subsecao',
  series: 'serie',
  subseries: 'subserie',
  file: 'dossie',
  item: 'item',
};

export const actStateCodeOf: Readonly<Record<LegalState, ActStateCode>> = {
  'in-force': 'em_vigor',
  amended: 'alterado',
  revoked: 'revogado',
};

export const standardStateCodeOf: Readonly<Record<StandardState, StandardStateCode>> = {
  current: 'vigente',
  replaced: 'substituida',
  withdrawn: 'cancelada',
};

export function levelOfCode(code: LevelCode): ArchivalLevel {
  return keyOf(levelCodeOf, code);
}

export function stateOfCode(code: StateCode): LegalState | StandardState {
  return keyOf({ ...actStateCodeOf, ...standardStateCodeOf }, code);
}

/** Key of a code. Every code is the value of a key: the records above are complete. */
function keyOf<Key extends string>(codes: Readonly<Record<Key, string>>, code: string): Key {
  return (Object.keys(codes) as Key[]).find((key) => codes[key] === code) as Key;
}

type Relation = RelatedTitle['relation'];

/** Relations between acts or standards; those of other titles are shown as links alone. */
export const relationCodeOf: Readonly<Partial<Record<Relation, RelationCode>>> = {
  amends: 'altera',
  revokes: 'revoga',
  'amended-by': 'alterado_por',
  'revoked-by': 'revogado_por',
  preceding: 'substitui',
  succeeding: 'substituida_por',
};

/** The relation told from the other end. */
export const converseOf: Readonly<Record<RelationCode, RelationCode>> = {
  altera: 'alterado_por',
  revoga: 'revogado_por',
  alterado_por: 'altera',
  revogado_por: 'revoga',
  substitui: 'substituida_por',
  substituida_por: 'substitui',
};
