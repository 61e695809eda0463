import type { backup as portuguese } from '../pt/backup.ts';

export const backup: typeof portuguese = {
  backup: {
    help: `npm run backup [-- FOLDER]    keeps all that the database has, as it is at this moment, in a new folder

The server may go on running. The folder has the key of the secrets too: keep it as you keep a password.
DATA_DIR and DATABASE_URL say where the application is.`,
    written: '{{folder}}: {{rows, number}} rows of {{tables, number}} tables.',
    withKey: 'The folder holds the key of the secrets: keep it where nobody else reads it.',
    secretKey: 'The key of the secrets is in SECRET_KEY: keep it apart.',
    noKey:
      'There is no key of the secrets in {{file}}: without it the secrets that were kept cannot be read.',
    restoreHelp: `npm run restore -- FOLDER    brings back what npm run backup has kept, into an empty database

Stop the server first. DATA_DIR and DATABASE_URL say where the application is to be, which then starts as ever.`,
    running: 'Estante is running on {{folder}}: stop it first.',
    restored:
      '{{rows, number}} rows of {{tables, number}} tables, kept at {{at}}, are back. Now: npm start',
  },
};
