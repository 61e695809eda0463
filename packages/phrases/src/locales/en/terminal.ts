import type { terminal as portuguese } from '../pt/terminal.ts';

export const terminal: typeof portuguese = {
  terminal: {
    unknownOption: 'There is no option {{option, clause}}.',
    wrongOption: 'The option {{option}} needs a value, or takes none.',
    extraWord: 'One word too many: {{word}}',
    earlierVersion: `The database is of an earlier version of Estante, and this command does not change it. Stop the servers and upgrade it:
npm run upgrade -- --yes FOLDER first keeps everything in a new folder; npm start upgrades it and keeps nothing.`,
    noDatabase: `There is no database in {{folder}}, and none was made there. DATA_DIR or DATABASE_URL, in the .env file or before the
command, says where the application is; npm start begins a new one.`,
  },
  reindex: {
    help: `npm run reindex    builds the search index anew from PostgreSQL

Where the application runs, it does so, and the old index answers until the new one is there; where it does not, the
index is built here, for its next start. DATA_DIR and DATABASE_URL say where the application is.`,
    asked: 'Every running server now builds its search index anew.',
    holds: 'Titles in the search index: {{titles, number}}',
    progress: 'Titles: {{done}}/{{total}}',
  },
  jobs: {
    help: `npm run jobs            what is done each night and each hour, and what became of it last
npm run jobs -- NAME    has a running server do it now, in its turn, and waits for it

Ctrl-C stops waiting, not the job. DATA_DIR and DATABASE_URL say where the application is.`,
    notRunning: 'Estante is not running on {{folder}}: start it, and what was missed is done then.',
    unknown: 'There is no job {{name, clause}}. There are these: {{names}}',
    notYet: 'not done yet',
    notTakenUp:
      'no server has begun it yet: it waits for one that runs, which does one job at a time',
    waits: 'waits since {{at}}',
    runs: 'runs since {{at}}',
    done: 'done {{at}}',
    failed: 'failed {{at}}',
    failedAndAgain: 'failed {{at}} and is tried again',
    cancelled: 'was cancelled {{at}}',
  },
  newSecrets: {
    help: `npm run new-secrets -- --yes    begins anew with other keys, where the key of the old ones is lost

Stop every server first. The next start makes the keys. What is lost:
- everybody signs in again, and the links in e-mails sent before no longer work;
- second factors by an authenticator are deleted: until another is set up, a password alone signs in. Passkeys stay;
- readers' webhooks are deleted, and shared lists are no longer shared;
- sign-in by institutions, vendors and the provider of captchas are off until their secrets are entered anew, on their
  screens; to vendors, readers are new ones.

Where the key has leaked, delete secret.key or change SECRET_KEY first: a key that is there is used again.`,
    forgotten:
      'The secrets are forgotten. The next start makes new ones, under the key of {{key, clause}}.',
  },
  z3950: {
    help: `npm run z3950 -- ADDRESS [LISTENER]    answers Z39.50 by asking this catalogue's SRU

ADDRESS is where SRU is, http://127.0.0.1:3000/sru; LISTENER where Z39.50 is to be answered, as YAZ writes it:
{{listener}} where nothing is said. The database is called {{database, clause}}.
It needs Simple2ZOOM (Debian: apt-get install libnet-z3950-simple2zoom-perl), which is no part of Estante.`,
    missing:
      'simple2zoom is not installed (Debian: apt-get install libnet-z3950-simple2zoom-perl).',
  },
  upgrade: {
    help: `npm run upgrade                   shows what this version would change in the database, and changes nothing
npm run upgrade -- --yes [FOLDER]  first keeps everything in a new folder, as npm run backup does, then changes it

Stop the servers before --yes. A start does the same, and keeps nothing. DATA_DIR and DATABASE_URL say where the
application is.`,
    empty: 'The database is empty: the first start makes it ready.',
    database: 'Database of version {{release}} ({{migration}})',
    none: 'Nothing to change in the database.',
    pending: 'Changes to make in the database: {{pending, number}}',
    done: 'Changes made in the database: {{done, number}}. Now: npm start',
  },
};
