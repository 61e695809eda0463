import { shapeOf, type ListFieldName, type NetworkList } from '@estante/contract';

/** Table that holds the entries of a list. */
interface ListTable {
  readonly table: string;
  /** Columns that are not called as in `columns`. */
  readonly columns?: Readonly<Partial<Record<ListFieldName, string>>>;
  /** Whether its names are found by headingKey, which stands beside them. */
  readonly hasKey?: true;
  /**
   * Whether its entries have settings, which go with them (`on delete cascade`) and are no use of
   * them.
   */
  readonly hasSettings?: true;
}

const tables: Readonly<Record<NetworkList, ListTable>> = {
  biblioteca: { table: 'library', hasSettings: true },
  campus: { table: 'campus', hasSettings: true },
  ponto_atendimento: { table: 'service_point' },
  colecao: { table: 'collection' },
  localizacao: { table: 'location' },
  tipo_emprestimo: { table: 'loan_type' },
  tipo_obra: { table: 'work_type', columns: { nome: 'name_pt' } },
  unidade: { table: 'organizational_unit', hasKey: true },
  curso: { table: 'course', hasKey: true },
  disciplina: { table: 'discipline', hasKey: true },
  professor: { table: 'professor', hasKey: true },
  periodo_letivo: { table: 'academic_term' },
  plano_ensino: { table: 'teaching_plan', hasSettings: true },
  base_dados: { table: 'database_resource' },
};

const columns: Readonly<Record<ListFieldName, string>> = {
  sigla: 'code',
  nome: 'name',
  nome_en: 'name_en',
  nome_es: 'name_es',
  campus: 'campus_id',
  biblioteca: 'library_id',
  unidade: 'unit_id',
  curso: 'course_id',
  disciplina: 'discipline_id',
  professor: 'professor_id',
  periodo: 'period',
  vagas: 'vacancies',
  // In a table of their own: see readings.ts.
  bibliografia: 'readings',
  endereco: 'address',
  telefone: 'phone',
  email: 'email',
  horario: 'opening_hours',
  mapa: 'map_address',
  ano: 'year',
  semestre: 'semester',
  inicio: 'starts_on',
  fim: 'ends_on',
  nome_completo: 'full_name',
  area: 'area',
  area_en: 'area_en',
  area_es: 'area_es',
  descricao: 'description',
  descricao_en: 'description_en',
  descricao_es: 'description_es',
  link: 'address',
  acesso: 'access',
};

export const tableOf = (list: NetworkList): ListTable => tables[list];

export function columnOf(list: NetworkList, field: string): string {
  const name = field as ListFieldName;
  return tables[list].columns?.[name] ?? columns[name];
}

/** Whether its entries are known by codes. */
export const hasCodes = (list: NetworkList): boolean =>
  shapeOf(list).fields.some((field) => field.name === 'sigla');

/** Values of choices in the database, by those on the wire. */
export const storedChoices: Readonly<Record<string, string>> = {
  livre: 'open',
  assinatura: 'subscription',
};
