export const letterActs = {
  letterActs: {
    ways: {
      'renew-all': 'Renovar todo',
      'pass-turn': 'Pasar el turno',
      'cancel-hold': 'Cancelar la reserva',
      'extend-hold': 'Prolongar la reserva',
    },
    said: {
      renewed: 'Renovado: devuélvalo a más tardar el {{day, day}}.',
      'pass-turn': 'El turno pasó a quien espera después de usted.',
      'cancel-hold': 'La reserva fue cancelada.',
      'extend-hold': 'La reserva vale ahora hasta el {{day, day}}.',
      gone: 'No queda nada por hacer: la reserva ya cambió.',
    },
    acts: {
      renovar_tudo: {
        title: 'Renovar todo',
        ask: 'Se intentará renovar lo que tiene prestado:',
        press: 'Renovar todo',
      },
      passar_a_vez: {
        title: 'Pasar el turno',
        ask: 'Este ejemplar deja de esperarle y pasa a quien espera después de usted:',
        press: 'Pasar el turno',
      },
      cancelar: {
        title: 'Cancelar la reserva',
        ask: 'Se cancelará la reserva de este título:',
        press: 'Cancelar la reserva',
      },
      prolongar: {
        title: 'Prolongar la reserva',
        ask: 'La reserva de este título valdrá hasta el día que elija:',
        press: 'Prolongar',
      },
    },
    until: 'Hasta cuándo vale la reserva',
    now: 'Ahora vale hasta el {{day, day}}.',
    done: 'Hecho',
    notDone: 'No hecho',
    results: 'Lo que ocurrió',
    good: 'El enlace vale hasta el {{day, day}} y una sola vez.',
    nothing: 'No queda nada por hacer con este enlace',
    nothingHint: 'Lo que haría ya cambió. Véalo en el área personal.',
    unknown: 'Este enlace no vino en ningún mensaje de la biblioteca',
    unknownHint: 'Use el enlace entero que está en el mensaje.',
    account: 'Ver en el área personal',
  },
};
