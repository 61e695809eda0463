export const accessBlocks = {
  accessBlocks: {
    search: 'Patron',
    searchHint: 'User name, or part of the name. Leave blank for those who are blocked.',
    find: 'Find',
    blocked: 'Blocked patrons',
    found: 'Patrons found',
    noneBlocked: 'No patron is blocked.',
    noneFound: 'No patron has that name.',
    isBlocked: 'Access blocked',
    isFree: 'Access allowed',
    link: '{{user}} · {{library}}',
    block: 'Block {{name}}',
    unblock: 'Unblock {{name}}',
    nowBlocked: '{{name}} has been blocked.',
    nowFree: '{{name}} has been unblocked.',
  },
};
