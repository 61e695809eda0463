export const searchLog = {
  searchLog: {
    title: 'Búsquedas de esta visita',
    hint: 'Quedan solo en esta pestaña, hasta que la cierre o cierre la sesión.',
    clear: 'Olvidar estas búsquedas',
  },
  covers: {
    credit: 'Portada: {{name}}',
    credits: 'Portadas: {{names}}',
    report: '¿No es la portada de este título?',
    reported: 'Gracias. La biblioteca mirará la portada.',
    failed:
      'Algunas portadas no se pudieron cargar: en su lugar aparece una dibujada a partir del título.',
  },
};
