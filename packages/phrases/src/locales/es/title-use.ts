import type { titleUse as portuguese } from '../pt/title-use.ts';

export const titleUse: typeof portuguese = {
  wanted: {
    part: 'Volumen o parte',
    whole: 'Obra completa',
    freeNow: 'Libre ahora en',
    nowhere: 'Ninguna biblioteca',
    outNow: 'Fuera',
    out_one: '{{count}} prestado',
    out_many: '{{count}} de prestados',
    out_other: '{{count}} prestados',
    backOn: 'el primero vuelve a más tardar el {{date}}',
    none: 'Nada de este título se presta',
    noneHint: 'Los ejemplares son solo para consulta en sala o aún están en proceso.',
    hold: {
      title: 'Reserva',
      rule: 'Una reserva guarda su turno cuando todos los ejemplares están fuera. Mientras haya uno libre, basta con retirarlo en la biblioteca.',
      caption: 'Qué se puede reservar',
    },
    loanRequest: {
      title: 'Préstamo interbibliotecario',
      rule: 'Otra biblioteca puede enviar un ejemplar que tenga libre, si en la suya no hay ninguno.',
      caption: 'Qué se puede enviar',
    },
  },
  titleStatistics: {
    none: 'Nadie ha consultado este título todavía',
    noneHint: 'Los accesos se cuentan por día, sin guardar quién los hizo.',
    byYear: 'Uso por año',
    byMonth: 'Uso en {{year}}, por mes',
    year: 'Año',
    month: 'Mes',
    accesses: 'Accesos',
    loans: 'Préstamos',
  },
};
