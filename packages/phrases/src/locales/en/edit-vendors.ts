import type { editVendors as portuguese } from '../pt/edit-vendors.ts';

export const editVendors: typeof portuguese = {
  editVendors: {
    hint: 'Whoever signs in is taken to the vendor with a token signed with the secret: it is valid for a minute and does not say who the person is. Leave blank the vendors that the institution does not have.',
    states: {
      on: 'On',
      off: 'Off',
      none: 'Not set up',
      removed: 'Will be removed',
    },
    enabled: 'Take patrons to this vendor',
    name: 'Name that patrons know it by',
    address: 'Sign-in address',
    addressHint: 'The https address that the vendor gave for signing in.',
    hosts: 'Allowed hosts',
    hostsHint:
      'One per line, such as reader.example.com. The host of the sign-in address has to be among them; no patron is taken to any other.',
    badAddress: 'Enter a complete https address, without user name or password.',
    badHosts: 'The sign-in address is on none of these hosts.',
    link: 'Address to give to patrons: {{address}}',
    secret: 'Signing secret',
    secretUnset: '32 to 200 characters without spaces: the same one the vendor has.',
    secretSet: 'A secret has been saved, and is not shown. Type here only to replace it.',
    remove: 'Remove this vendor',
    repository: 'Repository of papers',
    repositoryHint:
      'Where patrons post theses and dissertations (feature 9013). Unlike vendors, it is told the user name of whoever arrives.',
  },
  editCaptcha: {
    provider: 'Who verifies',
    providers: { altcha: 'Estante itself', siteverify: 'Another provider' },
    providerHints: {
      altcha: 'The browser does a calculation; nobody outside learns of it.',
      siteverify: 'reCAPTCHA, hCaptcha or Turnstile: their program runs on the sign-in page.',
    },
    isOff:
      'The captcha is off (feature 1120): what is set here takes effect once it is switched on.',
    isOn: 'The captcha is on. Try signing in with another browser before you leave this page: with wrong data nobody can sign in.',
    script: 'Address of the program',
    object: 'Object of the program',
    objectHint: 'grecaptcha, hcaptcha or turnstile.',
    siteKey: 'Site key',
    verifyAddress: 'Verification address (siteverify)',
    badAddress: 'Enter a complete https address, without user name or password.',
    secret: 'Secret key',
    secretUnset: 'The one that the provider gave you with the site key.',
    secretSet: 'A key has been saved, and is not shown. Type here only to replace it.',
  },
};
