import type { staffKiosks as portuguese } from '../pt/staff-kiosks.ts';

export const staffKiosks: typeof portuguese = {
  staffKiosks: {
    count_zero: 'No machines',
    count_one: '{{count, number}} machine',
    count_many: '{{count, number}} machines',
    count_other: '{{count, number}} machines',
    how: 'How to register another machine',
    howText:
      'On the machine itself, open the self-service address, sign in as staff and give it a name. The authorisation is kept in that browser.',
    howOff: 'Self-service is switched off: no machine lends or takes back at the moment.',
    open: 'Set up this machine',
    noneHint: 'Once staff set up a self-service machine, it appears here.',
    states: { ativo: 'In service', revogado: 'Revoked' },
    unnamed: 'Machine {{id}}',
    library: 'Library',
    setUp: 'Registered',
    setUpBy: '{{at, moment}}, by {{name}}',
    lastUse: 'Last used',
    neverUsed: 'Not used yet',
    today: 'Sessions today',
    revoke: 'Revoke',
    revokeHint: 'Whoever opens the list later sees this reason.',
    reason: 'Reason',
    ask: 'Revoke {{name}}?',
    askText:
      'The machine stops at once, and whoever is using it is signed out. To use it again, it has to be set up anew, on the machine itself.',
    askReason: 'Reason: {{reason}}',
    cancel: 'Keep in service',
    revoked: '{{name}} was revoked and no longer does anything.',
    revokedBy: 'Revoked by {{name}} on {{at, moment}}',
  },
};
