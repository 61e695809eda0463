import type { card as portuguese } from '../pt/card.ts';

export const card: typeof portuguese = {
  card: {
    lead: 'Show the code at the desk and at the self-service kiosk in place of a card.',
    failed: 'The card could not be shown',
    barcode: 'Bar code of your username',
    qr: 'QR code of your username',
    login: 'Username',
    category: 'Category',
    validity: 'Valid until',
    ended: 'The registration ended on {{day, day}}',
    due: 'To be returned',
    late: '{{title}}: overdue since {{day, day}}',
    dueAtMoment: '{{title}}: by {{at, moment}}',
    nothingDue: 'You have nothing on loan.',
    ready: 'To be picked up',
    fetch: '{{title}}: until {{day, day}}, {{library, at}}',
    nothingReady: 'You have no holds to pick up.',
    library: 'Your library',
    closed: 'Closed on',
    never: 'Open every day of the next two weeks.',
    kept: 'This card stays on this device and opens without a network too, until {{until, day}}. It goes when you sign out.',
    notKept:
      'For the card to open without a network, sign in again and choose “Keep me signed in”, on a device that is yours alone.',
    cannot: 'This browser cannot keep pages: the card will not open without a network.',
    install:
      'To have it among your apps, choose “Add to home screen” or “Install” in the menu of the browser.',
    token: 'Loan token',
    keptAt: 'As it was on {{at, moment}}: the device has no network.',
    again: 'Try with the network',
    dueBy: '{{title}}: by {{day, day}}',
  },
};
