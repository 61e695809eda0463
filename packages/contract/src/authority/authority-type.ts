/** Types of authorities of the specification, section 3. */
export const authorityTypes = [
  'pessoa',
  'entidade',
  'evento',
  'titulo_uniforme',
  'assunto',
  'assunto_geografico',
  'genero_forma',
  'termo_cronologico',
  'subdivisao_geral',
  'subdivisao_genero_forma',
  'subdivisao_geografica',
  'subdivisao_cronologica',
] as const;
export type AuthorityType = (typeof authorityTypes)[number];

/** Relations of a see-also heading to the one under which it stands. */
export const headingRelations = [
  'anterior',
  'posterior',
  'mais_geral',
  'mais_especifico',
  'relacionado',
] as const;
export type HeadingRelation = (typeof headingRelations)[number];

/** Roles in which titles are filed under a heading. */
export const headingUses = ['autor', 'assunto', 'forma'] as const;
export type HeadingUse = (typeof headingUses)[number];

/** Files of names and subjects with addresses of their own, by the names that MARC has for them. */
export const identitySchemes = [
  'viaf',
  'wikidata',
  'orcid',
  'isni',
  'lcnaf',
  'lcsh',
  'lcgft',
  'fast',
  'gnd',
] as const;
