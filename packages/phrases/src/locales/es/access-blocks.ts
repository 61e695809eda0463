export const accessBlocks = {
  accessBlocks: {
    search: 'Lector',
    searchHint: 'Nombre de usuario o parte del nombre. En blanco: los que están bloqueados.',
    find: 'Buscar',
    blocked: 'Accesos bloqueados',
    found: 'Lectores encontrados',
    noneBlocked: 'Ningún acceso está bloqueado.',
    noneFound: 'Ningún lector tiene este nombre.',
    isBlocked: 'Acceso bloqueado',
    isFree: 'Acceso abierto',
    link: '{{user}} · {{library}}',
    block: 'Bloquear el acceso de {{name}}',
    unblock: 'Abrir el acceso de {{name}}',
    nowBlocked: 'El acceso de {{name}} ha sido bloqueado.',
    nowFree: 'El acceso de {{name}} ha sido abierto.',
  },
};
