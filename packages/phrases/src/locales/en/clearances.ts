import type { clearances as portuguese } from '../pt/clearances.ts';

export const clearances: typeof portuguese = {
  clearances: {
    lead: 'A document that states that you owe the library nothing, for graduation, transfer or leaving.',
    failed: 'Could not check what you still have open',
    against: 'The declaration cannot be issued yet',
    againstHint: 'Settle what is below, and come back:',
    check: 'Check again',
    nothing: 'Nothing outstanding',
    nothingHint: 'You have no loans, debts, holds or requests. The declaration can be issued now.',
    what: {
      title: 'Before you issue it',
      ends: 'Your affiliation with {{library, the}} ends, and you are signed out.',
      valid_one: 'The declaration is valid for {{count}} day from the day it is issued.',
      valid_many: 'The declaration is valid for {{count}} days from the day it is issued.',
      valid_other: 'The declaration is valid for {{count}} days from the day it is issued.',
      undo: 'Only library staff can undo it.',
    },
    make: 'Issue the declaration',
    confirm: {
      title: 'Issue the declaration and end the affiliation?',
      text: 'Once it is issued you can no longer sign in with this affiliation with {{library, the}}. Confirm with your password.',
      password: 'Password',
      send: 'Issue it and end the affiliation',
      cancel: 'Go back',
    },
    issued: {
      title: 'Declaration issued',
      text: 'Your affiliation has ended and the file was downloaded. Keep it: anybody can verify it by its code.',
      until: 'Valid until {{day, day}}.',
      again: 'Download it again',
    },
    verify: {
      title: 'Verify a declaration',
      lead: 'Type the code printed on the declaration to see whether it is valid.',
      failed: 'The declaration could not be verified',
      code: 'Verification code',
      name: 'Issued to',
      day: 'Date of issue',
      library: 'Library',
      until: 'Valid until',
      ended: 'Expired on',
      look: 'Check',
      unknown: 'There is no declaration with this code',
      unknownHint: 'Check the code printed on the declaration.',
      states: {
        valida: 'Valid declaration',
        expirada: 'Expired declaration',
        revogada: 'Revoked declaration',
      },
      hints: {
        valida: 'The library declared that this person owed it nothing on the date of issue.',
        expirada:
          'It was issued by the library, and has expired. Whoever needs another one should contact the library.',
        revogada: 'It was issued by the library and revoked later. It is no longer valid.',
      },
    },
    pdf: {
      title: 'No-debts declaration',
      words:
        'We declare that {{name}}, user {{username}}, owes {{library, the}} nothing on {{today, day}}: there are no open loans, debts, holds or requests. The affiliation with the unit ended on this date.',
      validity: 'Valid until {{validUntil, day}}.',
      verify:
        'To verify this declaration, read the QR code, open the address below or type the code at {{place}}:',
      qr: 'QR code of the verification address',
    },
    mail: {
      subject: 'Your no-debts declaration',
      body: 'Hello, {{name, clause}}.\n\nYour no-debts declaration is attached. It is valid until {{validUntil, day}} and can be verified with the code {{code, clause}}.\n\nYour affiliation with {{library, the}} has ended. If it was not you who issued it, contact the library.',
    },
    staff: {
      noneHint: 'When a patron issues a no-debts declaration, it appears here.',
      count_zero: 'No declarations',
      count_one: '{{count, number}} declaration',
      count_many: '{{count, number}} declarations',
      count_other: '{{count, number}} declarations',
      states: {
        valida: 'Valid',
        expirada: 'Expired',
        revogada: 'Revoked',
      },
      facts: '{{library}} · issued on {{at, moment}} · valid until {{until, day}}',
      user: 'User {{login}}',
      revoke: 'Undo the declaration',
      revokeHint:
        'The declaration is no longer valid and the affiliation is restored: the person can sign in again with their password.',
      reason: 'Reason',
      revoked: 'The declaration was undone: the affiliation is active again.',
      revokedBy: 'Undone by {{name}} on {{at, moment}}',
    },
  },
};
