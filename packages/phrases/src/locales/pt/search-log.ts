export const searchLog = {
  searchLog: {
    title: 'Buscas desta visita',
    hint: 'Ficam só nesta aba, até você fechá-la ou sair.',
    clear: 'Esquecer estas buscas',
  },
  covers: {
    credit: 'Capa: {{name}}',
    credits: 'Capas: {{names}}',
    report: 'A capa não é deste título?',
    reported: 'Obrigado. A biblioteca vai ver a capa.',
    failed:
      'Algumas capas não puderam ser carregadas: no lugar delas aparece uma desenhada a partir do título.',
  },
};
