import type { noDebts as portuguese } from '../pt/no-debts.ts';

export const noDebts: typeof portuguese = {
  noDebts: {
    lead: 'A document that declares that you owe the library nothing, for graduation, transfer or leaving.',
    failed: 'What stands against it could not be checked',
    against: 'The declaration is not possible yet',
    againstHint: 'Clear what is below, and come back:',
    check: 'Check again',
    nothing: 'Nothing stands against it',
    nothingHint: 'You have no loans, debts, holds or requests. The declaration can be made now.',
    what: {
      title: 'Before you make it',
      ends: 'Your link with {{library}} ends, and you are signed out.',
      valid_one: 'The declaration is good for {{count}} day from the day it is made.',
      valid_many: 'The declaration is good for {{count}} days from the day it is made.',
      valid_other: 'The declaration is good for {{count}} days from the day it is made.',
      undo: 'Only the library’s staff can undo it.',
    },
    make: 'Make the declaration',
    confirm: {
      title: 'Make the declaration and end the link?',
      text: 'Once it is made you can no longer sign in by this link with {{library, clause}}. Confirm with your password.',
      password: 'Password',
      send: 'Make it and end the link',
      cancel: 'Go back',
    },
    issued: {
      title: 'The declaration was made',
      text: 'Your link has ended and the file was downloaded. Keep it: anybody can verify it by its code.',
      until: 'It is good until {{day, day}}.',
      again: 'Download it again',
    },
    verify: {
      title: 'Verify a declaration',
      failed: 'The declaration could not be verified',
      code: 'Verification code',
      name: 'Made for',
      day: 'Made on',
      unknown: 'There is no declaration with this code',
      unknownHint: 'Check the code that is printed on the declaration.',
      states: {
        valida: 'Valid declaration',
        expirada: 'Expired declaration',
        revogada: 'Revoked declaration',
      },
      hints: {
        valida: 'The library declared that this person owed it nothing on this day.',
        expirada:
          'It was issued by the library, and its validity has passed. Whoever needs another one should ask the library.',
        revogada: 'The library made it and took it back later. It is good no more.',
      },
    },
    pdf: {
      title: 'Declaration of no debts',
      words:
        'We declare that {{name}}, user {{username}}, owes nothing to {{library}} on {{today, day}}: there are no open loans, debts, holds or requests. The link with the unit ended on this date.',
      validity: 'Valid until {{validUntil, day}}.',
      verify: 'To verify this declaration, read the QR code or open the address below:',
      qr: 'QR code of the verification address',
    },
    mail: {
      subject: 'Your declaration of no debts',
      body: 'Hello, {{name, clause}}.\n\nYour declaration of no debts is attached. It is good until {{validUntil, day}} and can be verified by the code {{code, clause}}.\n\nYour link with {{library}} has ended. If it was not you who made it, ask the library.',
    },
    staff: {
      noneHint: 'When a reader makes a no-debts declaration, it appears here.',
      count_one: '{{count, number}} declaration',
      count_many: '{{count, number}} declarations',
      count_other: '{{count, number}} declarations',
      states: {
        valida: 'Valid',
        expirada: 'Expired',
        revogada: 'Revoked',
      },
      facts: '{{library}} · made on {{at, moment}} · good until {{until, day}}',
      user: 'User {{login}}',
      revoke: 'Undo the declaration',
      revokeHint:
        'The declaration is good no more and the link lives again: the person signs in with their password.',
      reason: 'Reason',
      revoked: 'The declaration was undone: the link lives again.',
      revokedBy: 'Undone by {{name}} on {{at, moment}}',
    },
  },
};
