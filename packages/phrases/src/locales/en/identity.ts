import type { identity as Portuguese } from '../pt/identity.ts';

export const identity: typeof Portuguese = {
  signInWays: {
    by: 'Sign in with {{name}}',
    or: 'Or with user name and password',
    leaving: 'Opening the sign-in page…',
    forAdministration: 'Sign-in for administrators',
    title: 'Sign-in',
    again: 'Sign in again',
    inWindow:
      'Your institution’s page opens in another window or tab, and what you have done here stays as it is.',
    beside: 'Sign in in your institution’s window or tab. This page then goes on by itself.',
    heldBack: 'The browser did not open another window',
    heldBackHint:
      'Allow windows of this site and try again, or continue in this one: what is written here and not saved is lost.',
    goOnHere: 'Continue in this window',
    returning: 'Going back to the page you were on…',
    handed: 'Done: the page you were on goes on',
    handedHint: 'Go back to it. This window can be closed.',
    unheard: 'Go back to the page you were on',
    unheardHint:
      'It goes on by itself when you come back to it. If it is no longer open, continue in this window.',
  },
  confirmation: {
    lead: 'You signed in with {{name}} and confirm there who you are: your institution asks you to sign in again, in another window or tab. What you have written here stays as it is.',
    start: 'Confirm at {{name}}',
    done: 'You have confirmed who you are at {{name, clause}}. This is good for five minutes.',
    title: 'Confirmation',
    taking: 'Confirming…',
    back: 'Back to the page',
    beforeEmail: 'To change the e-mail, first confirm who you are.',
  },
  identityTrial: {
    notPublic:
      '{{host}} is not a public address. If it is inside your network, ask whoever runs the server to name it in INTERNAL_HOSTS.',
    unreachable: '{{host}} could not be reached: {{detail, clause}}.',
    slow: '{{host}} took too long to answer.',
    tooLong: '{{host}} answered with more than is read.',
    oidcFound: '{{host}} answered and describes itself by OpenID Connect.',
    oidcNotFound:
      '{{host}} answered, but does not publish what is needed at /.well-known/openid-configuration. Check the issuer address.',
    oidcOtherIssuer:
      '{{host}} says it is another issuer. Copy the address exactly as the provider gives it.',
    oidcClientKnown: 'The provider knows the client {{client}} and accepts the secret.',
    oidcClientUnknown:
      'The provider does not accept the client {{client}}: check its name and secret, and whether it is active there.',
    oidcNoTokens: 'The provider did not answer when the client identified itself.',
    oidcTakesAnything: 'The provider accepted a code that nobody gave: do not use it.',
    oidcReturnKnown:
      'The provider’s sign-in page opens and agrees to return to {{address, clause}}.',
    oidcReturnUnknown:
      'The provider does not agree to return to {{address}}: ask for this address to be registered there.',
    oidcNoPage: 'The provider’s sign-in page does not open.',
    samlNoPage: '{{host}} does not open the sign-in page.',
    samlUnknown:
      '{{host}} refuses the request to sign in: check that this site’s metadata is registered there.',
    samlKnown: '{{host}} opens the sign-in page and knows this site.',
    certificateEnded: 'The certificate has expired or cannot be read.',
    certificateGood: 'The certificate is valid until {{until, clause}}.',
    notSecure:
      '{{host}} does not accept a secure connection (TLS) with a certificate that can be checked: {{detail, clause}}.',
    ldapSecure: 'The connection to {{host}} is secure, and its certificate is valid.',
    ldapNoAccount: 'No account: the directory is searched anonymously.',
    ldapAccount: 'The directory accepts the account {{account, clause}}.',
    ldapAccountRefused:
      'The directory does not accept the account {{account}}: check its DN and password.',
    ldapBase: 'The base {{base}} is there.',
    ldapNoBase: 'The base {{base}} is not there, or the account may not see it.',
    ldapNobody:
      'Nobody, or more than one person, has the user name {{username}} in that base and filter.',
    ldapNoLogin:
      'The person was found, but the directory does not show the attribute {{attribute, clause}}.',
    ldapPerson: 'Found: {{told, clause}}.',
  },
};
