/** A database the libraries of the network point to. */
export interface DemoDatabase {
  readonly name: string;
  /** The name in full, where the database goes by its initials. */
  readonly fullName?: string;
  readonly url: string;
  readonly area: string;
  readonly description: string;
  readonly access: 'open' | 'subscription';
  /** Name, if it is another one there, and description of the contents, in the other languages. */
  readonly in: Readonly<
    Record<'en' | 'es', { readonly name?: string; readonly description: string }>
  >;
}

export const demoAreas: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  Multidisciplinar: { en: 'Multidisciplinary', es: 'Multidisciplinaria' },
  'Ciências da saúde': { en: 'Health sciences', es: 'Ciencias de la salud' },
  'Ciências exatas': { en: 'Exact sciences', es: 'Ciencias exactas' },
  Matemática: { en: 'Mathematics', es: 'Matemáticas' },
  'Astronomia e física': { en: 'Astronomy and physics', es: 'Astronomía y física' },
  'Engenharia e computação': { en: 'Engineering and computing', es: 'Ingeniería y computación' },
  Computação: { en: 'Computing', es: 'Computación' },
  'Ciências agrárias': { en: 'Agricultural sciences', es: 'Ciencias agrarias' },
  Educação: { en: 'Education', es: 'Educación' },
  'Ciências humanas e sociais': {
    en: 'Humanities and social sciences',
    es: 'Humanidades y ciencias sociales',
  },
  Direito: { en: 'Law', es: 'Derecho' },
};

