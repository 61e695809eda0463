export const marc = {
  marc: {
    tag: 'Campo',
    indicators: 'Indicadores',
    content: 'Conteúdo',
    leader: 'Líder',
    record: 'Registro {{number}} de {{source}}',
    heading: 'ver a autoridade',
    whole: 'Mostrar o registro inteiro, com o que os leitores não veem',
    forReaders: 'Mostrar o registro como os leitores o veem',
  },
};
