import type { admin as portuguese } from '../pt/admin.ts';

export const admin: typeof portuguese = {
  admin: {
    help: `npm run admin -- create USER --name NAME --library CODE [--email ADDRESS]
                                     an administrator of the network; asks for the password
npm run admin -- password USER       changes the password and ends open sessions
npm run admin -- roles               who works for the network
npm run admin -- roles USER ROLE     patron, teacher, staff or administrator
npm run admin -- unlock USER         unblocks a login
npm run admin -- second-factor USER     removes the second factor of who has lost the device
npm run admin -- captcha off         asks nobody for a captcha any longer
npm run admin -- sign-out-all        ends the sessions of everybody
npm run admin -- status              what the network has

DATA_DIR and DATABASE_URL say where the application is, which may be running.`,
    askPassword: 'Password:',
    created: '{{username}} administers the network from now on.',
    passwordSet: 'The password of {{username}} was changed, and open sessions have ended.',
    unlocked: '{{username}} may sign in again.',
    secondFactorRemoved: 'The second factor of {{username}} was removed.',
    captchaOff: 'The captcha is off: people sign in without it.',
    signedOut_one: '{{count, number}} session was ended: everybody signs in again.',
    signedOut_many: '{{count, number}} sessions were ended: everybody signs in again.',
    signedOut_other: '{{count, number}} sessions were ended: everybody signs in again.',
    roleSet: 'The role of {{username}} is now {{role}}',
    blocked: '(blocked)',
    nobody: 'Nobody works for the network yet.',
    status: `Titles: {{titles, number}}
Copies: {{copies, number}}
Libraries: {{libraries, number}}
People: {{people, number}}
Administrators: {{administrators, number}}
Open loans: {{loans, number}}`,
    setupCode: 'Nobody administers the network. Setup code: {{code}}',
    roles: {
      patron: 'patron',
      teacher: 'teacher',
      staff: 'staff',
      administrator: 'administrator',
    },
    problems: {
      noUser: 'There is no such user.',
      takenUser: 'There is already a user with that name.',
      wrongUser: 'The user name has 3 to 50 letters or digits, without spaces.',
      noLibrary: 'No library has that code.',
      lastAdministrator: 'This is the last administrator of the network: name another one first.',
      noSecondFactor: 'This user has no second factor.',
      noCaptcha: 'The captcha was off already.',
      endedUser: 'This user’s affiliation has ended.',
    },
  },
};
