import type { renewals as portuguese } from '../pt/renewals.ts';

export const renewals: typeof portuguese = {
  renewals: {
    lead: 'Keep what you have borrowed for longer, if nobody is waiting for it.',
    form: 'Renew loans',
    none: 'Nothing to renew',
    some: 'Renew selected',
    all: 'Renew all',
    choose: 'Select at least one loan to renew.',
    select: 'Select: {{title}}',
    renewed_zero: 'No loan was renewed.',
    renewed_one: '{{count, number}} loan renewed.',
    renewed_many: '{{count, number}} loans renewed.',
    renewed_other: '{{count, number}} loans renewed.',
    refused_one: '{{count, number}} was not renewed: see the reason next to it.',
    refused_many: '{{count, number}} were not renewed: see the reason beside each.',
    refused_other: '{{count, number}} were not renewed: see the reason beside each.',
    until: 'Renewed: return by {{day, day}}.',
    gone_one: '{{count, number}} is no longer on loan to you.',
    gone_many: '{{count, number}} are no longer on loan to you.',
    gone_other: '{{count, number}} are no longer on loan to you.',
    wasRefused: 'Not renewed',
    automatic: 'Automatic renewal',
    automaticSwitch: 'Renew for me',
    automaticHint_one:
      '{{count, number}} day before the due date, where possible. You will get a notice.',
    automaticHint_many:
      '{{count, number}} days before the due date, where possible. You will get a notice.',
    automaticHint_other:
      '{{count, number}} days before the due date, where possible. You will get a notice.',
    automaticOn: 'From now on your loans are renewed automatically where possible.',
    automaticOff: 'Your loans are no longer renewed automatically.',
  },
};
