import type { DemoTeachingPlan } from './teaching-plan.ts';

// oxfmt-ignore
export const librarySciencePlan: DemoTeachingPlan = {
  unit: { code: 'FLH', name: 'Faculdade de Letras e Humanidades' },
  course: { code: 'BIB', name: 'Biblioteconomia' },
  year: 2025,
  semester: 1,
  disciplines: [
    { code: 'BIB101', name: 'Introdução à biblioteconomia', period: 1, vacancies: 40,
      basic: ['demo-informacao-introducao-a-biblioteconomia', 'demo-humanas-as-cinco-leis-da-biblioteconomia-2009', 'demo-informacao-biblioteca-2002'],
      complementary: ['demo-informacao-o-que-e-biblioteca-1983', 'demo-informacao-a-biblioteca-a-noite-2006'] },
    { code: 'BIB102', name: 'História do livro e das bibliotecas', period: 1, vacancies: 40,
      basic: ['demo-informacao-a-aventura-do-livro-do-leitor-ao-navegador-1998', 'demo-informacao-o-livro-no-brasil-sua-historia'],
      complementary: ['demo-informacao-uma-historia-da-leitura-1997', 'demo-informacao-o-infinito-em-um-junco-a-invencao-dos-livros-no-mundo-antigo-2022'] },
    { code: 'BIB201', name: 'Catalogação', period: 2, vacancies: 40,
      basic: ['demo-informacao-catalogacao-no-plural-2009', 'demo-informacao-codigo-de-catalogacao-anglo-americano'],
      complementary: ['demo-informacao-introducao-a-catalogacao-1995', 'demo-padrao-iso-2709-information-and-documentation-format-for-information-exchange-2008'] },
    { code: 'BIB202', name: 'Indexação', period: 2, vacancies: 40,
      basic: ['demo-informacao-indexacao-e-resumos-teoria-e-pratica-1993', 'demo-padrao-abnt-nbr-12676-metodos-para-analise-de-documentos-determinacao-de-seus-assuntos-e-selecao-de-termos-de-indexacao-1992'],
      complementary: ['demo-padrao-iso-25964-1-information-and-documentation-thesauri-and-interoperability-with-other-vocabularies-thesauri-for-information-retrieval-2011'] },
    { code: 'BIB301', name: 'Serviço de referência', period: 3, vacancies: 35,
      basic: ['demo-informacao-a-pratica-do-servico-de-referencia-1995'],
      complementary: ['demo-informacao-avaliacao-de-servicos-de-bibliotecas-1996'] },
    { code: 'BIB302', name: 'Bibliotecas digitais', period: 3, vacancies: 35,
      basic: ['demo-informacao-a-biblioteca-eletronica-2002'],
      complementary: ['demo-tese-as-we-may-think-1945', 'demo-padrao-ansi-niso-z39-50-information-retrieval-application-service-definition-and-protocol-specification-2003'] },
    { code: 'BIB303', name: 'Normalização de documentos', period: 3, vacancies: 35,
      basic: ['demo-material-abnt-nbr-6023-informacao-e-documentacao-referencias-elaboracao-2018', 'demo-material-abnt-nbr-10520-informacao-e-documentacao-citacoes-em-documentos-apresentacao-2023', 'demo-material-abnt-nbr-14724-informacao-e-documentacao-trabalhos-academicos-apresentacao-2011'],
      complementary: ['demo-humanas-metodologia-do-trabalho-cientifico', 'demo-humanas-como-se-faz-uma-tese-1983', 'demo-padrao-abnt-nbr-6024-informacao-e-documentacao-numeracao-progressiva-das-secoes-de-um-documento-apresentacao-2012'] },
  ],
};
