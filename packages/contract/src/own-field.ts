/** Tabs of works described by fields of their own, with the parameters that search them. */
export const ownFields = {
  arquivo: ['codigo_referencia', 'fundo', 'nivel', 'produtor', 'data_ini', 'data_fim', 'extensao'],
  'atos-normativos': [
    'especie',
    'numero',
    'data_ini',
    'data_fim',
    'orgao',
    'ementa',
    'situacao',
    'ato_relacionado',
  ],
  normas: ['numero', 'titulo', 'organizacao', 'situacao'],
} as const;
export type OwnFieldsTab = keyof typeof ownFields;
export type OwnField = (typeof ownFields)[OwnFieldsTab][number];

export function isOwnFieldsTab(tab: string): tab is OwnFieldsTab {
  return Object.hasOwn(ownFields, tab);
}

/** The parameters of a tab; none where it has no fields of its own. */
export function ownFieldsOf(tab: string): readonly OwnField[] {
  return isOwnFieldsTab(tab) ? ownFields[tab] : [];
}

/** Levels of archival description, from the fonds down. */
export const levelCodes = [
  'fundo',
  'colecao',
  'secao',
  'subsecao',
  'serie',
  'subserie',
  'dossie',
  'item',
] as const;
export type LevelCode = (typeof levelCodes)[number];

/** States of an act, then of a standard. */
export const actStateCodes = ['em_vigor', 'alterado', 'revogado'] as const;
export const standardStateCodes = ['vigente', 'substituida', 'cancelada'] as const;
export type StateCode = (typeof actStateCodes)[number] | (typeof standardStateCodes)[number];

/** What one act or standard does to another, or suffers from it. */
export const relationCodes = [
  'altera',
  'revoga',
  'alterado_por',
  'revogado_por',
  'substitui',
  'substituida_por',
] as const;
export type RelationCode = (typeof relationCodes)[number];
