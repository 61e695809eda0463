import type { staff as portuguese } from '../pt/staff.ts';

export const staff: typeof portuguese = {
  staff: {
    title: 'Atención',
    lead: 'Tareas del equipo de la biblioteca.',
    menu: 'Menú de atención',
    start: 'Inicio',
    pages: {
      comments: 'Comentarios generales',
      suggestions: 'Sugerencias de adquisición',
    },
    leads: {
      comments:
        'Lea lo que los lectores escribieron a su biblioteca y responda por correo electrónico.',
      suggestions:
        'Vea lo que los lectores sugieren comprar y diga en qué situación está cada sugerencia.',
    },
  },
  staffList: {
    answer: 'Respuesta',
  },
};
