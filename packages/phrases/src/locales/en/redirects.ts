import type { redirects as portuguese } from '../pt/redirects.ts';

export const redirects: typeof portuguese = {
  vendor: {
    title: 'Access: {{name}}',
    unnamed: 'vendor',
    intro: 'The content opens in another tab, where you are signed in already.',
    restricted: 'Restricted access: sign in to read at {{name, clause}}.',
    open: 'Open {{name}}',
    openAgain: 'Open {{name}} again',
    opening: 'Asking for the way in…',
    isOpen: 'Another tab has opened. You may close this page.',
    heldBack: 'The browser opened no tab by itself. Use the button below.',
    going: 'On the way: {{name}}',
    goOn: 'Go on to {{name}}',
    nothing: 'No way in is kept for this tab, or its minute has passed.',
    signIn: 'Sign in to go on to {{name, clause}}.',
    refused: 'The address that was kept is not the vendor’s. To be safe, it was not opened.',
    askAgain: 'Ask for another way in',
  },
  redirected: {
    title: 'Signed in from another site',
    going: 'On the way to the personal area',
    asking:
      'Somebody brought you here with a sign-in that is ready. Go on only if you have just left the personal area of your library: with another person’s sign-in, what you do is kept in their account.',
    enter: 'Sign in',
    leave: 'Do not sign in',
    alreadyIn: '{{name}} is signed in here already. To use another account, sign out first.',
    goOnAs: 'Go on as {{name}}',
  },
};
