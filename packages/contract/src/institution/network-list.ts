/** Field of the entries of a list, as forms, files and calls name it. */
export type ListField = {
  readonly name: string;
  readonly isRequired?: true;
} & (
  | { readonly kind: 'text' | 'lines'; readonly longest: number }
  /** Address of a page, by https. */
  | { readonly kind: 'address' }
  | { readonly kind: 'email' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Day as in 2026-12-31. */
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Code of an entry of another list. */
  | { readonly kind: 'reference'; readonly of: ReferencedList; readonly isLong?: true }
  /** Readings, one a line: 'basica | what the plan cites | acervo 12', with the title's number where there is one. */
  | { readonly kind: 'readings' }
);

/** Lists that fields refer to; one with too many entries for a menu is `isLong`: its codes are typed. */
export type ReferencedList =
  | 'campus'
  | 'biblioteca'
  | 'unidade'
  | 'curso'
  | 'disciplina'
  | 'professor';

export interface NetworkListShape {
  readonly fields: readonly ListField[];
  /** Fields that identify a line of a file. */
  readonly key: readonly string[];
  /** Acts beside changing an entry. */
  readonly acts: readonly ('add' | 'merge' | 'remove')[];
}

const code = { name: 'sigla', kind: 'text', longest: 200, isRequired: true } as const;
const name = { name: 'nome', kind: 'text', longest: 200, isRequired: true } as const;
const otherNames = [
  { name: 'nome_en', kind: 'text', longest: 200 },
  { name: 'nome_es', kind: 'text', longest: 200 },
] as const;
const named = [code, name, ...otherNames] as const;
const byCode = { key: ['sigla'], acts: ['add', 'merge', 'remove'] } as const;

/** Lists of a network that staff maintain, entry by entry or from a file. */
export const networkLists = {
  biblioteca: {
    ...byCode,
    fields: [
      ...named,
      { name: 'campus', kind: 'reference', of: 'campus', isRequired: true },
      { name: 'endereco', kind: 'lines', longest: 500 },
      { name: 'telefone', kind: 'text', longest: 200 },
      { name: 'email', kind: 'email' },
      { name: 'horario', kind: 'lines', longest: 500 },
      { name: 'mapa', kind: 'address' },
    ],
  },
  campus: { ...byCode, fields: named },
  ponto_atendimento: {
    key: ['biblioteca', 'nome'],
    acts: ['add', 'merge', 'remove'],
    fields: [
      { name: 'biblioteca', kind: 'reference', of: 'biblioteca', isRequired: true },
      name,
      ...otherNames,
    ],
  },
  colecao: { ...byCode, fields: named },
  localizacao: { ...byCode, fields: named },
  tipo_emprestimo: { ...byCode, fields: named },
  /** List whose entries are the kinds that records are read as: only their names change. */
  tipo_obra: {
    key: ['sigla'],
    acts: [],
    fields: [
      code,
      name,
      { ...otherNames[0], isRequired: true },
      { ...otherNames[1], isRequired: true },
    ],
  },
  unidade: { ...byCode, fields: named },
  curso: {
    ...byCode,
    fields: [
      ...named,
      { name: 'unidade', kind: 'reference', of: 'unidade', isRequired: true },
      /** Places of the course's plans that give none themselves; '' where unknown. */
      { name: 'vagas', kind: 'number', least: 0, most: 100_000 },
    ],
  },
  disciplina: { ...byCode, fields: named },
  professor: { ...byCode, fields: [code, name] },
  periodo_letivo: {
    key: ['ano', 'semestre'],
    acts: ['add', 'remove'],
    fields: [
      { name: 'ano', kind: 'number', least: 1900, most: 2999, isRequired: true },
      { name: 'semestre', kind: 'number', least: 1, most: 2, isRequired: true },
      { name: 'inicio', kind: 'day', isRequired: true },
      { name: 'fim', kind: 'day', isRequired: true },
    ],
  },
  plano_ensino: {
    key: ['ano', 'semestre', 'unidade', 'curso', 'disciplina', 'professor', 'periodo'],
    acts: ['add', 'remove'],
    fields: [
      { name: 'ano', kind: 'number', least: 1900, most: 2999, isRequired: true },
      { name: 'semestre', kind: 'number', least: 1, most: 2, isRequired: true },
      { name: 'unidade', kind: 'reference', of: 'unidade', isRequired: true },
      { name: 'curso', kind: 'reference', of: 'curso', isLong: true },
      { name: 'disciplina', kind: 'reference', of: 'disciplina', isLong: true, isRequired: true },
      { name: 'professor', kind: 'reference', of: 'professor', isLong: true },
      { name: 'periodo', kind: 'number', least: 1, most: 20 },
      { name: 'vagas', kind: 'number', least: 0, most: 100_000 },
      { name: 'bibliografia', kind: 'readings' },
    ],
  },
  base_dados: {
    key: ['nome'],
    acts: ['add', 'merge', 'remove'],
    fields: [
      name,
      ...otherNames,
      { name: 'nome_completo', kind: 'text', longest: 200 },
      { name: 'area', kind: 'text', longest: 200, isRequired: true },
      { name: 'area_en', kind: 'text', longest: 200 },
      { name: 'area_es', kind: 'text', longest: 200 },
      { name: 'descricao', kind: 'lines', longest: 2000 },
      { name: 'descricao_en', kind: 'lines', longest: 2000 },
      { name: 'descricao_es', kind: 'lines', longest: 2000 },
      { name: 'link', kind: 'address', isRequired: true },
      { name: 'acesso', kind: 'choice', choices: ['livre', 'assinatura'], isRequired: true },
    ],
  },
} as const satisfies Readonly<Record<string, NetworkListShape>>;

export type NetworkList = keyof typeof networkLists;
export type ListFieldName = (typeof networkLists)[NetworkList]['fields'][number]['name'];
/** Values of an entry by field; '' for an empty one. */
export type ListValues = Readonly<Partial<Record<ListFieldName, string>>>;

/** Common shape of any list. */
export const shapeOf = (list: NetworkList): NetworkListShape => networkLists[list];

export const networkListNames: readonly NetworkList[] = Object.keys(networkLists).filter(
  (one): one is NetworkList => one in networkLists,
);

/** Lists kept on each page of the staff area, in the order of the page. */
export const listsOfPage = {
  libraries: ['biblioteca', 'campus', 'ponto_atendimento'],
  shelfLists: ['colecao', 'localizacao', 'tipo_emprestimo', 'tipo_obra'],
  academicLists: ['unidade', 'curso', 'disciplina', 'professor', 'periodo_letivo', 'plano_ensino'],
  databases: ['base_dados'],
} as const satisfies Readonly<Record<string, readonly NetworkList[]>>;

export type ListPage = keyof typeof listsOfPage;

/** Kinds of things that can refer to an entry, so that it cannot be removed. */
export const listUses = [
  'exemplares',
  'inventarios',
  'itens',
  'fasciculos',
  'vinculos',
  'pessoas',
  'emprestimos',
  'reservas',
  'solicitacoes',
  'transitos',
  'debitos',
  'suspensoes',
  'declaracoes',
  'fichas',
  'comentarios',
  'sugestoes',
  'compras',
  'terminais',
  'regras',
  'calendario',
  'bibliotecas',
  'pontos',
  'cursos',
  'planos',
  'acervos',
  'interesses',
  'consultas',
  'provedores',
  'estantes',
  'outros',
] as const;
export type ListUse = (typeof listUses)[number];
