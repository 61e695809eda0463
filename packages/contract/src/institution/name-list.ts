/** Lists of a network whose entries have names in each language, as staff see them one after the other. */
export const nameLists = [
  'campus',
  'biblioteca',
  'ponto_atendimento',
  'localizacao',
  'colecao',
  'tipo_emprestimo',
  'categoria',
] as const;

export type NameList = (typeof nameLists)[number];
