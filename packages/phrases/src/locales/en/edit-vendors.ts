import type { editVendors as portuguese } from '../pt/edit-vendors.ts';

export const editVendors: typeof portuguese = {
  editVendors: {
    hint: 'Who signs in is taken to the vendor with a token signed by the secret: it is good for a minute and does not say who the person is. Leave blank the vendors that the institution does not have.',
    states: {
      on: 'On',
      off: 'Off',
      none: 'Not set up',
      removed: 'Will be removed',
    },
    enabled: 'Take readers to this vendor',
    name: 'Name that readers know it by',
    address: 'Entry address',
    addressHint: 'The https address that the vendor gave for the entry.',
    hosts: 'Allowed hosts',
    hostsHint:
      'One on each line, such as reader.example.com. That of the entry has to be among them; no reader is taken to another.',
    badAddress: 'Write a whole https address, without user name and password.',
    badHosts: 'The entry address is on none of these hosts.',
    link: 'Address to give to readers: {{address}}',
    secret: 'Signing secret',
    secretUnset: '32 to 200 characters without blanks: the same that the vendor has.',
    secretSet: 'A secret is set, and is not shown. Write here only to replace it.',
    remove: 'Remove this vendor',
    repository: 'Repository of works',
    repositoryHint:
      'Where readers post theses and dissertations (feature 9013). Unlike vendors, it is told the user name of who arrives.',
  },
  editCaptcha: {
    provider: 'Who checks',
    providers: { altcha: 'Estante itself', siteverify: 'Another provider' },
    providerHints: {
      altcha: 'The browser works out a number; nobody outside learns of it.',
      siteverify: 'reCAPTCHA, hCaptcha or Turnstile: their program runs on the sign-in page.',
    },
    isOff: 'The captcha is off (feature 1120): what is set here counts once it is switched on.',
    isOn: 'The captcha is on. Try to sign in with another browser before you leave this page: with wrong data nobody gets in.',
    script: 'Address of the program',
    object: 'Object of the program',
    objectHint: 'grecaptcha, hcaptcha or turnstile.',
    siteKey: 'Site key',
    verifyAddress: 'Address that checks (siteverify)',
    badAddress: 'Write a whole https address, without user name and password.',
    secret: 'Secret key',
    secretUnset: 'The one that the provider gave with the site key.',
    secretSet: 'A key is set, and is not shown. Write here only to replace it.',
  },
};
