import type { titleUsage as portuguese } from '../pt/title-usage.ts';

export const titleUsage: typeof portuguese = {
  wanted: {
    part: 'Volumen o parte',
    whole: 'Obra completa',
    freeNow: 'Disponible ahora en',
    nowhere: 'Ninguna biblioteca',
    outNow: 'Prestados',
    out_one: '{{count}} prestado',
    out_many: '{{count}} de prestados',
    out_other: '{{count}} prestados',
    backOn: 'el primero vuelve a más tardar el {{date}}',
    none: 'Nada de este título se presta',
    noneHint: 'Los ejemplares son solo para consulta en sala o aún están en preparación.',
    hold: {
      title: 'Reserva',
      rule: 'Una reserva guarda su turno cuando todos los ejemplares están prestados. Mientras haya uno disponible, basta con retirarlo en la biblioteca.',
      caption: 'Qué se puede reservar',
    },
    loanRequest: {
      title: 'Préstamo interbibliotecario',
      rule: 'Otra biblioteca puede enviar un ejemplar disponible, si la suya no tiene ninguno.',
      caption: 'Qué se puede enviar',
    },
  },
  titleUsage: {
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
