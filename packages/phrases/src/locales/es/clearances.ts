import type { clearances as portuguese } from '../pt/clearances.ts';

export const clearances: typeof portuguese = {
  clearances: {
    lead: 'Un documento que declara que no debe nada a la biblioteca, para graduación, traslado o baja.',
    failed: 'No se pudo comprobar lo que tiene pendiente',
    against: 'Todavía no es posible emitir la declaración',
    againstHint: 'Resuelva lo siguiente y vuelva aquí:',
    check: 'Verificar de nuevo',
    nothing: 'Nada pendiente',
    nothingHint:
      'No tiene préstamos, deudas, reservas ni solicitudes. La declaración puede emitirse ahora.',
    what: {
      title: 'Antes de emitirla',
      ends: 'Su vínculo con {{library, the}} termina y se cierra su sesión.',
      valid_one: 'La declaración vale {{count}} día desde su emisión.',
      valid_many: 'La declaración vale {{count}} días desde su emisión.',
      valid_other: 'La declaración vale {{count}} días desde su emisión.',
      undo: 'Solo el personal de la biblioteca puede deshacerla.',
    },
    make: 'Emitir la declaración',
    confirm: {
      title: '¿Emitir la declaración y terminar el vínculo?',
      text: 'Una vez emitida, ya no podrá entrar con este vínculo con {{library, the}}. Confirme con su contraseña.',
      password: 'Contraseña',
      send: 'Emitir y terminar el vínculo',
      cancel: 'Volver',
    },
    issued: {
      title: 'Declaración emitida',
      text: 'Su vínculo terminó y el archivo se descargó. Guárdelo: cualquiera puede verificarlo por su código.',
      until: 'Vale hasta el {{day, day}}.',
      again: 'Descargarla de nuevo',
    },
    verify: {
      title: 'Verificar una declaración',
      lead: 'Escriba el código impreso en la declaración para saber si es válida.',
      failed: 'No se pudo verificar la declaración',
      code: 'Código de verificación',
      name: 'Emitida para',
      day: 'Fecha de emisión',
      library: 'Unidad',
      until: 'Válida hasta',
      ended: 'Venció el',
      look: 'Comprobar',
      unknown: 'No hay ninguna declaración con este código',
      unknownHint: 'Revise el código impreso en la declaración.',
      states: {
        valida: 'Declaración válida',
        expirada: 'Declaración vencida',
        revogada: 'Declaración revocada',
      },
      hints: {
        valida: 'La biblioteca declaró que esta persona no le debía nada en la fecha de emisión.',
        expirada:
          'Fue emitida por la biblioteca y su plazo de validez pasó. Quien necesite otra debe acudir a la biblioteca.',
        revogada: 'La biblioteca la emitió y después la anuló. Ya no vale.',
      },
    },
    pdf: {
      title: 'Declaración de no adeudo',
      words:
        'Declaramos que {{name}}, usuario {{username}}, no debe nada {{library, to}} el {{today, day}}: no tiene préstamos, deudas, reservas ni solicitudes pendientes. Su vínculo con la unidad terminó en esta fecha.',
      validity: 'Válida hasta el {{validUntil, day}}.',
      verify:
        'Para verificar esta declaración, lea el código QR, abra la dirección de abajo o escriba el código en {{place}}:',
      qr: 'Código QR de la dirección de verificación',
    },
    mail: {
      subject: 'Su declaración de no adeudo',
      body: 'Hola, {{name, clause}}.\n\nSu declaración de no adeudo está adjunta. Vale hasta el {{validUntil, day}} y puede verificarse con el código {{code, clause}}.\n\nSu vínculo con {{library, the}} terminó. Si no fue usted quien la emitió, consulte a la biblioteca.',
    },
    staff: {
      noneHint: 'Cuando un lector emita una declaración de no adeudo, aparece aquí.',
      count_zero: 'Ninguna declaración',
      count_one: '{{count, number}} declaración',
      count_many: '{{count, number}} declaraciones',
      count_other: '{{count, number}} declaraciones',
      states: {
        valida: 'Válida',
        expirada: 'Vencida',
        revogada: 'Revocada',
      },
      facts: '{{library}} · emitida el {{at, moment}} · vale hasta el {{until, day}}',
      user: 'Usuario {{login}}',
      revoke: 'Deshacer la declaración',
      revokeHint:
        'La declaración deja de valer y el vínculo vuelve: la persona entra de nuevo con su contraseña.',
      reason: 'Motivo',
      revoked: 'Declaración deshecha: el vínculo está activo de nuevo.',
      revokedBy: 'Deshecha por {{name}} el {{at, moment}}',
    },
  },
};
