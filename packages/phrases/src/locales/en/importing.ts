import type { importing as portuguese } from '../pt/importing.ts';

export const importing: typeof portuguese = {
  importing: {
    help: `Usage: npm run import -- [--library CODE] [--library CODE=LIBRARY]… [--new-libraries]
                         [--code LIST:CODE=ENTRY]… [--source CODE] [--charset NAME]
                         [--items SYSTEM] [--isis TABLE] [--dry-run] FILE…
       npm run import -- covers [--source CODE] [--dry-run] FOLDER
       npm run import -- --undo NUMBER [--dry-run]

Brings MARC 21 records into the catalogue: titles, authorities, holdings and copies. It knows ISO
2709, MARCXML, MARC-in-JSON, mnemonic MARC (.mrk), Aleph sequential and CDS/ISIS, and these in
gzip or zip; the report says what was recognised. Importing a file again changes only what has changed in it.

With 'covers' it brings in the pictures of a folder (JPEG, PNG, WebP, up to 10 MiB), each named by
the ISBN or the control number of its title: 9788535910667.jpg. (A file called 'covers' is ./covers.)

  --library CODE  library of the copies whose record names none, or one that does not exist here
  --library CODE=LIBRARY
                  what the records call CODE is LIBRARY here; kept for later imports, and copies
                  that were set aside under CODE are taken up
  --code LIST:CODE=ENTRY
                  what the records call CODE is here the entry whose code is ENTRY; LIST is tipo_emprestimo,
                  colecao or localizacao (loan types, collections, locations). Kept for later imports, as
                  what is said on their page
  --new-libraries makes libraries of codes that are not known here: the first import of a network's
                  own records; without it such copies are set aside, with the records they belong to
  --source CODE   where the records come from; without it each record says so itself (field 003);
                  of covers, whose control numbers they are named by
  --charset NAME  the character set of all records, in place of one weighed over the whole file:
                  {{charsets}}
  --items SYSTEM  whose fields the items are in, in place of what the file shows: {{items}},
                  none; or a file of rules, one a line ('949 codigo_barras a'): the field of the first has the
                  items, one in each. After the field comes {{columns}}
  --isis TABLE    how fields of CDS/ISIS become MARC 21: 'lilacs', 'marc', or a file of rules, one a
                  line ('18 245 10 a'); without it a field 245 tells marc, and its want lilacs
  --undo NUMBER   takes an import back, by the number its report names: titles that it overwrote are as
                  they were, titles and records that it added are withdrawn with their copies. What was
                  changed or lent since stays, and is named. Imports are kept for 90 days
  --dry-run       says what the import would do, shows ten titles and ten copies of each file, and does nothing
  --help          shows this

It works beside the running application, and on its own. DATA_DIR and DATABASE_URL say where the
catalogue is, as they do for the application.

Exit codes: 0 done; 1 failed; 2 a file could not be read, or the command is wrong; 130 interrupted.`,
    wrong: {
      noFile: 'Name at least one file.',
      charset: 'There is no character set {{name, clause}}.',
      items: 'There is no profile of items {{name, clause}}, and no such file.',
      itemsLine: "Line {{line, number}} of {{file}} is no rule such as '949 codigo_barras a'.",
      itemsEmpty: '{{file}} says of no field that it has the bar code or the library of a copy.',
      covers: 'Name one folder of covers, and no library.',
      libraries: 'Name one library, and any number of CODE=LIBRARY.',
      code: '--code {{code, clause}}: say LIST:CODE=ENTRY; the list is one of these: {{lists, clause}}.',
      codeTwice:
        '--code {{code, clause}}: this code was said to be another entry of the list already.',
      undo: 'Name the number of one import, and no file.',
      isisLine: "Line {{line, number}} of {{file}} is no rule such as '18 245 10 a'.",
      isisFile: '{{file}} cannot be read as a table of CDS/ISIS.',
    },
    noFolder: '{{folder}} is no folder that can be read.',
    noLibrary: 'There is no library {{code, clause}}.',
    knownLibraries: 'Known are: {{codes, clause}}.',
    noneKnown: 'None is known yet.',
    noEntry: '--code {{code, clause}}: there is no entry {{entry, clause}} in that list.',
    entryCode:
      '--code {{code, clause}}: an entry of the list has the code {{own, clause}} itself, and it means that one.',
    libraryCode:
      '--library {{code, clause}}: a library has the code {{own, clause}} itself, and it means that one.',
    knownEntries: 'Known are: {{codes, clause}}.',
    noEntries: 'The list is empty.',
    bar: 'Importing [{bar}] {percentage}% | {records} records | {eta_formatted} left',
    step: '{{part, number}}%: {{records}} records',
    files: {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'it may not be read',
      empty: 'it is empty',
      'not-marc': 'it is in no format of MARC that is known',
    },
    unreadable: 'reading it failed ({{reason}})',
    interruptedAfter:
      '{{file}}: interrupted after {{records, number}} records, which are in; run it again for the rest.',
    warnings: {
      length: 'record length in the leader is wrong',
      'base-address': 'base address in the leader is wrong',
      leader: 'leader is damaged',
      directory: 'directory is wrong; fields found by their ends',
      'fields-lost': 'some fields could not be read',
      tag: 'fields without a proper tag left out',
      indicators: 'indicators are wrong',
      subfields: 'fields without subfields, or text before them',
      'subfield-code': 'subfield codes are wrong',
      'control-characters': 'control characters in the text',
      encoding: 'bytes that are wrong in the character set',
      'guessed-charset': 'character set is a guess: another would have been possible',
      'no-terminator': 'record terminator is missing',
      junk: 'bytes between records',
      xml: 'XML is ill-formed',
      'unknown-library':
        'copies and holdings of a library that is not known, given to the one chosen',
      renumbered: 'number had another title before: taken as a new title',
      'shared-barcode': 'bar code of copies of two titles',
      'written-by-staff': 'copies on which staff wrote something else on screen: that was kept',
    },
    unknownState: 'state of a copy that is not known, read as available: {{state}}',
    readAs: 'read as {{formats}}',
    inCharset: '{{records, number}} in {{charset}}',
    itemsAs: 'items as {{system}} has them',
    itemsByTable: 'items by the table given',
    firstCopies: 'First copies:',
    charsets: {
      cp850: 'code page 850',
      declared: 'the set the file declares',
    },
    records: '{{records, number}} records',
    fates: {
      read: 'read',
      new: 'new',
      changed: 'changed',
      unchanged: 'unchanged',
      joined: 'joined',
      withdrawn: 'withdrawn',
      setAside: 'set aside',
    },
    kinds: {
      bibliographic: 'bibliographic',
      authority: 'authority',
      holdings: 'holdings',
      unreadable: 'unreadable',
    },
    copies:
      'Copies: {{added, number}} new, {{changed, number}} changed, {{withdrawn, number}} withdrawn.',
    overwrote: 'Records that overwrote another: {{total, number}}, by',
    joinedBy: 'Records that joined a title: {{total, number}}, by',
    moreReasons: 'and for {{left, number}} more reasons',
    wasImport: 'This was import {{id}}; npm run import -- --undo {{id}} takes it back.',
    withWarnings: 'Records with warnings:',
    madeLibraries: 'Libraries that were not known and have been made: {{codes, clause}}.',
    placed: 'Copies set aside before and placed now: {{placed, number}}.',
    unplaced: 'Copies and holdings set aside, since no library here has the code:',
    newCodes: {
      loan_type: 'Loan types that were not here, with the copies of each:',
      collection: 'Collections that were not here:',
      location: 'Shelving locations that were not here:',
    },
    newTypes: `Copies of these types are lent by the rules for any type until they have rules of their own. Before the import a code
can be said to be an entry that is here, with --code LIST:CODE=ENTRY or on the staff page of imports.`,
    moreCodes: 'and {{left, number}} more codes',
    sayCodes: `Say what a code means with --library CODE=LIBRARY or on the staff page of libraries, or make
libraries of them with --new-libraries.`,
    lists: {
      setAside: 'Records set aside are listed in {{file}}',
      overwritten: 'What was overwritten, and by what, is listed in {{file}}',
      joined: 'What joined which title is listed in {{file}}',
      renumbered: 'New titles under a number of another are listed in {{file}}',
      barcodes: 'Bar codes of two titles are listed in {{file}}',
      guessed: 'Records whose character set is a guess (--charset names it) are listed in {{file}}',
    },
    dryRun: 'Dry run: nothing was written to the catalogue.',
    covers: {
      step: '{{part, number}}%: {{read}} files',
      counts:
        '{{read}} files read, {{added}} new covers, {{changed}} changed, {{unchanged}} unchanged, {{setAside}} set aside.',
      setAside: 'Set aside, with reasons: {{file}}',
      interrupted: 'Interrupted: run it again for the others.',
    },
    coverReasons: {
      'wrong-name': 'its name is no ISBN or control number with .jpg, .jpeg, .png or .webp',
      empty: 'it is empty',
      'too-large': 'it has more than 10 MiB',
      'no-picture': 'it is no whole JPEG, PNG or WebP, whatever its name says',
      'too-many-pixels': 'it has more than 40 million pixels',
      'too-small': 'a side of it has less than 60 pixels',
      'no-title': 'no title has this ISBN or control number',
      ambiguous: 'titles of several sources have this control number: name one with --source',
    },
    undo: {
      unknown: 'There is no import {{id}}, or it is too long ago to be undone.',
      restored: 'Import {{id}}: {{restored, number}} records are as they were before it,',
      withdrawn:
        '{{withdrawn, number}} titles of its own and {{separated, number}} records that had joined others are withdrawn.',
      left: 'Left as they are: {{left, number}} records.',
      entries: {
        loan_type: 'Gone from the loan types: {{codes, clause}}.',
        collection: 'Gone from the collections: {{codes, clause}}.',
        location: 'Gone from the shelving locations: {{codes, clause}}.',
      },
      more: 'and {{left, number}} more',
      interrupted: 'Interrupted; run it again for the rest.',
      titleId: 'title {{id}}',
      number: 'number {{number}}',
      byImport: 'by import {{id}}',
      reasons: {
        changed: 'changed since',
        lent: 'a copy has been lent',
        wanted: 'a patron waits for it',
      },
    },
  },
};
