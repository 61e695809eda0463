export const accessBlocks = {
  accessBlocks: {
    search: 'Lector',
    searchHint: 'Usuario o parte del nombre. En blanco: los que están bloqueados.',
    find: 'Buscar',
    blocked: 'Accesos bloqueados',
    found: 'Lectores encontrados',
    noneBlocked: 'Ningún acceso está bloqueado.',
    noneFound: 'Ningún lector tiene ese nombre.',
    isBlocked: 'Acceso bloqueado',
    isFree: 'Acceso permitido',
    link: '{{user}} · {{library}}',
    block: 'Bloquear el acceso de {{name}}',
    unblock: 'Desbloquear el acceso de {{name}}',
    nowBlocked: 'Se bloqueó el acceso de {{name, clause}}.',
    nowFree: 'Se desbloqueó el acceso de {{name, clause}}.',
  },
};
