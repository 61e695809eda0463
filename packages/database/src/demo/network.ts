/** The demo network: invented institution, campuses and libraries, as an administrator would set them up. */

export interface DemoInstitution {
  readonly name: string;
  readonly initials: string;
  readonly city: string;
  readonly email: string;
  readonly url: string;
}

/** Name in Portuguese, and in the other languages. */
export interface DemoNames {
  readonly name: string;
  readonly in: { readonly en: string; readonly es: string };
}

export interface DemoCampus extends DemoNames {
  readonly code: string;
  readonly city: string;
}

export interface DemoLibrary extends DemoNames {
  readonly code: string;
  /** Code of the campus. */
  readonly campus: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
  readonly email: string;
}

/** A collection or a loan type: the code stands in the records, the name on the pages. */
export interface DemoCode extends DemoNames {
  readonly code: string;
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
  {
    code: 'SEDE',
    name: 'Campus Sede',
    in: { en: 'Main Campus', es: 'Campus Central' },
    city: 'Buriti do Vale',
  },
  {
    code: 'SERRA',
    name: 'Campus Serra Azul',
    in: { en: 'Serra Azul Campus', es: 'Campus Serra Azul' },
    city: 'Serra Azul do Buriti',
  },
  {
    code: 'PORTO',
    name: 'Campus Porto das Garças',
    in: { en: 'Porto das Garças Campus', es: 'Campus Porto das Garças' },
    city: 'Porto das Garças',
  },
];

export const demoLibraries: readonly DemoLibrary[] = [
  {
    code: 'BC',
    name: 'Biblioteca Central',
    in: { en: 'Central Library', es: 'Biblioteca Central' },
    campus: 'SEDE',
    address: 'Avenida dos Buritis, 1000, Bloco A, Campus Sede, Buriti do Vale',
    hours: 'Segunda a sexta, das 7h30 às 22h; sábado, das 8h às 14h',
    phone: '(00) 5550-0100',
    email: 'central@rebivale.example',
  },
  {
    code: 'BCS',
    name: 'Biblioteca de Ciências da Saúde',
    in: { en: 'Health Sciences Library', es: 'Biblioteca de Ciencias de la Salud' },
    campus: 'SEDE',
    address: 'Rua das Quaresmeiras, 45, Hospital-Escola, 1º andar, Buriti do Vale',
    hours: 'Segunda a sexta, das 7h às 21h; sábado, das 8h às 12h',
    phone: '(00) 5550-0120',
    email: 'saude@rebivale.example',
  },
  {
    code: 'BET',
    name: 'Biblioteca de Engenharia e Tecnologia',
    in: { en: 'Engineering and Technology Library', es: 'Biblioteca de Ingeniería y Tecnología' },
    campus: 'SERRA',
    address: 'Rodovia da Serra, km 4, Prédio 12, Campus Serra Azul, Serra Azul do Buriti',
    hours: 'Segunda a sexta, das 8h às 22h',
    phone: '(00) 5550-0130',
    email: 'tecnologia@rebivale.example',
  },
  {
    code: 'BCA',
    name: 'Biblioteca de Ciências Agrárias e do Meio Ambiente',
    in: {
      en: 'Agricultural and Environmental Sciences Library',
      es: 'Biblioteca de Ciencias Agrarias y del Medio Ambiente',
    },
    campus: 'PORTO',
    address: 'Estrada das Garças, s/n, Fazenda Experimental, Porto das Garças',
    hours: 'Segunda a sexta, das 7h30 às 18h',
    phone: '(00) 5550-0140',
    email: 'agrarias@rebivale.example',
  },
  {
    code: 'BPM',
    name: 'Biblioteca Pública Municipal do Vale do Buriti',
    in: {
      en: 'Vale do Buriti Public Library',
      es: 'Biblioteca Pública Municipal de Vale do Buriti',
    },
    campus: 'SEDE',
    address: 'Praça da Matriz, 12, Centro, Buriti do Vale',
    hours: 'Segunda a sexta, das 9h às 19h; sábado e domingo, das 9h às 13h',
    phone: '(00) 5550-0150',
    email: 'publica@rebivale.example',
  },
  {
    code: 'BIJ',
    name: 'Biblioteca Infantojuvenil do Porto',
    in: { en: 'Porto Children’s and Youth Library', es: 'Biblioteca Infantil y Juvenil de Porto' },
    campus: 'PORTO',
    address: 'Rua do Cais, 88, Porto Velho, Porto das Garças',
    hours: 'Terça a sábado, das 9h às 17h',
    phone: '(00) 5550-0160',
    email: 'infantojuvenil@rebivale.example',
  },
];

