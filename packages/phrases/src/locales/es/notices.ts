import type { notices as portuguese } from '../pt/notices.ts';

export const notices: typeof portuguese = {
  notices: {
    loan: {
      'due-soon': {
        day: '“{{title}}” debe devolverse o renovarse hasta el {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” debe devolverse hasta el {{at, moment}} ({{library, clause}}).',
      },
      'due-today': {
        day: '“{{title}}” debe devolverse o renovarse hoy, {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” debe devolverse hoy, hasta el {{at, moment}} ({{library, clause}}).',
      },
      overdue: {
        day: '“{{title}}” está atrasado: el plazo era el {{day, day}} ({{library, clause}}). Devuélvalo en cuanto pueda.',
        moment:
          '“{{title}}” está atrasado: el plazo era el {{at, moment}} ({{library, clause}}). Devuélvalo en cuanto pueda.',
      },
      renewed: {
        day: '“{{title}}” se renovó automáticamente. El nuevo plazo es el {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” se renovó automáticamente. El nuevo plazo es el {{at, moment}} ({{library, clause}}).',
      },
      'not-renewed': {
        day: '“{{title}}” no pudo renovarse automáticamente y debe devolverse hasta el {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” no pudo renovarse automáticamente y debe devolverse hasta el {{at, moment}} ({{library, clause}}).',
      },
    },
    datedAnew: {
      loan: 'La {{library}} cierra sin aviso{{why, clause}}: “{{title}}” puede devolverse ahora hasta el {{day, day}}, sin multa por esos días.',
      pickup:
        'La {{library}} cierra sin aviso{{why, clause}}: “{{title}}” puede retirarse ahora hasta el {{day, day}}.',
    },
    holdReleased:
      '“{{title}}” está reservado para usted en {{library}}: retírelo hasta el {{day, day}}.',
    holdExpired:
      'La reserva de “{{title}}” en {{library}} terminó: el plazo para retirarlo era el {{day, day}}.',
    holdEnding:
      'Su reserva de “{{title}}” en {{library}} solo sirve hasta el {{day, day}}. Después termina.',
    holdCancelled: {
      lent: 'La reserva de “{{title}}” en {{library}} se atendió con el préstamo.',
      cancelled: 'La reserva de “{{title}}” en {{library}} se canceló.',
      'by-staff': 'La {{library}} canceló la reserva de “{{title}}”{{why, clause}}.',
      'not-fetched': 'La reserva de “{{title}}” en {{library}} terminó: el ejemplar no se retiró.',
      'not-needed': 'La reserva de “{{title}}” en {{library}} terminó el día hasta el que servía.',
      'too-old':
        'La reserva de “{{title}}” en {{library}} terminó: ningún ejemplar volvió a tiempo.',
      'no-copy':
        'La reserva de “{{title}}” en {{library}} se canceló: ningún ejemplar tiene una situación o un tipo de préstamo que permita reservas.',
    },
    requestMoved: {
      waiting: 'La solicitud de “{{title}}” espera el envío a {{library, clause}}.',
      'in-transit': '“{{title}}” va camino de {{library}}; llegada prevista el {{day, day}}.',
      'in-transit-some-day': '“{{title}}” va camino de {{library, clause}}.',
      available: '“{{title}}” llegó a {{library}}: retírelo hasta el {{day, day}}.',
      finished: 'La solicitud de “{{title}}” se atendió en {{library, clause}}.',
      'not-finished': 'La solicitud de “{{title}}” para {{library}} no se atendió{{why, clause}}.',
    },
    suggestionAnswered:
      'La {{library}} respondió a su sugerencia de adquisición: “{{title, clause}}”.',
    interestEnding_one:
      'Su perfil de interés pierde {{count}} elemento el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    interestEnding_many:
      'Su perfil de interés pierde {{count}} de elementos el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    interestEnding_other:
      'Su perfil de interés pierde {{count}} elementos el {{day, day}}: prolongue su validez para seguir recibiendo avisos.',
    letter: {
      subject_one: '{{count}} aviso de la biblioteca ({{institution}})',
      subject_many: '{{count}} de avisos de la biblioteca ({{institution}})',
      subject_other: '{{count}} avisos de la biblioteca ({{institution}})',
      body: '¡Hola, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'Vea todo en {{origin}}/meupergamum. Para no recibir más estos avisos por correo: {{address}}',
      endInAccount:
        'Véalo todo en Mi cuenta, en el catálogo de la biblioteca. Para no recibir más estos avisos por correo, desactívelos en Mi cuenta, Alertas.',
    },
    page: {
      title: 'Avisos por correo',
      ask: 'Los avisos de la biblioteca (plazos, reservas, solicitudes y títulos nuevos) dejan de llegar por correo. Siguen en Mi cuenta, Alertas.',
      stop: 'No recibir más por correo',
      done: 'Listo: no recibirá más avisos por correo. Para volver a recibirlos, actívelos en Mi cuenta, Alertas.',
      unknown: 'Esta dirección no es de ninguna carta de la biblioteca',
      unknownHint: 'Use la dirección entera que está al final de la carta.',
    },
    byMail: 'Recibir los avisos también por correo',
    mailOn:
      'Los avisos llegarán también por correo, como máximo una carta por día sobre préstamos, reservas y solicitudes y otra sobre títulos nuevos.',
    mailOff: 'Los avisos ya no llegarán por correo.',
  },
};
