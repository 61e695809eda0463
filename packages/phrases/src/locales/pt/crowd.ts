/** Of the page that stands before others while too many are asked for. */
export const crowd = {
  crowd: {
    title: 'Um instante',
    wait: 'O catálogo está recebendo acessos demais. Aguarde {{seconds}} segundos e carregue a página de novo.',
    working: 'O catálogo está recebendo acessos demais. Seu navegador está fazendo uma pequena conta, e a página abre sozinha em instantes.',
    again: 'Carregar a página de novo',
  },
};
