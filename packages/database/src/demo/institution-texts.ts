/** Texts of the demo institution for its readers, in each language. */
import type { Language, TextSection } from '../schema/index.ts';

export interface DemoText {
  readonly section: TextSection;
  /** Title and body. */
  readonly in: Readonly<Record<Language, readonly [title: string, body: string]>>;
}

export const demoTexts: readonly DemoText[] = [
  {
    section: 'first',
    in: {
      pt: [
        'Seis bibliotecas, uma só carteira',
        'Quem está inscrito em uma biblioteca da rede empresta em todas. Retire em um campus e devolva em outro: os livros viajam por nossa conta.',
      ],
      en: [
        'Six libraries, one card',
        'Once you are registered at one library of the network you may borrow at all of them. Take a book out on one campus and return it on another: it travels home at our expense.',
      ],
      es: [
        'Seis bibliotecas, un solo carné',
        'Quien está inscrito en una biblioteca de la red puede pedir prestado en todas. Retire en un campus y devuelva en otro: los libros viajan por nuestra cuenta.',
      ],
    },
  },
  {
    section: 'first',
    in: {
      pt: [
        'Leitura acessível',
        'A Biblioteca Central e a Biblioteca Pública têm salas com ampliadores, leitores de tela e linha braille. Peça também livros em áudio e em braille pelo catálogo.',
      ],
      en: [
        'Accessible reading',
        'The Central Library and the Public Library have rooms with magnifiers, screen readers and braille displays. Audiobooks and braille books are in the catalogue too.',
      ],
      es: [
        'Lectura accesible',
        'La Biblioteca Central y la Biblioteca Pública tienen salas con ampliadores, lectores de pantalla y línea braille. El catálogo incluye también audiolibros y libros en braille.',
      ],
    },
  },
  {
    section: 'second',
    in: {
      pt: [
        'Ajuda com a pesquisa',
        'Bibliotecários de referência atendem com hora marcada, no balcão ou por vídeo, para começar um trabalho, montar uma busca ou conferir referências.',
      ],
      en: [
        'Help with your research',
        'Reference librarians see readers by appointment, at the desk or by video, to begin a paper, build a search or check references.',
      ],
      es: [
        'Ayuda con la investigación',
        'Los bibliotecarios de referencia atienden con cita, en el mostrador o por video, para empezar un trabajo, armar una búsqueda o revisar referencias.',
      ],
    },
  },
  {
    section: 'general',
    in: {
      pt: [
        'Inscrição',
        'A inscrição é gratuita. Traga um documento com foto; quem não é da universidade traz também um comprovante de residência no Vale do Buriti.',
      ],
      en: [
        'Registration',
        'Registration is free. Bring an identity card with a photograph and, if you are not of the university, proof that you live in Vale do Buriti.',
      ],
      es: [
        'Inscripción',
        'La inscripción es gratuita. Traiga un documento con foto; quien no es de la universidad trae también un comprobante de domicilio en Vale do Buriti.',
      ],
    },
  },
  {
    section: 'question',
    in: {
      pt: [
        'Como devolvo um livro quando a biblioteca está fechada?',
        'Use a caixa de devolução à entrada da Biblioteca Central: ela é esvaziada toda manhã e vale a data em que o livro foi deixado.',
      ],
      en: [
        'How do I return a book when the library is closed?',
        'Use the return box at the entrance of the Central Library: it is emptied every morning, and the day on which the book was left counts.',
      ],
      es: [
        '¿Cómo devuelvo un libro cuando la biblioteca está cerrada?',
        'Use el buzón de devolución a la entrada de la Biblioteca Central: se vacía cada mañana y vale la fecha en que se dejó el libro.',
      ],
    },
  },
  {
    section: 'question',
    in: {
      pt: [
        'Posso usar as bibliotecas sem me inscrever?',
        'Sim. A consulta no local, as salas de leitura e o catálogo são abertos a todos; a inscrição só é pedida para levar livros.',
      ],
      en: [
        'May I use the libraries without registering?',
        'Yes. Reading on the spot, the reading rooms and the catalogue are open to everybody; you register only to take books home.',
      ],
      es: [
        '¿Puedo usar las bibliotecas sin inscribirme?',
        'Sí. La consulta en sala, las salas de lectura y el catálogo están abiertos a todos; la inscripción solo se pide para llevar libros.',
      ],
    },
  },
];
