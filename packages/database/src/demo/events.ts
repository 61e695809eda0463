/** Events of the demo network, dated from the day on which it is loaded. */
import type { EventCalendar, Language } from '../schema/index.ts';

export interface DemoEvent {
  readonly calendar: EventCalendar;
  /** Days from the loading of the network to its beginning. */
  readonly inDays: number;
  /** Length in days. */
  readonly days: number;
  readonly startsAt?: string;
  readonly address?: string;
  /** Title, description and place. */
  readonly in: Readonly<
    Record<Language, readonly [title: string, description: string, place: string]>
  >;
}

export const demoEvents: readonly DemoEvent[] = [
  {
    calendar: 'institution',
    inDays: 12,
    days: 1,
    startsAt: '16:00',
    in: {
      pt: [
        'Roda de leitura: contos de Machado de Assis',
        'Leitura em voz alta e conversa.',
        'Biblioteca Central',
      ],
      en: [
        'Reading circle: stories by Machado de Assis',
        'Read aloud, then talked over.',
        'Central Library',
      ],
      es: [
        'Círculo de lectura: cuentos de Machado de Assis',
        'Lectura en voz alta y conversación.',
        'Biblioteca Central',
      ],
    },
  },
  {
    calendar: 'institution',
    inDays: 75,
    days: 30,
    in: {
      pt: [
        'Exposição: mapas antigos do vale',
        'Da coleção de mapas raros.',
        'Sala de mapas, Biblioteca Central',
      ],
      en: [
        'Exhibition: old maps of the valley',
        'From the collection of rare maps.',
        'Map room, Central Library',
      ],
      es: [
        'Exposición: mapas antiguos del valle',
        'De la colección de mapas raros.',
        'Sala de mapas, Biblioteca Central',
      ],
    },
  },
  {
    calendar: 'institution',
    inDays: 210,
    days: 5,
    in: {
      pt: [
        'Semana do livro e da biblioteca',
        'Oficinas, trocas de livros e visitas guiadas.',
        'Todas as bibliotecas',
      ],
      en: ['Book and library week', 'Workshops, book swaps and guided visits.', 'All libraries'],
      es: [
        'Semana del libro y de la biblioteca',
        'Talleres, trueque de libros y visitas guiadas.',
        'Todas las bibliotecas',
      ],
    },
  },
  {
    calendar: 'eventum',
    inDays: 26,
    days: 1,
    startsAt: '14:00',
    address: 'https://eventos.rebivale.example/bases',
    in: {
      pt: [
        'Oficina: pesquisa em bases de dados',
        'Com inscrição; certificado de três horas.',
        'Laboratório 2, Campus Sede',
      ],
      en: [
        'Workshop: searching databases',
        'With registration; a certificate of three hours.',
        'Laboratory 2, Campus Sede',
      ],
      es: [
        'Taller: búsqueda en bases de datos',
        'Con inscripción; certificado de tres horas.',
        'Laboratorio 2, Campus Sede',
      ],
    },
  },
  {
    calendar: 'eventum',
    inDays: 140,
    days: 1,
    startsAt: '09:00',
    address: 'https://eventos.rebivale.example/referencias',
    in: {
      pt: ['Minicurso: citações e referências', 'Com inscrição; traga o seu texto.', 'Por vídeo'],
      en: [
        'Short course: citations and references',
        'With registration; bring your own text.',
        'By video',
      ],
      es: ['Minicurso: citas y referencias', 'Con inscripción; traiga su texto.', 'Por video'],
    },
  },
];
