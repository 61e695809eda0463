import type { notices as portuguese } from '../pt/notices.ts';

export const notices: typeof portuguese = {
  notices: {
    loan: {
      'due-soon': {
        day: '«{{title}}» debe devolverse o renovarse a más tardar el {{day, day}} ({{library, clause}}).',
        moment: '«{{title}}» debe devolverse a más tardar el {{at, moment}} ({{library, clause}}).',
      },
      'due-today': {
        day: '«{{title}}» debe devolverse o renovarse hoy, {{day, day}} ({{library, clause}}).',
        moment:
          '«{{title}}» debe devolverse hoy, a más tardar el {{at, moment}} ({{library, clause}}).',
      },
      overdue: {
        day: '«{{title}}» está atrasado: el plazo era el {{day, day}} ({{library, clause}}). Devuélvalo en cuanto pueda.',
        moment:
          '«{{title}}» está atrasado: el plazo era el {{at, moment}} ({{library, clause}}). Devuélvalo en cuanto pueda.',
      },
      renewed: {
        day: '«{{title}}» se renovó automáticamente. El nuevo plazo es el {{day, day}} ({{library, clause}}).',
        moment:
          '«{{title}}» se renovó automáticamente. El nuevo plazo es el {{at, moment}} ({{library, clause}}).',
      },
      'not-renewed': {
        day: '«{{title}}» no pudo renovarse automáticamente y debe devolverse a más tardar el {{day, day}} ({{library, clause}}).',
        moment:
          '«{{title}}» no pudo renovarse automáticamente y debe devolverse a más tardar el {{at, moment}} ({{library, clause}}).',
      },
    },
    datedAnew: {
      loan: '{{library, The}} cierra sin aviso{{why, clause}}: «{{title}}» puede devolverse ahora hasta el {{day, day}}, sin multa por esos días.',
      pickup:
        '{{library, The}} cierra sin aviso{{why, clause}}: «{{title}}» puede retirarse ahora hasta el {{day, day}}.',
      closedDay:
        '{{library, The}} no abre el {{closed, day}}: «{{title}}» puede retirarse ahora hasta el {{day, day}}.',
    },
    holdReleased:
      '«{{title}}» está reservado para usted {{library, at}}: retírelo a más tardar el {{day, day}}.',
    holdExpired:
      'La reserva de «{{title}}» {{library, at}} terminó: el plazo para retirarlo era el {{day, day}}.',
    holdEnding:
      'Su reserva de «{{title}}» {{library, at}} vale hasta el {{day, day}}. Después termina.',
    holdCancelled: {
      lent: 'La reserva de «{{title}}» {{library, at}} se atendió con el préstamo.',
      cancelled: 'La reserva de «{{title}}» {{library, at}} se canceló.',
      'by-staff': '{{library, The}} canceló la reserva de «{{title}}»{{why, clause}}.',
      'not-fetched': 'La reserva de «{{title}}» {{library, at}} terminó: el ejemplar no se retiró.',
      'not-needed':
        'La reserva de «{{title}}» {{library, at}} terminó el último día que usted indicó.',
      'too-old':
        'La reserva de «{{title}}» {{library, at}} terminó: ningún ejemplar volvió a tiempo.',
      'no-copy':
        'La reserva de «{{title}}» {{library, at}} se canceló: ningún ejemplar tiene una situación o un tipo de préstamo que permita reservas.',
    },
    requestMoved: {
      waiting: 'La solicitud de «{{title}}» espera el envío {{library, to}}.',
      'in-transit': '«{{title}}» va camino {{library, of}}; llegada prevista el {{day, day}}.',
      'in-transit-some-day': '«{{title}}» va camino {{library, of}}.',
      available: '«{{title}}» llegó {{library, to}}: retírelo a más tardar el {{day, day}}.',
      finished: 'La solicitud de «{{title}}» se atendió {{library, at}}.',
      'not-finished':
        'La solicitud de «{{title}}» para {{library, the}} no se atendió{{why, clause}}.',
    },
    suggestionMoved: {
      'pre-suggestion':
        'Su sugerencia de adquisición «{{title}}» espera que la biblioteca la vea ({{library, clause}}).',
      'purchase-suggestion':
        'Su sugerencia de adquisición «{{title}}» se aceptó para la compra ({{library, clause}}).',
      'in-quote':
        'Su sugerencia de adquisición «{{title}}» está en cotización ({{library, clause}}).',
      trading: 'Su sugerencia de adquisición «{{title}}» está en subasta ({{library, clause}}).',
      'awaiting-delivery':
        '«{{title}}», que usted sugirió, se encargó; se espera la entrega ({{library, clause}}).',
      'partially-attended': '«{{title}}», que usted sugirió, llegó en parte ({{library, clause}}).',
      attended: 'Su sugerencia de adquisición «{{title}}» se atendió ({{library, clause}}).',
      'finished-incomplete':
        'Su sugerencia de adquisición «{{title}}» se finalizó sin la entrega completa ({{library, clause}}).',
      'already-exists':
        '«{{title}}», que usted sugirió, ya está en el catálogo ({{library, clause}}).',
      duplicated: '«{{title}}», que usted sugirió, ya se había sugerido ({{library, clause}}).',
      exhausted:
        '«{{title}}», que usted sugirió, está agotado en la editorial ({{library, clause}}).',
      'not-found':
        '«{{title}}», que usted sugirió, no se encontró a la venta ({{library, clause}}).',
      'not-attended':
        'Su sugerencia de adquisición «{{title}}» no se atenderá ({{library, clause}}).',
      cancelled: 'Su sugerencia de adquisición «{{title}}» se canceló ({{library, clause}}).',
    },
    suggestionCatalogued: '«{{title}}», que usted sugirió, ya está en el catálogo.',
    requestHandled: {
      waiting: '{{request}}: recibida por {{library, the}}.',
      'in-progress': '{{request}}: en curso {{library, at}}.',
      'cost-proposed': '{{request}}: {{library, the}} propone un costo, que espera su aceptación.',
      finished: '{{request}}: atendida por {{library, the}}.',
      'not-finished': '{{request}}: no fue atendida por {{library, the}}.',
    },
    requestKinds: {
      switching: 'Conmutación bibliográfica n.º {{id}}',
      survey: 'Búsqueda bibliográfica n.º {{id}}',
      'catalogue-card': 'Ficha catalográfica n.º {{id}}',
      'specialized-search': 'Búsqueda especializada n.º {{id}}',
    },
    interestEnding_one:
      'Su perfil de interés pierde {{count}} elemento el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    interestEnding_many:
      'Su perfil de interés pierde {{count}} de elementos el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    interestEnding_other:
      'Su perfil de interés pierde {{count}} elementos el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    webhookStopped:
      'Los avisos a {{address}} fueron desactivados: muchos no llegaron. Vea las entregas y actívelos de nuevo cuando la dirección responda.',
    letter: {
      subject_one: '{{count}} aviso de la biblioteca ({{institution}})',
      subject_many: '{{count}} de avisos de la biblioteca ({{institution}})',
      subject_other: '{{count}} avisos de la biblioteca ({{institution}})',
      body: '¡Hola, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'Véalo todo en {{origin}}/meupergamum. Para dejar de recibir estos avisos por correo: {{address}}',
      endInAccount:
        'Véalo todo en el área personal, en el catálogo de la biblioteca. Para dejar de recibir estos avisos por correo, desactívelos en el área personal, en Alertas.',
    },
    page: {
      title: 'Avisos por correo',
      ask: 'Los avisos de la biblioteca (plazos, reservas, solicitudes y títulos nuevos) dejarán de llegar por correo. Siguen en el área personal, en Alertas. Las respuestas a lo que pida a la biblioteca siguen llegando.',
      stop: 'Dejar de recibirlos por correo',
      done: 'Listo: no recibirá más avisos por correo. Para volver a recibirlos, actívelos en el área personal, en Alertas. Las respuestas a lo que pida a la biblioteca siguen llegando.',
      unknown: 'Este enlace no corresponde a ningún mensaje de la biblioteca',
      unknownHint: 'Use el enlace entero que está al final del mensaje.',
    },
    byMail: 'Recibir los avisos también por correo',
    mailOn:
      'Los avisos llegarán también por correo: como máximo un mensaje al día sobre préstamos, reservas y solicitudes y otro sobre títulos nuevos.',
    mailOff:
      'Los avisos ya no llegarán por correo. Las respuestas a lo que pida a la biblioteca siguen llegando.',
  },
};
