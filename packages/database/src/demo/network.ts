/** The demo network: invented institution, campuses and libraries, as an administrator would set them up. */

export interface DemoInstitution {
  readonly name: string;
  readonly initials: string;
  readonly city: string;
  readonly email: string;
  readonly url: string;
}

export interface DemoCampus {
  readonly code: string;
  readonly name: string;
  readonly city: string;
}

export interface DemoLibrary {
  readonly code: string;
  readonly name: string;
  /** Code of the campus. */
  readonly campus: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
  readonly email: string;
}

/** A collection or a loan type: the code stands in the records, the name on the pages. */
export interface DemoCode {
  readonly code: string;
  readonly name: string;
}

export interface DemoLoanType extends DemoCode {
  readonly leavesTheLibrary: boolean;
}

/** A shelving location; without libraries it exists in every one of them. */
export interface DemoLocation extends DemoCode {
  readonly libraries?: readonly string[];
}

export const demoInstitution: DemoInstitution = {
  name: 'Rede de Bibliotecas Universitárias e Públicas do Vale do Buriti',
  initials: 'REBIVALE',
  city: 'Buriti do Vale',
  email: 'bibliotecas@rebivale.example',
  url: 'https://rebivale.example',
};

export const demoCampuses: readonly DemoCampus[] = [
  { code: 'SEDE', name: 'Campus Sede', city: 'Buriti do Vale' },
  { code: 'SERRA', name: 'Campus Serra Azul', city: 'Serra Azul do Buriti' },
  { code: 'PORTO', name: 'Campus Porto das Garças', city: 'Porto das Garças' },
];

export const demoLibraries: readonly DemoLibrary[] = [
  {
    code: 'BC',
    name: 'Biblioteca Central',
    campus: 'SEDE',
    address: 'Avenida dos Buritis, 1000, Bloco A, Campus Sede, Buriti do Vale',
    hours: 'Segunda a sexta, das 7h30 às 22h; sábado, das 8h às 14h',
    phone: '(00) 5550-0100',
    email: 'central@rebivale.example',
  },
  {
    code: 'BCS',
    name: 'Biblioteca de Ciências da Saúde',
    campus: 'SEDE',
    address: 'Rua das Quaresmeiras, 45, Hospital-Escola, 1º andar, Buriti do Vale',
    hours: 'Segunda a sexta, das 7h às 21h; sábado, das 8h às 12h',
    phone: '(00) 5550-0120',
    email: 'saude@rebivale.example',
  },
  {
    code: 'BET',
    name: 'Biblioteca de Engenharia e Tecnologia',
    campus: 'SERRA',
    address: 'Rodovia da Serra, km 4, Prédio 12, Campus Serra Azul, Serra Azul do Buriti',
    hours: 'Segunda a sexta, das 8h às 22h',
    phone: '(00) 5550-0130',
    email: 'tecnologia@rebivale.example',
  },
  {
    code: 'BCA',
    name: 'Biblioteca de Ciências Agrárias e do Meio Ambiente',
    campus: 'PORTO',
    address: 'Estrada das Garças, s/n, Fazenda Experimental, Porto das Garças',
    hours: 'Segunda a sexta, das 7h30 às 18h',
    phone: '(00) 5550-0140',
    email: 'agrarias@rebivale.example',
  },
  {
    code: 'BPM',
    name: 'Biblioteca Pública Municipal do Vale do Buriti',
    campus: 'SEDE',
    address: 'Praça da Matriz, 12, Centro, Buriti do Vale',
    hours: 'Segunda a sexta, das 9h às 19h; sábado e domingo, das 9h às 13h',
    phone: '(00) 5550-0150',
    email: 'publica@rebivale.example',
  },
  {
    code: 'BIJ',
    name: 'Biblioteca Infantojuvenil do Porto',
    campus: 'PORTO',
    address: 'Rua do Cais, 88, Porto Velho, Porto das Garças',
    hours: 'Terça a sábado, das 9h às 17h',
    phone: '(00) 5550-0160',
    email: 'infantojuvenil@rebivale.example',
  },
];

export const demoCollections: readonly DemoCode[] = [
  { code: 'AG', name: 'Acervo geral' },
  { code: 'REF', name: 'Referência' },
  { code: 'RAR', name: 'Obras raras' },
  { code: 'PER', name: 'Periódicos' },
  { code: 'MUL', name: 'Multimeios' },
  { code: 'INF', name: 'Coleção infantil' },
  { code: 'TES', name: 'Teses e dissertações' },
  { code: 'CAR', name: 'Mapoteca' },
  { code: 'ACE', name: 'Acervo acessível' },
  { code: 'DID', name: 'Coleção didática' },
  { code: 'ARQ', name: 'Arquivo institucional' },
];

export const demoLocations: readonly DemoLocation[] = [
  { code: 'EST', name: 'Estantes de livre acesso' },
  { code: 'BAL', name: 'Balcão de atendimento' },
  { code: 'REF', name: 'Sala de referência' },
  { code: 'PER', name: 'Sala de periódicos' },
  { code: 'MUL', name: 'Sala de multimeios', libraries: ['BC', 'BPM'] },
  { code: 'COF', name: 'Sala-cofre de obras raras', libraries: ['BC'] },
  { code: 'MAP', name: 'Sala de mapas', libraries: ['BC', 'BET', 'BCA'] },
  { code: 'INF', name: 'Espaço da criança', libraries: ['BPM', 'BIJ'] },
  { code: 'ACE', name: 'Sala de leitura acessível', libraries: ['BC', 'BPM'] },
  { code: 'DEP', name: 'Depósito', libraries: ['BC'] },
];

export const demoLoanTypes: readonly DemoLoanType[] = [
  { code: 'NOR', name: 'Empréstimo normal', leavesTheLibrary: true },
  { code: 'CUR', name: 'Empréstimo de curta duração', leavesTheLibrary: true },
  { code: 'ESP', name: 'Empréstimo especial de multimeios', leavesTheLibrary: true },
  { code: 'LOC', name: 'Consulta local', leavesTheLibrary: false },
  { code: 'RES', name: 'Reserva didática', leavesTheLibrary: false },
];
