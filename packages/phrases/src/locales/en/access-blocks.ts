export const accessBlocks = {
  accessBlocks: {
    search: 'Patron',
    searchHint: 'User name, or a part of the name. Empty: those who are blocked.',
    find: 'Find',
    blocked: 'Blocked access',
    found: 'Patrons found',
    noneBlocked: 'Nobody’s access is blocked.',
    noneFound: 'No patron has this name.',
    isBlocked: 'Access blocked',
    isFree: 'Access open',
    link: '{{user}} · {{library}}',
    block: 'Block the access of {{name}}',
    unblock: 'Open the access of {{name}}',
    nowBlocked: 'The access of {{name}} has been blocked.',
    nowFree: 'The access of {{name}} has been opened.',
  },
};
