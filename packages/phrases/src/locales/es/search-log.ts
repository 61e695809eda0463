export const searchLog = {
  searchLog: {
    title: 'Búsquedas de esta visita',
    hint: 'Quedan solo en esta pestaña, hasta que se cierre o usted salga.',
    clear: 'Olvidar estas búsquedas',
  },
  covers: {
    failed:
      'Algunas portadas no se pudieron cargar: en su lugar aparece una dibujada a partir del título.',
  },
};
