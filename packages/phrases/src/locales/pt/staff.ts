export const staff = {
  staff: {
    title: 'Atendimento',
    lead: 'Tarefas da equipe da biblioteca.',
    menu: 'Menu do atendimento',
    start: 'Início',
    pages: {
      comments: 'Comentários gerais',
      suggestions: 'Sugestões de aquisição',
    },
    leads: {
      comments: 'Leia o que os leitores escreveram à sua biblioteca e responda por e-mail.',
      suggestions:
        'Veja o que os leitores sugerem comprar e diga em que situação está cada sugestão.',
    },
  },
  staffList: {
    answer: 'Resposta',
  },
};