export const demoCollections: readonly DemoCode[] = [
  { code: 'AG', name: 'Acervo geral', in: { en: 'General collection', es: 'Colección general' } },
  { code: 'REF', name: 'Referência', in: { en: 'Reference', es: 'Referencia' } },
  { code: 'RAR', name: 'Obras raras', in: { en: 'Rare books', es: 'Libros raros' } },
  { code: 'PER', name: 'Periódicos', in: { en: 'Serials', es: 'Publicaciones periódicas' } },
  {
    code: 'MUL',
    name: 'Multimeios',
    in: { en: 'Audiovisual materials', es: 'Materiales audiovisuales' },
  },
  {
    code: 'INF',
    name: 'Coleção infantil',
    in: { en: 'Children’s collection', es: 'Colección infantil' },
  },
  {
    code: 'TES',
    name: 'Teses e dissertações',
    in: { en: 'Theses and dissertations', es: 'Tesis y disertaciones' },
  },
  { code: 'CAR', name: 'Mapoteca', in: { en: 'Map collection', es: 'Mapoteca' } },
  {
    code: 'ACE',
    name: 'Acervo acessível',
    in: { en: 'Accessible collection', es: 'Colección accesible' },
  },
  {
    code: 'DID',
    name: 'Coleção didática',
    in: { en: 'Course reserves', es: 'Colección didáctica' },
  },
  {
    code: 'ARQ',
    name: 'Arquivo institucional',
    in: { en: 'Institutional archives', es: 'Archivo institucional' },
  },
];

export const demoLocations: readonly DemoLocation[] = [
  {
    code: 'EST',
    name: 'Estantes de livre acesso',
    in: { en: 'Open shelves', es: 'Estantes de libre acceso' },
  },
  {
    code: 'BAL',
    name: 'Balcão de atendimento',
    in: { en: 'Service desk', es: 'Mostrador de atención' },
  },
  {
    code: 'REF',
    name: 'Sala de referência',
    in: { en: 'Reference room', es: 'Sala de referencia' },
  },
  { code: 'PER', name: 'Sala de periódicos', in: { en: 'Periodicals room', es: 'Hemeroteca' } },
  {
    code: 'MUL',
    name: 'Sala de multimeios',
    in: { en: 'Audiovisual room', es: 'Sala de audiovisuales' },
    libraries: ['BC', 'BPM'],
  },
  {
    code: 'COF',
    name: 'Sala-cofre de obras raras',
    in: { en: 'Rare books vault', es: 'Cámara de libros raros' },
    libraries: ['BC'],
  },
  {
    code: 'MAP',
    name: 'Sala de mapas',
    in: { en: 'Map room', es: 'Sala de mapas' },
    libraries: ['BC', 'BET', 'BCA'],
  },
  {
    code: 'INF',
    name: 'Espaço da criança',
    in: { en: 'Children’s space', es: 'Espacio infantil' },
    libraries: ['BPM', 'BIJ'],
  },
  {
    code: 'ACE',
    name: 'Sala de leitura acessível',
    in: { en: 'Accessible reading room', es: 'Sala de lectura accesible' },
    libraries: ['BC', 'BPM'],
  },
  { code: 'DEP', name: 'Depósito', in: { en: 'Closed stacks', es: 'Depósito' }, libraries: ['BC'] },
];

export const demoLoanTypes: readonly DemoLoanType[] = [
  {
    code: 'NOR',
    name: 'Empréstimo normal',
    in: { en: 'Standard loan', es: 'Préstamo normal' },
    leavesTheLibrary: true,
  },
  {
    code: 'CUR',
    name: 'Empréstimo de curta duração',
    in: { en: 'Short loan', es: 'Préstamo de corta duración' },
    leavesTheLibrary: true,
  },
  {
    code: 'ESP',
    name: 'Empréstimo especial de multimeios',
    in: { en: 'Special loan of audiovisual materials', es: 'Préstamo especial de audiovisuales' },
    leavesTheLibrary: true,
  },
  {
    code: 'LOC',
    name: 'Consulta local',
    in: { en: 'Library use only', es: 'Consulta en sala' },
    leavesTheLibrary: false,
  },
  {
    code: 'RES',
    name: 'Reserva didática',
    in: { en: 'Course reserve', es: 'Reserva didáctica' },
    leavesTheLibrary: false,
  },
];
