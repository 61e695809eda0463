import type { redirects as portuguese } from '../pt/redirects.ts';

export const redirects: typeof portuguese = {
  vendor: {
    title: 'Access: {{name}}',
    unnamed: 'vendor',
    intro: 'The content opens in another tab, where you are already signed in.',
    restricted: 'Restricted access: sign in to read at {{name, clause}}.',
    open: 'Open {{name}}',
    openAgain: 'Open {{name}} again',
    opening: 'Preparing access…',
    isOpen: 'Another tab has opened. You may close this page.',
    heldBack: 'The browser did not open another tab by itself. Use the button below.',
    going: 'On the way to {{name}}',
    goOn: 'Continue to {{name}}',
    nothing: 'No access has been prepared for this tab, or its minute has passed.',
    signIn: 'Sign in to continue to {{name, clause}}.',
    refused:
      'The address that was kept does not belong to the vendor. To be safe, it was not opened.',
    askAgain: 'Request access again',
  },
  redirected: {
    title: 'Signed in from another site',
    going: 'On the way to the personal area',
    asking:
      'You were brought here, from another site, with a sign-in that is ready. Continue only if you have just left your library’s personal area: with another person’s sign-in, what you do is kept in their account.',
    enter: 'Sign in',
    leave: 'Do not sign in',
    alreadyIn: '{{name}} is already signed in here. To use another account, sign out first.',
    goOnAs: 'Continue as {{name}}',
  },
};
