import type { recovery as portuguese } from '../pt/recovery.ts';

export const recovery: typeof portuguese = {
  recovery: {
    forgotten: 'Forgot my password',
    leave: 'Back to sign-in',
    step: 'Step {{number}} of 3',
    userTitle: 'Recover your password',
    userHint: 'A code will be sent to the e-mail address on your record.',
    keptElsewhere:
      'Only the passwords of administrators are recovered here. All others are those of the institution: they are changed there, and the e-mail will say so.',
    send: 'Send the code',
    sending: 'Sending the code…',
    codeTitle: 'Enter the code',
    sentTo:
      'If there is an account with the user name “{{user}}”, a code of {{length}} digits was sent to {{emails, clause}}.',
    code: 'Code',
    codeHint: 'It is checked as soon as it is complete.',
    timeLeft: 'Valid for another {{time}}',
    expired: 'The code has expired. Request another.',
    check: 'Check the code',
    checking: 'Checking the code…',
    resend: 'Send another code',
    resent: 'The code was sent. Check your inbox.',
    sentJustNow: 'The code sent a moment ago is still good. Check your inbox.',
    passwordTitle: 'Choose a new password',
    passwordHint: '{{name}}, the new password applies to all your affiliations.',
    password: 'New password',
    again: 'Repeat the new password',
    met: '(met)',
    allMet: 'All criteria are met.',
    notMet: 'Criteria not met yet: {{left}} of {{of, clause}}.',
    save: 'Save the new password',
    saving: 'Saving the new password…',
    SenhaAlteradaSucesso:
      'Your password has been changed. Your sessions and access keys were ended: sign in with the new password.',
  },
  captcha: {
    label: 'I am not a robot',
    working: 'Verifying…',
    done: 'Verified',
    required: 'Fill the captcha',
    expired: 'The verification has expired. Do it again.',
    failed: 'The verification could not be completed. Try again.',
  },
  signInFirst: {
    intro: 'Sign in to continue. What you were doing stays as it is.',
    unwelcome: 'This account cannot sign in from this window',
    unwelcomeHint: 'The password is right, but the session was not kept. Use the sign-in page.',
    unwelcomeByProvider:
      'Your institution confirmed who you are, but the session was not kept. Use the sign-in page.',
    loginPage: 'Go to the sign-in page',
  },
};
