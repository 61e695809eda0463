/**
 * Tabs with parameters of their own: those of works described by fields that no others have, and new
 * acquisitions, asked for by when they came.
 */
export const materialFields = {
  'novas-aquisicoes': ['periodo', 'inclusao_ini', 'inclusao_fim'],
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
/** Tabs of works with fields of their own. */
export type MaterialFieldsTab = Exclude<keyof typeof materialFields, 'novas-aquisicoes'>;
export type MaterialField = (typeof materialFields)[keyof typeof materialFields][number];

export function isMaterialFieldsTab(tab: string): tab is MaterialFieldsTab {
  return hasMaterialFields(tab) && tab !== 'novas-aquisicoes';
}

function hasMaterialFields(tab: string): tab is keyof typeof materialFields {
  return Object.hasOwn(materialFields, tab);
}

/** The parameters of a tab; none where it has no fields of its own. */
export function materialFieldsOf(tab: string): readonly MaterialField[] {
  return hasMaterialFields(tab) ? materialFields[tab] : [];
}

/** The last seven days, month or three months until today, in which a title was included. */
export const periodCodes = ['semana', 'mes', 'trimestre'] as const;
export type PeriodCode = (typeof periodCodes)[number];

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

/** Effects that one act or standard has on another, or suffers from it. */
export const relationCodes = [
  'altera',
  'revoga',
  'alterado_por',
  'revogado_por',
  'substitui',
  'substituida_por',
] as const;
export type RelationCode = (typeof relationCodes)[number];
