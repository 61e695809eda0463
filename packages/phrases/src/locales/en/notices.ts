import type { notices as portuguese } from '../pt/notices.ts';

export const notices: typeof portuguese = {
  notices: {
    loan: {
      'due-soon': {
        day: '“{{title}}” is due back or to be renewed by {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” is due back by {{at, moment}} ({{library, clause}}).',
      },
      'due-today': {
        day: '“{{title}}” is due back or to be renewed today, {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” is due back today, by {{at, moment}} ({{library, clause}}).',
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
        day: '“{{title}}” could not be renewed automatically and is due back by {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” could not be renewed automatically and is due back by {{at, moment}} ({{library, clause}}).',
      },
    },
    datedAnew: {
      loan: '{{library}} closes without notice{{why, clause}}: “{{title}}” may now be returned by {{day, day}}, without a fine for those days.',
      pickup:
        '{{library}} closes without notice{{why, clause}}: “{{title}}” may now be fetched by {{day, day}}.',
    },
    holdReleased: '“{{title}}” is held for you at {{library}}: fetch it by {{day, day}}.',
    holdExpired:
      'Your hold on “{{title}}” at {{library}} has ended: it was to be fetched by {{day, day}}.',
    holdEnding:
      'Your hold on “{{title}}” at {{library}} is of use until {{day, day}} only. It ends after that.',
    holdCancelled: {
      lent: 'Your hold on “{{title}}” at {{library}} was fulfilled by the loan.',
      cancelled: 'Your hold on “{{title}}” at {{library}} was cancelled.',
      'by-staff': '{{library}} cancelled your hold on “{{title}}”{{why, clause}}.',
      'not-fetched': 'Your hold on “{{title}}” at {{library}} has ended: the copy was not fetched.',
      'not-needed':
        'Your hold on “{{title}}” at {{library}} ended on the day until which it was needed.',
      'too-old': 'Your hold on “{{title}}” at {{library}} has ended: no copy came back in time.',
      'no-copy':
        'Your hold on “{{title}}” at {{library}} was cancelled: no copy has a status or loan type that allows holds.',
    },
    requestMoved: {
      waiting: 'Your request for “{{title}}” waits to be sent to {{library, clause}}.',
      'in-transit': '“{{title}}” is on its way to {{library}}, expected on {{day, day}}.',
      'in-transit-some-day': '“{{title}}” is on its way to {{library, clause}}.',
      available: '“{{title}}” has arrived at {{library}}: fetch it by {{day, day}}.',
      finished: 'Your request for “{{title}}” was fulfilled at {{library, clause}}.',
      'not-finished':
        'Your request for “{{title}}” at {{library}} was not fulfilled{{why, clause}}.',
    },
    suggestionAnswered:
      '{{library}} has answered your acquisition suggestion: “{{title, clause}}”.',
    interestEnding_one:
      '{{count}} entry of your interest profile ends on {{day, day}}: extend it to go on being told of new titles.',
    interestEnding_many:
      '{{count}} entries of your interest profile end on {{day, day}}: extend them to go on being told of new titles.',
    interestEnding_other:
      '{{count}} entries of your interest profile end on {{day, day}}: extend them to go on being told of new titles.',
    letter: {
      subject_one: '{{count}} notice from the library ({{institution}})',
      subject_many: '{{count}} notices from the library ({{institution}})',
      subject_other: '{{count}} notices from the library ({{institution}})',
      body: 'Hello, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'See everything at {{origin}}/meupergamum. To get no more of these notices by e-mail: {{address}}',
      endInAccount:
        'See everything in My account, in the library catalogue. To get no more of these notices by e-mail, switch them off in My account, Alerts.',
    },
    page: {
      title: 'Notices by e-mail',
      ask: 'Notices from the library (due dates, holds, requests and new titles) no longer come by e-mail. They stay in My account, Alerts.',
      stop: 'No more by e-mail',
      done: 'Done: you will get no more notices by e-mail. To get them again, switch them on in My account, Alerts.',
      unknown: 'This address is of no letter from the library',
      unknownHint: 'Use the whole address at the end of the letter.',
    },
    byMail: 'Get the notices by e-mail too',
    mailOn:
      'Notices will come by e-mail too, at most one letter a day about loans, holds and requests and one about new titles.',
    mailOff: 'Notices will no longer come by e-mail.',
  },
};
