/** Kinds of files that staff bring in, by their contents. */
export const importKinds = ['marc', 'capas', 'leitores', 'emprestimos'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Kinds of imports that are sent as a file in parts; sheets have pages of their own. */
export const uploadKinds = ['marc', 'capas'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** States of the import of a file. */
export const importStates = [
  'recebendo',
  'pronta',
  'na-fila',
  'em-andamento',
  'terminada',
  'cancelada',
  'interrompida',
] as const;
export type ImportState = (typeof importStates)[number];

/** Tasks that may be begun on an import. */
export const importTasks = ['simulacao', 'importacao', 'simulacao-desfazer', 'desfazer'] as const;
export type ImportTask = (typeof importTasks)[number];

/** Lists of records that an import makes. */
export const importLists = [
  'separados',
  'sobrescritos',
  'juntados',
  'renumerados',
  'codigos-barras',
  'caracteres-supostos',
] as const;
export type ImportListName = (typeof importLists)[number];

/** Lists whose entries copies name by codes: an unknown code makes an entry. */
export const importCodeLists = ['tipo_emprestimo', 'colecao', 'localizacao'] as const;
export type ImportCodeList = (typeof importCodeLists)[number];

/** Most bytes of a file, and of each part that it is sent in; a part takes at most half a minute. */
export const importLimits = { file: 2_000_000_000, part: 1_048_576 } as const;

/** Character sets that a file's records may be declared in. */
export const importCharsets = ['utf-8', 'marc-8', 'windows-1252', 'cp850'] as const;
/** Systems whose fields hold the copies. */
export const importItemFields = [
  'koha',
  'symphony',
  'sierra',
  'aleph',
  'alma',
  'pergamum',
  'marc',
  'none',
] as const;
