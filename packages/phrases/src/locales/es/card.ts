import type { card as portuguese } from '../pt/card.ts';

export const card: typeof portuguese = {
  card: {
    lead: 'Muestre el código en el mostrador y en el autoservicio en lugar del carné.',
    failed: 'No se pudo mostrar el carné',
    barcode: 'Código de barras de su usuario',
    qr: 'Código QR de su usuario',
    login: 'Usuario',
    category: 'Categoría',
    validity: 'Válido hasta',
    ended: 'El registro venció el {{day, day}}',
    due: 'Para devolver',
    late: '{{title}}: atrasado desde el {{day, day}}',
    dueAtMoment: '{{title}}: vence el {{at, moment}}',
    nothingDue: 'No tiene nada en préstamo.',
    ready: 'Para retirar',
    fetch: '{{title}}: a más tardar el {{day, day}}, {{library, at}}',
    nothingReady: 'No tiene reservas por retirar.',
    library: 'Su biblioteca',
    closed: 'Cerrada el',
    never: 'Abierta todos los días de las próximas dos semanas.',
    kept: 'Este carné queda en este dispositivo y se abre también sin red, hasta el {{until, day}}. Desaparece cuando usted sale.',
    notKept:
      'Para que el carné se abra sin red, entre de nuevo y elija «Mantener la sesión iniciada», en un dispositivo que sea solo suyo.',
    cannot: 'Este navegador no guarda páginas: sin red el carné no se abre.',
    install:
      'Para tenerlo entre las aplicaciones, elija «Añadir a la pantalla de inicio» o «Instalar» en el menú del navegador.',
    token: 'Token de préstamo',
    keptAt: 'Como estaba el {{at, moment}}: el dispositivo no tiene red.',
    again: 'Intentar con la red',
    dueBy: '{{title}}: vence el {{day, day}}',
  },
};
