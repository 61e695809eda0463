/** States of a copy, as staff see them. */
export const copyStates = [
  'na_estante',
  'consulta_local',
  'em_preparo',
  'emprestado',
  'devolucao_alegada',
  'reservado',
  'em_transito',
  'perdido',
  'danificado',
  'baixado',
] as const;
export type CopyState = (typeof copyStates)[number];

/** States that staff can set by hand; all others come from loans, holds and transits. */
export const saidCopyStates = [
  'na_estante',
  'consulta_local',
  'em_preparo',
  'emprestado',
  'devolucao_alegada',
  'perdido',
  'danificado',
  'baixado',
] as const satisfies readonly CopyState[];
export type SaidCopyState = (typeof saidCopyStates)[number];

/** Most UTF-16 units of the fields of a copy. */
export const copyLengths = {
  barcode: 60,
  callNumber: 100,
  part: 60,
  material: 200,
  note: 1000,
} as const;

/** Fields of a copy that staff write, by their names in its history of changes. */
export const copyFields = [
  'biblioteca',
  'colecao',
  'localizacao',
  'tipo_emprestimo',
  'codigo_barras',
  'numero_chamada',
  'volume',
  'tomo',
  'parte',
  'numero_exemplar',
  'material_adicional',
  'preco',
  'adquirido_em',
  'nota',
  'situacao',
] as const;
export type CopyField = (typeof copyFields)[number];

/** Most bar codes in one batch. */
export const batchLimit = 1000;

/** States that a batch can set its copies to. */
export const batchStates = [
  'na_estante',
  'consulta_local',
  'em_preparo',
  'perdido',
  'danificado',
  'baixado',
] as const satisfies readonly SaidCopyState[];

/** Outcomes that a line of a batch can have. */
export const batchResults = [
  'muda',
  'igual',
  'em_uso',
  'desconhecido',
  'varios',
  'repetido',
] as const;
export type BatchResult = (typeof batchResults)[number];

/** Kinds of findings of an inventory on a shelf. */
export const inventoryFindings = [
  'faltando',
  'fora_de_ordem',
  'de_outro_lugar',
  'noutra_situacao',
  'desconhecido',
] as const;
export type InventoryFinding = (typeof inventoryFindings)[number];

/** Most findings of each kind in one answer of an inventory; of the missing, on one page. */
export const longestFindings = 200;

/** Outcomes of declaring a copy lost that an inventory did not find. */
export const inventoryResults = ['marcado', 'em_uso', 'lido', 'mudou'] as const;
export type InventoryResult = (typeof inventoryResults)[number];
