import type { mainAct as portuguese } from '../pt/main-act.ts';

export const mainAct: typeof portuguese = {
  mainAct: {
    label: 'Cómo conseguir este título',
    free: 'Disponible ahora',
    readHere: 'Para consulta en la biblioteca',
    readHereBackOn:
      'Para consulta en la biblioteca; el primero para llevar vuelve a más tardar el {{date}}',
    online: 'Disponible en línea',
    readOnline: 'Leer en línea',
    directions: 'Cómo llegar',
    alsoAt_one: 'También en {{count}} biblioteca más',
    alsoAt_many: 'También en {{count}} de bibliotecas más',
    alsoAt_other: 'También en {{count}} bibliotecas más',
    toMine: 'Recibirlo en mi biblioteca',
    noQueue: 'Nadie espera: el próximo turno es suyo.',
    queue_one: '{{count, number}} persona espera antes que usted',
    queue_many: '{{count, number}} de personas esperan antes que usted',
    queue_other: '{{count, number}} personas esperan antes que usted',
    waiting_one: '{{count, number}} persona en espera',
    waiting_many: '{{count, number}} de personas en espera',
    waiting_other: '{{count, number}} personas en espera',
    holdOne: 'Reservar: {{title}}',
    held: 'Colección en la biblioteca',
    preparing: 'En preparación en la biblioteca',
    elsewhere: 'No está en nuestras bibliotecas',
    fromAnother: 'Buscar en otras instituciones',
    more: 'Más acciones',
  },
  copyStatus: {
    counted: '{{status}} ({{count, number}})',
  },
  resultWay: {
    label: 'Recorrido por los resultados',
    back: 'Volver a los resultados',
    home: 'Inicio',
    position: '{{position, number}} de {{total, number}}',
    previous: 'Título anterior',
    next: 'Título siguiente',
    previousPage: 'Página anterior de resultados',
    nextPage: 'Página siguiente de resultados',
  },
};