// oxfmt-ignore
export const demoDatabases: readonly DemoDatabase[] = [
  { name: 'SciELO', fullName: 'Scientific Electronic Library Online', url: 'https://www.scielo.org', area: 'Multidisciplinar', access: 'open', description: 'Artigos completos de periódicos científicos da América Latina, da Península Ibérica e da África do Sul.',
    in: { en: { description: 'Full articles of scholarly journals from Latin America, the Iberian Peninsula and South Africa.' }, es: { description: 'Artículos completos de revistas científicas de América Latina, la península ibérica y Sudáfrica.' } } },
  { name: 'Portal de Periódicos da CAPES', url: 'https://www.periodicos.capes.gov.br', area: 'Multidisciplinar', access: 'subscription', description: 'Periódicos, bases e livros que a CAPES assina para as universidades brasileiras; parte do conteúdo é aberta a todos.',
    in: { en: { name: 'CAPES Journals Portal', description: 'Journals, databases and books that CAPES subscribes to for Brazilian universities; part of the content is open to everyone.' }, es: { name: 'Portal de Revistas de la CAPES', description: 'Revistas, bases y libros que la CAPES suscribe para las universidades brasileñas; parte del contenido está abierta a todos.' } } },
  { name: 'BDTD', fullName: 'Biblioteca Digital Brasileira de Teses e Dissertações', url: 'https://bdtd.ibict.br', area: 'Multidisciplinar', access: 'open', description: 'Reúne num só lugar as teses e dissertações que as universidades brasileiras publicam.',
    in: { en: { description: 'Theses and dissertations published by Brazilian universities, in one place.' }, es: { description: 'Reúne en un solo lugar las tesis y disertaciones que publican las universidades brasileñas.' } } },
  { name: 'Oasisbr', fullName: 'Portal Brasileiro de Publicações e Dados Científicos em Acesso Aberto', url: 'https://oasisbr.ibict.br', area: 'Multidisciplinar', access: 'open', description: 'Busca em repositórios, revistas e bibliotecas digitais de acesso aberto do Brasil.',
    in: { en: { description: 'Searches open access repositories, journals and digital libraries of Brazil.' }, es: { description: 'Busca en repositorios, revistas y bibliotecas digitales de acceso abierto de Brasil.' } } },
  { name: 'DOAJ', fullName: 'Directory of Open Access Journals', url: 'https://doaj.org', area: 'Multidisciplinar', access: 'open', description: 'Lista revistas de acesso aberto que passam por avaliação de qualidade, com os seus artigos.',
    in: { en: { description: 'Lists open access journals that have passed a quality review, with their articles.' }, es: { description: 'Recoge revistas de acceso abierto que superan una evaluación de calidad, con sus artículos.' } } },
  { name: 'PubMed', url: 'https://pubmed.ncbi.nlm.nih.gov', area: 'Ciências da saúde', access: 'open', description: 'Referências e resumos da literatura biomédica, com atalhos para os textos completos.',
    in: { en: { description: 'References and abstracts of the biomedical literature, with links to full texts.' }, es: { description: 'Referencias y resúmenes de la literatura biomédica, con enlaces a los textos completos.' } } },
  { name: 'LILACS', fullName: 'Literatura Latino-Americana e do Caribe em Ciências da Saúde', url: 'https://lilacs.bvsalud.org', area: 'Ciências da saúde', access: 'open', description: 'Literatura de saúde produzida na América Latina e no Caribe.',
    in: { en: { description: 'Health literature published in Latin America and the Caribbean.' }, es: { description: 'Literatura de salud producida en América Latina y el Caribe.' } } },
  { name: 'BVS', fullName: 'Biblioteca Virtual em Saúde', url: 'https://bvsalud.org', area: 'Ciências da saúde', access: 'open', description: 'Fontes de informação em saúde mantidas em rede por instituições da região, com vocabulário próprio.',
    in: { en: { description: 'Sources of health information kept by a network of institutions of the region, with a vocabulary of their own.' }, es: { description: 'Fuentes de información en salud mantenidas en red por instituciones de la región, con vocabulario propio.' } } },
  { name: 'Cochrane Library', url: 'https://www.cochranelibrary.com', area: 'Ciências da saúde', access: 'subscription', description: 'Revisões sistemáticas sobre o efeito de tratamentos e intervenções em saúde.',
    in: { en: { description: 'Systematic reviews of the effects of health treatments and interventions.' }, es: { description: 'Revisiones sistemáticas sobre el efecto de tratamientos e intervenciones en salud.' } } },
  { name: 'arXiv', url: 'https://arxiv.org', area: 'Ciências exatas', access: 'open', description: 'Versões prévias de artigos de física, matemática, computação e áreas vizinhas.',
    in: { en: { description: 'Preprints in physics, mathematics, computing and neighbouring fields.' }, es: { description: 'Versiones previas de artículos de física, matemáticas, computación y áreas afines.' } } },
  { name: 'zbMATH Open', url: 'https://zbmath.org', area: 'Matemática', access: 'open', description: 'Resenhas e resumos da literatura matemática desde o século XIX.',
    in: { en: { description: 'Reviews and abstracts of the mathematical literature since the 19th century.' }, es: { description: 'Reseñas y resúmenes de la literatura matemática desde el siglo XIX.' } } },
  { name: 'NASA ADS', fullName: 'Astrophysics Data System', url: 'https://ui.adsabs.harvard.edu', area: 'Astronomia e física', access: 'open', description: 'Literatura de astronomia e física, com citações e objetos do céu.',
    in: { en: { description: 'Literature of astronomy and physics, with citations and celestial objects.' }, es: { description: 'Literatura de astronomía y física, con citas y objetos celestes.' } } },
  { name: 'IEEE Xplore', url: 'https://ieeexplore.ieee.org', area: 'Engenharia e computação', access: 'subscription', description: 'Revistas, congressos e normas de engenharia elétrica, eletrônica e computação.',
    in: { en: { description: 'Journals, conferences and standards of electrical engineering, electronics and computing.' }, es: { description: 'Revistas, congresos y normas de ingeniería eléctrica, electrónica y computación.' } } },
  { name: 'ACM Digital Library', url: 'https://dl.acm.org', area: 'Computação', access: 'subscription', description: 'Publicações da ACM e guia da literatura de computação.',
    in: { en: { description: 'Publications of the ACM and a guide to the computing literature.' }, es: { description: 'Publicaciones de la ACM y guía de la literatura de computación.' } } },
  { name: 'dblp', url: 'https://dblp.org', area: 'Computação', access: 'open', description: 'Bibliografia de artigos e congressos de computação, autor por autor.',
    in: { en: { description: 'Bibliography of computing articles and conferences, author by author.' }, es: { description: 'Bibliografía de artículos y congresos de computación, autor por autor.' } } },
  { name: 'AGRIS', url: 'https://agris.fao.org', area: 'Ciências agrárias', access: 'open', description: 'Referências de agricultura, alimentação e pesca reunidas pela FAO.',
    in: { en: { description: 'References on agriculture, food and fisheries, collected by FAO.' }, es: { description: 'Referencias de agricultura, alimentación y pesca reunidas por la FAO.' } } },
  { name: 'ERIC', fullName: 'Education Resources Information Center', url: 'https://eric.ed.gov', area: 'Educação', access: 'open', description: 'Artigos e relatórios de pesquisa em educação.',
    in: { en: { description: 'Articles and research reports in education.' }, es: { description: 'Artículos e informes de investigación en educación.' } } },
  { name: 'JSTOR', url: 'https://www.jstor.org', area: 'Ciências humanas e sociais', access: 'subscription', description: 'Coleções completas de revistas acadêmicas, desde o primeiro número, e livros.',
    in: { en: { description: 'Complete runs of academic journals, from the first issue, and books.' }, es: { description: 'Colecciones completas de revistas académicas, desde el primer número, y libros.' } } },
  { name: 'Redalyc', fullName: 'Red de Revistas Científicas de América Latina y el Caribe, España y Portugal', url: 'https://www.redalyc.org', area: 'Multidisciplinar', access: 'open', description: 'Revistas ibero-americanas de acesso aberto publicadas sem cobrança a autores.',
    in: { en: { description: 'Ibero-American open access journals, published at no charge to authors.' }, es: { description: 'Revistas iberoamericanas de acceso abierto, publicadas sin costo para los autores.' } } },
  { name: 'Scopus', url: 'https://www.scopus.com', area: 'Multidisciplinar', access: 'subscription', description: 'Resumos e citações de artigos, livros e congressos, com indicadores.',
    in: { en: { description: 'Abstracts and citations of articles, books and conferences, with metrics.' }, es: { description: 'Resúmenes y citas de artículos, libros y congresos, con indicadores.' } } },
  { name: 'Web of Science', url: 'https://www.webofscience.com', area: 'Multidisciplinar', access: 'subscription', description: 'Índice de citações de revistas científicas escolhidas.',
    in: { en: { description: 'Citation index of selected scholarly journals.' }, es: { description: 'Índice de citas de revistas científicas seleccionadas.' } } },
  { name: 'LexML Brasil', url: 'https://www.lexml.gov.br', area: 'Direito', access: 'open', description: 'Busca de leis, decretos, projetos e decisões dos poderes públicos do Brasil.',
    in: { en: { description: 'Searches laws, decrees, bills and decisions of the public powers of Brazil.' }, es: { description: 'Busca leyes, decretos, proyectos y decisiones de los poderes públicos de Brasil.' } } },
];
