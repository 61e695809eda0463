export const searchLog = {
  searchLog: {
    title: 'Buscas desta visita',
    hint: 'Ficam só nesta aba, até ela ser fechada ou você sair.',
    clear: 'Esquecer estas buscas',
  },
  covers: {
    failed:
      'Algumas capas não puderam ser carregadas: no lugar delas aparece uma desenhada a partir do título.',
  },
};
