export const password = {
  password: {
    title: 'Password',
    lead: 'Change the password you sign in with. It is that of all your links.',
    present: 'Current password',
    done: 'The password was changed! Your other sessions were ended.',
    outside: 'Your password is changed on the institution’s own page.',
    goThere: 'Go to the page for passwords',
    elsewhere: 'Your password is kept by another system of the institution, and is changed there.',
  },
};
