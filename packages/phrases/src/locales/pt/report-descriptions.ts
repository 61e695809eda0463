/** Names of the reports, and what each of them counts. */
export const reportDescriptions = {
  names: {
    emprestimos: 'Empréstimos no período',
    atrasos: 'Atrasos',
    caixa: 'Livro-caixa',
    'mais-procurados': 'Mais procurados',
    'reservas-esperando': 'Reservas em espera',
    'buscas-sem-resultado': 'Buscas sem resultado',
    'nunca-emprestados': 'Nunca emprestados',
    'planos-sem-exemplares': 'Planos de ensino sem exemplares para empréstimo',
    acervo: 'Acervo: títulos e exemplares',
    'movimento-acervo': 'Acervo: entradas e saídas',
  },
  texts: {
    emprestimos: 'Empréstimos feitos entre os dois dias.',
    atrasos: 'Empréstimos em atraso hoje, por biblioteca do exemplar e dias de atraso.',
    caixa:
      'O que foi recebido e estornado, por dia e forma de pagamento. Não cita ninguém e não omite nada.',
    'mais-procurados':
      'Títulos esperados por três ou mais pessoas, conforme quantas esperam cada exemplar.',
    'reservas-esperando': 'Reservas na fila e na prateleira, por biblioteca.',
    'buscas-sem-resultado':
      'O que se procurou nas guias da busca e não se encontrou, sem filtros, no acervo de toda a rede. Não se registra quem procurou.',
    'nunca-emprestados':
      'Exemplares que podem ser emprestados e nunca foram, a começar pelos mais antigos no acervo.',
    'planos-sem-exemplares':
      'O que os planos deste ano e do anterior pedem e ninguém pode pegar emprestado: fora do acervo, sem exemplar ou só com exemplares para consulta ou danificados. Um periódico de que há coleção não entra, nem um título on-line, quando a instituição diz que basta.',
    acervo:
      'O que as bibliotecas têm agora, sem o que foi baixado ou perdido. Um título de várias bibliotecas conta uma só vez no total. São contados os títulos que têm exemplares ou fascículos; os que nenhuma biblioteca guarda, como os eletrônicos, ficam à parte. A classe é a da CDD ou da CDU ou, sem ela, a do número de chamada.',
    'movimento-acervo':
      'O que entrou e o que saiu entre os dois dias. Um exemplar entra quando é adquirido ou, se isso não consta, quando é incluído no catálogo; um título entra com o primeiro exemplar e sai com o último. O que saiu em dia desconhecido não é contado.',
  },
};
