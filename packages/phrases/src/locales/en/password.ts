export const password = {
  password: {
    title: 'Password',
    lead: 'Change the password you sign in with. It applies to all your affiliations.',
    present: 'Current password',
    done: 'Your password has been changed. Your other sessions and access keys were ended.',
    outside: 'Your password is changed on the institution’s own page.',
    goThere: 'Go to the password page',
    elsewhere:
      'Your password is kept by another of the institution’s systems, and has to be changed there.',
  },
};
