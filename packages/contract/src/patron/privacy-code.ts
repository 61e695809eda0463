/** Terms for which ended loans and the like stay in their reader's history: days, or without end. */
export const historyTerms = ['sempre', '365', '180', '30', 'nunca'] as const;
export type HistoryTerm = (typeof historyTerms)[number];

/** Sections of a person's stored data, in a person's terms. */
export const keptSections = [
  'cadastro',
  'acesso',
  'emprestimos',
  'reservas',
  'solicitacoes',
  'debitos',
  'afastamentos',
  'declaracoes',
  'avisos',
  'listas',
  'interesses',
  'mensagens',
  'consentimentos',
  'consultas',
] as const;
export type KeptSection = (typeof keptSections)[number];

/** Tables of a person's stored data, as the exported file names them. */
export const keptTables = [
  'pessoa',
  'dados_pessoais',
  'vinculos',
  'departamentos',
  'cursos',
  'disciplinas',
  'emails_a_confirmar',
  'sessoes',
  'navegadores',
  'chaves_de_acesso',
  'passkeys',
  'webhooks',
  'entregas_de_webhooks',
  'calendario',
  'registro_de_acesso',
  'consentimentos',
  'consultas_da_equipe',
  'emprestimos',
  'renovacoes',
  'excecoes',
  'reservas',
  'solicitacoes',
  'debitos',
  'lancamentos',
  'ordens_de_pagamento',
  'afastamentos',
  'declaracoes',
  'avisos',
  'atos_de_cartas',
  'titulos_guardados',
  'listas',
  'titulos_de_listas',
  'pesquisas_salvas',
  'alertas',
  'interesses',
  'novidades_a_enviar',
  'comentarios_gerais',
  'comentarios_de_titulos',
  'avaliacoes_de_titulos',
  'sugestoes_de_aquisicao',
  'pedidos',
  'arquivos_de_pedidos',
  'titulos_de_pedidos',
  'pedidos_de_mudanca',
] as const;
export type KeptTable = (typeof keptTables)[number];

/**
 * Ends of storage: after a number of days; when the account is closed; with the history; as evidence; as clearances
 * require.
 */
export const keptEnds = ['dias', 'conta', 'historico', 'evidencia', 'declaracao'] as const;

/** Places in the staff area where a record is opened. */
export const recordPlaces = [
  'balcao',
  'pagamentos',
  'bloqueios',
  'atrasos',
  'dados_pessoais',
  'pessoas',
] as const;

/**
 * Consents that a reader may give, each with the version number of its wording. Changing a sentence raises its number:
 * readers who decided on an earlier one are asked again.
 */
export const consentWordings = { historico: 1, email: 2 } as const;
export type ConsentSubject = keyof typeof consentWordings;
export const consentSubjects = ['historico', 'email'] as const satisfies readonly ConsentSubject[];

export const ownDataFormats = ['json', 'html'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];

/** Number of staff look-ups on a page. */
export const looksPageSize = 20;
