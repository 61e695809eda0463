import type { notices as portuguese } from '../pt/notices.ts';

export const notices: typeof portuguese = {
  notices: {
    loan: {
      'due-soon': {
        day: '“{{title}}” has to be returned or renewed by {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” has to be returned by {{at, moment}} ({{library, clause}}).',
      },
      'due-today': {
        day: '“{{title}}” has to be returned or renewed today, {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” has to be returned today, by {{at, moment}} ({{library, clause}}).',
      },
      overdue: {
        day: '“{{title}}” is overdue: it was due on {{day, day}} ({{library, clause}}). Please return it as soon as you can.',
        moment:
          '“{{title}}” is overdue: it was due on {{at, moment}} ({{library, clause}}). Please return it as soon as you can.',
      },
      renewed: {
        day: '“{{title}}” was renewed automatically. It is now due on {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” was renewed automatically. It is now due on {{at, moment}} ({{library, clause}}).',
      },
      'not-renewed': {
        day: '“{{title}}” could not be renewed automatically and has to be returned by {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” could not be renewed automatically and has to be returned by {{at, moment}} ({{library, clause}}).',
      },
    },
    datedAnew: {
      loan: '{{library, The}} is closing at short notice{{why, clause}}: “{{title}}” may now be returned by {{day, day}}, without a fine for those days.',
      pickup:
        '{{library, The}} is closing at short notice{{why, clause}}: “{{title}}” may now be collected by {{day, day}}.',
      closedDay:
        '{{library, The}} is closed on {{closed, day}}: “{{title}}” may now be collected by {{day, day}}.',
    },
    holdReleased: '“{{title}}” is being held for you {{library, at}}: collect it by {{day, day}}.',
    holdExpired:
      'Your hold on “{{title}}” {{library, at}} has ended: it was to be collected by {{day, day}}.',
    holdEnding:
      'Your hold on “{{title}}” {{library, at}} is valid until {{day, day}}. It ends after that.',
    holdCancelled: {
      lent: 'Your hold on “{{title}}” {{library, at}} was fulfilled by the loan.',
      cancelled: 'Your hold on “{{title}}” {{library, at}} was cancelled.',
      'by-staff': '{{library, The}} cancelled your hold on “{{title}}”{{why, clause}}.',
      'not-fetched':
        'Your hold on “{{title}}” {{library, at}} has ended: the copy was not collected.',
      'not-needed': 'Your hold on “{{title}}” {{library, at}} ended on the last day you had given.',
      'too-old': 'Your hold on “{{title}}” {{library, at}} has ended: no copy came back in time.',
      'no-copy':
        'Your hold on “{{title}}” {{library, at}} was cancelled: no copy has a status or loan type that allows holds.',
    },
    requestMoved: {
      waiting: 'Your request for “{{title}}” is waiting to be sent {{library, to}}.',
      'in-transit': '“{{title}}” is on its way {{library, to}}, expected on {{day, day}}.',
      'in-transit-some-day': '“{{title}}” is on its way {{library, to}}.',
      available: '“{{title}}” has arrived {{library, at}}: collect it by {{day, day}}.',
      finished: 'Your request for “{{title}}” was fulfilled {{library, at}}.',
      'not-finished':
        'Your request for “{{title}}” {{library, at}} was not fulfilled{{why, clause}}.',
    },
    suggestionMoved: {
      'pre-suggestion':
        'Your purchase suggestion “{{title}}” waits for the library to look at it ({{library, clause}}).',
      'purchase-suggestion':
        'Your purchase suggestion “{{title}}” was accepted for purchase ({{library, clause}}).',
      'in-quote': 'Your purchase suggestion “{{title}}” is being quoted for ({{library, clause}}).',
      trading:
        'Your purchase suggestion “{{title}}” is in an auction of suppliers ({{library, clause}}).',
      'awaiting-delivery':
        '“{{title}}”, which you suggested, was ordered; its delivery is awaited ({{library, clause}}).',
      'partially-attended':
        '“{{title}}”, which you suggested, has come in part ({{library, clause}}).',
      attended: 'Your purchase suggestion “{{title}}” was fulfilled ({{library, clause}}).',
      'finished-incomplete':
        'Your purchase suggestion “{{title}}” was finished without a whole delivery ({{library, clause}}).',
      'already-exists':
        '“{{title}}”, which you suggested, is in the collection already ({{library, clause}}).',
      duplicated:
        '“{{title}}”, which you suggested, had been suggested already ({{library, clause}}).',
      exhausted: '“{{title}}”, which you suggested, is out of print ({{library, clause}}).',
      'not-found':
        '“{{title}}”, which you suggested, was not found for sale ({{library, clause}}).',
      'not-attended':
        'Your purchase suggestion “{{title}}” will not be fulfilled ({{library, clause}}).',
      cancelled: 'Your purchase suggestion “{{title}}” was cancelled ({{library, clause}}).',
    },
    suggestionCatalogued: '“{{title}}”, which you suggested, is in the catalogue now.',
    requestHandled: {
      waiting: '{{request}}: received by {{library, the}}.',
      'in-progress': '{{request}}: in progress {{library, at}}.',
      'cost-proposed':
        '{{request}}: {{library, the}} proposes a cost, which waits for you to accept it.',
      finished: '{{request}}: answered by {{library, the}}.',
      'not-finished': '{{request}}: not answered by {{library, the}}.',
    },
    requestKinds: {
      switching: 'Bibliographic switching no. {{id}}',
      survey: 'Bibliographic survey no. {{id}}',
      'catalogue-card': 'Catalogue card no. {{id}}',
      'specialized-search': 'Specialized search no. {{id}}',
    },
    interestEnding_one:
      '{{count}} entry in your interest profile ends on {{day, day}}: extend it to keep hearing about new titles.',
    interestEnding_many:
      '{{count}} entries in your interest profile end on {{day, day}}: extend them to keep hearing about new titles.',
    interestEnding_other:
      '{{count}} entries in your interest profile end on {{day, day}}: extend them to keep hearing about new titles.',
    webhookStopped:
      'Events are no longer sent to {{address}}: too many did not arrive. Look at the deliveries, and switch it on again once the address answers.',
    letter: {
      subject_one: '{{count}} notice from the library ({{institution}})',
      subject_many: '{{count}} notices from the library ({{institution}})',
      subject_other: '{{count}} notices from the library ({{institution}})',
      body: 'Hello, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'See everything at {{origin}}/meupergamum. To stop receiving these notices by e-mail: {{address}}',
      endInAccount:
        'See everything in your personal area, in the library catalogue. To stop receiving these notices by e-mail, switch them off in your personal area, under Alerts.',
    },
    page: {
      title: 'Notices by e-mail',
      ask: 'Library notices (due dates, holds, requests and new titles) will no longer come by e-mail. They stay in your personal area, under Alerts. Answers to what you ask of the library still come.',
      stop: 'Stop receiving them by e-mail',
      done: 'Done: you will no longer receive notices by e-mail. To receive them again, switch them on in your personal area, under Alerts. Answers to what you ask of the library still come.',
      unknown: 'This link does not belong to any message from the library',
      unknownHint: 'Use the whole link at the end of the message.',
    },
    byMail: 'Receive notices by e-mail too',
    mailOn:
      'Notices will come by e-mail too: at most one message a day about loans, holds and requests and one about new titles.',
    mailOff:
      'Notices will no longer come by e-mail. Answers to what you ask of the library still come.',
  },
};
