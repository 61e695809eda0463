/** Messages of readers of the demo network to their libraries; days count back from its loading. */
import type { AcquisitionState, Language, OrderState } from '../schema/index.ts';

export interface DemoComment {
  /** User name of the writer. */
  readonly from: string;
  readonly library: string;
  readonly daysAgo: number;
  readonly language?: Language;
  readonly content: string;
  readonly isRead?: boolean;
  /** Answer, sent a day later. */
  readonly answer?: string;
}

export interface DemoSuggestion {
  readonly from: string;
  readonly library: string;
  readonly daysAgo: number;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly edition?: string;
  readonly notes?: string;
  readonly isSerial?: boolean;
  /**
   * State of a suggestion that staff have taken on, two days after; `answer` is what they wrote.
   */
  readonly state?: AcquisitionState;
  readonly answer?: string;
  /**
   * Course and discipline of a teacher's suggestion, by code and name, with the copies asked for.
   */
  readonly taught?: {
    readonly course: readonly [code: string, name: string];
    readonly discipline: readonly [code: string, name: string];
    readonly copies: number;
  };
}

/** User name of the librarian who reads the messages and answers. */
export const demoReader = 'bibliotecaria';

export const demoComments: readonly DemoComment[] = [
  {
    from: 'duaslogins',
    library: 'BCS',
    daysAgo: 1,
    content: 'O ar-condicionado da sala de estudos fica muito frio à noite. Dá para regular?',
  },
  {
    from: 'professor',
    library: 'BC',
    daysAgo: 2,
    content:
      'Minha turma de Letras vem conhecer a biblioteca na quinta-feira, às 10h. Alguém pode nos mostrar as obras raras?',
  },
  {
    from: 'duaslogins',
    library: 'BC',
    daysAgo: 4,
    language: 'en',
    content: 'Could the reading room open on Saturday mornings during the exams?',
    isRead: true,
  },
  {
    from: 'aluna',
    library: 'BC',
    daysAgo: 12,
    content: 'Faltam tomadas nas mesas do segundo andar. Quem traz notebook fica sem lugar.',
    isRead: true,
    answer:
      'Obrigada por avisar. As mesas junto às janelas recebem tomadas neste mês; até lá, há réguas no balcão.',
  },
  {
    from: 'aluna',
    library: 'BC',
    daysAgo: 30,
    content: 'Parabéns pela exposição sobre Clarice Lispector. Voltei duas vezes!',
    isRead: true,
    answer: 'Ficamos felizes. A próxima, sobre Lima Barreto, abre no mês que vem.',
  },
];

export const demoSuggestions: readonly DemoSuggestion[] = [
  {
    from: 'duaslogins',
    library: 'BC',
    daysAgo: 1,
    title: 'O avesso da pele',
    author: 'Tenório, Jeferson',
    publisher: 'Companhia das Letras',
    notes: 'Está na lista de leitura do vestibular.',
  },
  {
    from: 'professor',
    library: 'BC',
    daysAgo: 3,
    title: 'Crítica da razão negra',
    author: 'Mbembe, Achille',
    publisher: 'n-1 edições',
    edition: '1. ed., 2018',
    notes: 'Bibliografia básica do próximo semestre.',
    taught: {
      course: ['LET', 'Letras'],
      discipline: ['LET101', 'Introdução aos estudos literários'],
      copies: 6,
    },
  },
  {
    from: 'duaslogins.saude',
    library: 'BCS',
    daysAgo: 6,
    title: 'Atlas de anatomia humana',
    author: 'Netter, Frank H.',
    publisher: 'GEN Guanabara Koogan',
    edition: '8. ed.',
    state: 'in-quote',
  },
  {
    from: 'aluna',
    library: 'BC',
    daysAgo: 15,
    title: 'Ideias para adiar o fim do mundo',
    author: 'Krenak, Ailton',
    publisher: 'Companhia das Letras',
    state: 'awaiting-delivery',
    answer: 'Compramos dois exemplares; chegam em três semanas.',
  },
  {
    from: 'professor',
    library: 'BC',
    daysAgo: 25,
    title: 'Revista Brasileira de Literatura Comparada',
    author: '',
    publisher: 'Abralic',
    isSerial: true,
    state: 'not-attended',
    answer: 'A revista é de acesso aberto: o endereço está agora no catálogo.',
  },
  {
    from: 'aluna',
    library: 'BC',
    daysAgo: 40,
    title: 'Salvar o fogo',
    author: 'Vieira Junior, Itamar',
    publisher: 'Todavia',
    state: 'attended',
    answer: 'Chegou! Está nas novas aquisições.',
  },
  {
    from: 'duaslogins',
    library: 'BC',
    daysAgo: 55,
    title: 'Grande sertão: veredas',
    author: 'Rosa, João Guimarães',
    publisher: 'Companhia das Letras',
    state: 'already-exists',
    answer: 'Temos esta obra em três bibliotecas da rede.',
  },
  {
    from: 'professor',
    library: 'BC',
    daysAgo: 20,
    title: 'Pequeno manual antirracista',
    author: 'Ribeiro, Djamila',
    publisher: 'Companhia das Letras',
    state: 'purchase-suggestion',
    taught: {
      course: ['LET', 'Letras'],
      discipline: ['LET101', 'Introdução aos estudos literários'],
      copies: 3,
    },
  },
];

/** An order of suggestions of the demo network, each by its title. */
export interface DemoOrder {
  readonly library: string;
  readonly requisition: string;
  readonly requester: string;
  readonly isForeign?: boolean;
  readonly state: OrderState;
  readonly daysAgo: number;
  /** Day of the quote, in days before today; `expectedInDays` after today. */
  readonly quotedDaysAgo: number | null;
  readonly expectedInDays: number | null;
  readonly items: readonly {
    readonly title: string;
    readonly ordered: number;
    readonly delivered: number;
    readonly cost?: {
      readonly supplier: string;
      readonly commitment: string;
      /** Price of one copy, in centavos. */
      readonly price: number;
      /** Invoice of the delivered copies; `paid` in centavos. */
      readonly invoice?: {
        readonly number: string;
        readonly daysAgo: number;
        readonly paid: number;
      };
    };
  }[];
}

export const demoOrders: readonly DemoOrder[] = [
  {
    library: 'BC',
    requisition: '041/BC',
    requester: 'Biblioteca Central',
    state: 'awaiting-delivery',
    daysAgo: 13,
    quotedDaysAgo: 14,
    expectedInDays: 8,
    items: [
      {
        title: 'Ideias para adiar o fim do mundo',
        ordered: 2,
        delivered: 0,
        cost: { supplier: 'Livraria do Largo', commitment: '2026NE000412', price: 3990 },
      },
    ],
  },
  {
    library: 'BC',
    requisition: '032/BC',
    requester: 'Curso de Letras',
    state: 'attended',
    daysAgo: 38,
    quotedDaysAgo: 39,
    expectedInDays: null,
    items: [
      {
        title: 'Salvar o fogo',
        ordered: 1,
        delivered: 1,
        cost: {
          supplier: 'Distribuidora Paralelo',
          commitment: '2026NE000377',
          price: 7490,
          invoice: { number: '18.204', daysAgo: 9, paid: 6990 },
        },
      },
    ],
  },
  {
    library: 'BCS',
    requisition: '007/BCS',
    requester: 'Curso de Enfermagem',
    isForeign: true,
    state: 'in-quote',
    daysAgo: 4,
    quotedDaysAgo: null,
    expectedInDays: null,
    items: [{ title: 'Atlas de anatomia humana', ordered: 4, delivered: 0 }],
  },
];
