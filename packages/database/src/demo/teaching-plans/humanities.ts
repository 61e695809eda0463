import type { DemoTeachingPlan } from './teaching-plan.ts';

/** Plans of the faculty for the students of all of its courses. */
// oxfmt-ignore
export const humanitiesPlan: DemoTeachingPlan = {
  unit: { code: 'FLH', name: 'Faculdade de Letras e Humanidades' },
  course: null,
  year: 2025,
  semester: 2,
  disciplines: [
    { code: 'FLH101', name: 'Leitura e produção de textos', period: 1, vacancies: 80,
      basic: ['demo-humanas-nova-gramatica-do-portugues-contemporaneo-1985', 'demo-humanas-moderna-gramatica-portuguesa'],
      complementary: ['demo-humanas-preconceito-linguistico-o-que-e-como-se-faz-1999'],
      citations: [
        'Fiorin, José Luiz; Savioli, Francisco Platão. Lições de texto: leitura e redação. São Paulo: Ática, 1996.',
        'Marcuschi, Luiz Antônio. Produção textual, análise de gêneros e compreensão. São Paulo: Parábola, 2008.',
      ] },
    { code: 'FLH102', name: 'Metodologia da pesquisa', period: 1, vacancies: 80,
      required: ['demo-material-abnt-nbr-6023-informacao-e-documentacao-referencias-elaboracao-2018'],
      basic: ['demo-humanas-metodologia-do-trabalho-cientifico', 'demo-humanas-como-se-faz-uma-tese-1983'],
      complementary: ['demo-informacao-avaliacao-de-servicos-de-bibliotecas-1996'] },
  ],
};
