import type { mail as portuguese } from '../pt/mail.ts';

export const mail: typeof portuguese = {
  mail: {
    exportSubject: 'List of titles from the library ({{institution}})',
    exportBody_one:
      'Hello!\n\n{{sender}} sent you a list with {{count}} title from the library catalogue ({{institution, clause}}). It is attached.\n\nIf you do not know the sender, ignore this message. Please do not reply: nobody reads the answers.\n',
    exportBody_many:
      'Hello!\n\n{{sender}} sent you a list with {{count}} titles from the library catalogue ({{institution, clause}}). It is attached.\n\nIf you do not know the sender, ignore this message. Please do not reply: nobody reads the answers.\n',
    exportBody_other:
      'Hello!\n\n{{sender}} sent you a list with {{count}} titles from the library catalogue ({{institution, clause}}). It is attached.\n\nIf you do not know the sender, ignore this message. Please do not reply: nobody reads the answers.\n',
    recoverySubject: 'Code to reset your password',
    recoveryBody:
      'Hello!\n\nSomebody asked to reset the password of your library access ({{institution, clause}}). The code is:\n\n    {{code}}\n\nIt is valid for {{minutes}} minutes, on the page where it was requested. Do not give it to anyone.\n\nIf it was not you, ignore this message: your password stays the same.\n',
    keptElsewhereSubject: 'Your password is not stored by the library',
    keptElsewhereBody:
      'Hello!\n\nSomebody asked to reset the password of your library access ({{institution, clause}}). It is not stored here: you sign in with your account at the institution, and the password is changed there. That is why this message has no code.\n\nTo sign in, open {{link}} and use your account at the institution.\n\nIf it was not you, ignore this message: nothing changes.\n',
    invitedSubject: 'Choose a new password',
    invitedBody:
      'The library {{institution, of}} asks you to choose a new password.\n\nOpen {{link}}, choose “Forgot my password” and give the user name {{user, clause}}. A code will come to this address.\n\nIf you did not speak to the library, ignore this message: nothing changes.',
    changedSubject: 'Your password was changed',
    changedBody:
      'Hello!\n\nThe password of your library access ({{institution}}) was changed, and other sessions and the access keys were ended.\n\nIf it was not you, reset the password under “Forgot my password” and tell the library.\n',
    recoveredBody:
      'Hello!\n\nThe password of your library access ({{institution}}) was changed, and the sessions and the access keys were ended. Your calendar address no longer works.\n\nIf it was not you, reset the password under “Forgot my password” and tell the library.\n',
    givenSubject: 'The library has set a temporary password for you',
    givenBody:
      'Hello!\n\nThe staff of the library ({{institution}}) have set a temporary password for your account and will give it to you. It is valid for {{days}} days: sign in with it and choose your own. Your sessions and access keys have been ended, and your calendar address no longer works.\n\nIf you did not ask for it, tell the library.\n',
    confirmSubject: 'Confirm this e-mail address',
    confirmBody:
      'Hello!\n\nThis address was given to receive messages from the library ({{institution, clause}}). To confirm that it is yours, open:\n\n    {{link}}\n\nThe link is valid for {{hours}} hours and works only once.\n\nIf it was not you who gave it, ignore this message: nothing will be sent here.\n',
    emailsChangedSubject: 'Your e-mail addresses were changed',
    emailsChangedBody:
      'Hello!\n\nThe e-mail addresses of your registration with the library ({{institution, clause}}) were changed. The new ones take effect once they are confirmed.\n\nIf it was not you, reset your password under “Forgot my password” and tell the library.\n',
    emailsReplacedBody:
      'Hello!\n\nThe library ({{institution, clause}}) changed the e-mail addresses of your registration. The new ones are already in use.\n\nIf something is wrong, tell the library.\n',
    dataAnswerSubject: 'Your request to change personal data',
    dataGrantedBody:
      'Hello, {{name}}!\n\n{{library, The}} ({{institution}}) accepted your request: your data have been changed.\n\n{{answer}}\n',
    dataRefusedBody:
      'Hello, {{name}}!\n\n{{library, The}} ({{institution}}) did not accept your request to change personal data. The reason:\n\n{{answer}}\n',
    accountClosedSubject: 'Your library account was closed',
    accountClosedBody:
      'Hello {{name}},\n\nYour account at the library ({{institution}}) was closed, as you asked, and your data were erased. This is the last message.\n\nIf it was not you, please contact the library.\n',
    accountClosedByStaffBody:
      'Hello {{name}},\n\nThe library ({{institution}}) has closed your account, and your data were erased. This is the last message.\n\nIf you have any questions, please contact the library.\n',
    commentSubject: 'Reply from {{library, the}} to your comment',
    commentBody:
      'Hello, {{name}}!\n\nYou wrote {{library, to}} ({{institution}}):\n\n{{content}}\n\nThe library’s reply:\n\n{{answer}}\n',
    refusedCommentSubject: 'Your comment on “{{title}}”',
    refusedCommentBody:
      'Hello, {{name}}!\n\nYou commented on the title “{{title}}”:\n\n{{content}}\n\n{{library, The}} ({{institution}}) did not publish the comment. The reason:\n\n{{reason}}\n',
    suggestionSubject: 'Your purchase suggestion: {{title}}',
    suggestionBody:
      'Hello, {{name}}!\n\nYou suggested that {{library, the}} ({{institution}}) buy:\n\n{{title}}\n\nStatus: {{state}}\n\n{{answer}}\n',
  },
};
