/** A database the libraries of the network point to. */
export interface DemoDatabase {
  readonly name: string;
  /** The name in full, where the database goes by its initials. */
  readonly fullName?: string;
  readonly url: string;
  readonly area: string;
  readonly description: string;
  readonly access: 'open' | 'subscription';
}

// prettier-ignore
export const demoDatabases: readonly DemoDatabase[] = [
  { name: 'SciELO', fullName: 'Scientific Electronic Library Online', url: 'https://www.scielo.org', area: 'Multidisciplinar', access: 'open', description: 'Artigos completos de periódicos científicos da América Latina, da Península Ibérica e da África do Sul.' },
  { name: 'Portal de Periódicos da CAPES', url: 'https://www.periodicos.capes.gov.br', area: 'Multidisciplinar', access: 'subscription', description: 'Periódicos, bases e livros que a CAPES assina para as universidades brasileiras; parte do conteúdo é aberta a todos.' },
  { name: 'BDTD', fullName: 'Biblioteca Digital Brasileira de Teses e Dissertações', url: 'https://bdtd.ibict.br', area: 'Multidisciplinar', access: 'open', description: 'Reúne num só lugar as teses e dissertações que as universidades brasileiras publicam.' },
  { name: 'Oasisbr', fullName: 'Portal Brasileiro de Publicações e Dados Científicos em Acesso Aberto', url: 'https://oasisbr.ibict.br', area: 'Multidisciplinar', access: 'open', description: 'Busca em repositórios, revistas e bibliotecas digitais de acesso aberto do Brasil.' },
  { name: 'DOAJ', fullName: 'Directory of Open Access Journals', url: 'https://doaj.org', area: 'Multidisciplinar', access: 'open', description: 'Lista revistas de acesso aberto que passam por avaliação de qualidade, com os seus artigos.' },
  { name: 'PubMed', url: 'https://pubmed.ncbi.nlm.nih.gov', area: 'Ciências da saúde', access: 'open', description: 'Referências e resumos da literatura biomédica, com atalhos para os textos completos.' },
  { name: 'LILACS', fullName: 'Literatura Latino-Americana e do Caribe em Ciências da Saúde', url: 'https://lilacs.bvsalud.org', area: 'Ciências da saúde', access: 'open', description: 'Literatura de saúde produzida na América Latina e no Caribe.' },
  { name: 'BVS', fullName: 'Biblioteca Virtual em Saúde', url: 'https://bvsalud.org', area: 'Ciências da saúde', access: 'open', description: 'Fontes de informação em saúde mantidas em rede por instituições da região, com vocabulário próprio.' },
  { name: 'Cochrane Library', url: 'https://www.cochranelibrary.com', area: 'Ciências da saúde', access: 'subscription', description: 'Revisões sistemáticas sobre o efeito de tratamentos e intervenções em saúde.' },
  { name: 'arXiv', url: 'https://arxiv.org', area: 'Ciências exatas', access: 'open', description: 'Versões prévias de artigos de física, matemática, computação e áreas vizinhas.' },
  { name: 'zbMATH Open', url: 'https://zbmath.org', area: 'Matemática', access: 'open', description: 'Resenhas e resumos da literatura matemática desde o século XIX.' },
  { name: 'NASA ADS', fullName: 'Astrophysics Data System', url: 'https://ui.adsabs.harvard.edu', area: 'Astronomia e física', access: 'open', description: 'Literatura de astronomia e física, com citações e objetos do céu.' },
  { name: 'IEEE Xplore', url: 'https://ieeexplore.ieee.org', area: 'Engenharia e computação', access: 'subscription', description: 'Revistas, congressos e normas de engenharia elétrica, eletrônica e computação.' },
  { name: 'ACM Digital Library', url: 'https://dl.acm.org', area: 'Computação', access: 'subscription', description: 'Publicações da ACM e guia da literatura de computação.' },
  { name: 'dblp', url: 'https://dblp.org', area: 'Computação', access: 'open', description: 'Bibliografia de artigos e congressos de computação, autor por autor.' },
  { name: 'AGRIS', url: 'https://agris.fao.org', area: 'Ciências agrárias', access: 'open', description: 'Referências de agricultura, alimentação e pesca reunidas pela FAO.' },
  { name: 'ERIC', fullName: 'Education Resources Information Center', url: 'https://eric.ed.gov', area: 'Educação', access: 'open', description: 'Artigos e relatórios de pesquisa em educação.' },
  { name: 'JSTOR', url: 'https://www.jstor.org', area: 'Ciências humanas e sociais', access: 'subscription', description: 'Coleções completas de revistas acadêmicas, desde o primeiro número, e livros.' },
  { name: 'Redalyc', fullName: 'Red de Revistas Científicas de América Latina y el Caribe, España y Portugal', url: 'https://www.redalyc.org', area: 'Multidisciplinar', access: 'open', description: 'Revistas ibero-americanas de acesso aberto publicadas sem cobrança a autores.' },
  { name: 'Scopus', url: 'https://www.scopus.com', area: 'Multidisciplinar', access: 'subscription', description: 'Resumos e citações de artigos, livros e congressos, com indicadores.' },
  { name: 'Web of Science', url: 'https://www.webofscience.com', area: 'Multidisciplinar', access: 'subscription', description: 'Índice de citações de revistas científicas escolhidas.' },
  { name: 'LexML Brasil', url: 'https://www.lexml.gov.br', area: 'Direito', access: 'open', description: 'Busca de leis, decretos, projetos e decisões dos poderes públicos do Brasil.' },
];
