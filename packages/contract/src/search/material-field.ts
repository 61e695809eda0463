/**
 * Tabs with parameters of their own: material with fields of its own, and new acquisitions, which are searched by date.
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
/** Tabs of material with fields of its own. */
export type MaterialFieldsTab = Exclude<keyof typeof materialFields, 'novas-aquisicoes'>;
export type MaterialField = (typeof materialFields)[keyof typeof materialFields][number];

export function isMaterialFieldsTab(tab: string): tab is MaterialFieldsTab {
  return hasMaterialFields(tab) && tab !== 'novas-aquisicoes';
}

function hasMaterialFields(tab: string): tab is keyof typeof materialFields {
  return Object.hasOwn(materialFields, tab);
}

/** Parameters of a tab; none where it has no fields of its own. */
export function materialFieldsOf(tab: string): readonly MaterialField[] {
  return hasMaterialFields(tab) ? materialFields[tab] : [];
}

/** Periods until today: seven days, a month or three months. */
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
