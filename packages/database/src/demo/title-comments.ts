/** Comments of readers of the demo network on titles, in each state. */
import type { TitleCommentState } from '../schema/index.ts';

export interface DemoTitleComment {
  /** User name of the writer. */
  readonly from: string;
  readonly title: string;
  readonly daysAgo: number;
  readonly content: string;
  readonly state: TitleCommentState;
  /** Rating that came with the comment. */
  readonly stars?: number;
  /** Reason for which the comment was refused. */
  readonly reason?: string;
}

export interface DemoTitleRating extends Pick<DemoTitleComment, 'from' | 'title' | 'daysAgo'> {
  readonly stars: number;
}

export const demoTitleComments: readonly DemoTitleComment[] = [
  {
    from: 'professor',
    title: 'Papéis avulsos',
    daysAgo: 90,
    content:
      '“O alienista” abre o volume e vale por um curso inteiro sobre a ironia de Machado. Uso esta edição em aula: as notas ajudam sem atrapalhar.',
    state: 'approved',
    stars: 5,
  },
  {
    from: 'aluna',
    title: 'Papéis avulsos',
    daysAgo: 30,
    content: 'Comecei por “Teoria do medalhão” e ri alto na biblioteca. Recomendo!',
    state: 'approved',
  },
  {
    from: 'duaslogins',
    title: 'Torto arado',
    daysAgo: 45,
    content: 'Li em dois dias. A voz das duas irmãs fica com a gente muito tempo depois.',
    state: 'approved',
    stars: 5,
  },
  {
    from: 'aluna',
    title: 'Torto arado',
    daysAgo: 2,
    content: 'Alguém sabe se a biblioteca vai comprar mais exemplares? A fila não anda.',
    state: 'pending',
  },
  {
    from: 'duaslogins.saude',
    title: 'Cadernos de Saúde Pública',
    daysAgo: 3,
    content: 'Faltam os fascículos que citei no balcão; os de 2024 estão completos.',
    state: 'pending',
  },
  {
    from: 'professor',
    title: 'Vidas secas',
    daysAgo: 1,
    content: 'Peço aos alunos que tragam esta edição: a paginação é a das minhas aulas.',
    state: 'pending',
  },
  {
    from: 'duaslogins',
    title: 'Capitães da areia',
    daysAgo: 20,
    content: 'Vendo exemplar usado, tratar pelo telefone que deixei no balcão.',
    stars: 1,
    state: 'refused',
    reason: 'Este espaço é para comentar o título; anúncios não são publicados.',
  },
];

/** Stars that readers gave without a word. */
export const demoTitleRatings: readonly DemoTitleRating[] = [
  { from: 'aluna', title: 'Papéis avulsos', daysAgo: 30, stars: 4 },
  { from: 'duaslogins', title: 'Papéis avulsos', daysAgo: 12, stars: 5 },
  { from: 'professor', title: 'Torto arado', daysAgo: 20, stars: 4 },
];
