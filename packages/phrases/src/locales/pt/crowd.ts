/** Words of the page that stands before others while too many are asked for. */
export const crowd = {
  crowd: {
    title: 'Um instante',
    wait_one:
      'O catálogo está recebendo acessos demais. Aguarde {{count}} segundo e carregue a página de novo.',
    wait_other:
      'O catálogo está recebendo acessos demais. Aguarde {{count}} segundos e carregue a página de novo.',
    wait_many:
      'O catálogo está recebendo acessos demais. Aguarde {{count}} de segundos e carregue a página de novo.',
    working:
      'O catálogo está recebendo acessos demais. Seu navegador está fazendo um pequeno cálculo, e a página abre sozinha em instantes.',
    again: 'Carregar a página de novo',
  },
};
