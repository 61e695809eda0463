export const accessBlocks = {
  accessBlocks: {
    search: 'Leitor',
    searchHint: 'Usuário ou parte do nome. Em branco: os que estão bloqueados.',
    find: 'Procurar',
    blocked: 'Acessos bloqueados',
    found: 'Leitores encontrados',
    noneBlocked: 'Nenhum acesso está bloqueado.',
    noneFound: 'Nenhum leitor tem esse nome.',
    isBlocked: 'Acesso bloqueado',
    isFree: 'Acesso liberado',
    link: '{{user}} · {{library}}',
    block: 'Bloquear o acesso de {{name}}',
    unblock: 'Liberar o acesso de {{name}}',
    nowBlocked: 'O acesso de {{name}} foi bloqueado.',
    nowFree: 'O acesso de {{name}} foi liberado.',
  },
};
