import type { staffKiosks as portuguese } from '../pt/staff-kiosks.ts';

export const staffKiosks: typeof portuguese = {
  staffKiosks: {
    count_zero: 'Ninguna máquina',
    count_one: '{{count, number}} máquina',
    count_many: '{{count, number}} de máquinas',
    count_other: '{{count, number}} máquinas',
    how: 'Cómo registrar otra máquina',
    howText:
      'En la propia máquina, abra la dirección del autoservicio, entre como personal y póngale un nombre. La autorización queda guardada en ese navegador.',
    howOff: 'El autoservicio está apagado: ninguna máquina presta ni recibe ahora.',
    open: 'Configurar esta máquina',
    noneHint: 'Cuando el personal configure una máquina de autoservicio, aparecerá aquí.',
    states: { ativo: 'En servicio', revogado: 'Revocada' },
    unnamed: 'Máquina {{id}}',
    library: 'Biblioteca',
    setUp: 'Registro',
    setUpBy: '{{at, moment}}, por {{name}}',
    lastUse: 'Último uso',
    neverUsed: 'Todavía no se ha usado',
    today: 'Sesiones hoy',
    revoke: 'Revocar',
    revokeHint: 'Quien abra la lista después verá este motivo.',
    reason: 'Motivo',
    ask: '¿Revocar {{name}}?',
    askText:
      'La máquina se detiene enseguida y se cierra la sesión de quien la esté usando. Para volver a usarla hay que configurarla de nuevo, en ella misma.',
    askReason: 'Motivo: {{reason}}',
    cancel: 'Mantener en servicio',
    revoked: '{{name}} fue revocada y ya no hace nada.',
    revokedBy: 'Revocada por {{name}} el {{at, moment}}',
  },
};
