import type { FileFacts, KindCounts } from '../modules/import/index.ts';

const fileSentences: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  empty: 'it is empty',
  'not-marc': 'it is in no format of MARC that is known',
};

/** Why a file could not be read, to follow its name and a colon. */
export function fileSentence(reason: string): string {
  return fileSentences[reason] ?? `reading it failed (${reason})`;
}

const warningSentences: Readonly<Record<string, string>> = {
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
  'unknown-library': 'copies or holdings of a library that is not known, given to --library',
  renumbered: 'number had another title before: taken as a new title',
  'shared-barcode': 'bar code of copies of two titles',
};

export function warningSentence(warning: string): string {
  return warningSentences[warning] ?? warning;
}

/** What was recognised in a file, to follow its name and a colon. */
export function factsSentence({ formats, charsets, items }: FileFacts): string {
  const sets = Object.entries(charsets)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, records]) => `${records.toLocaleString('en')} in ${charsetNames[name] ?? name}`);
  const whose = items === null || items === 'none' ? [] : [`items as ${items} has them`];
  return [`read as ${formats.join(', ') || 'MARC'}`, ...sets, ...whose].join('; ');
}

const charsetNames: Readonly<Record<string, string>> = {
  ascii: 'ASCII',
  'utf-8': 'UTF-8',
  'marc-8': 'MARC-8',
  'windows-1252': 'Windows-1252 (Latin-1)',
  cp850: 'code page 850',
  declared: 'the set the file declares',
};

const fates = ['new', 'changed', 'joined', 'unchanged', 'withdrawn', 'setAside'] as const;
const fateNames: Readonly<Record<(typeof fates)[number], string>> = {
  new: 'new',
  changed: 'changed',
  joined: 'joined',
  unchanged: 'unchanged',
  withdrawn: 'withdrawn',
  setAside: 'set aside',
};

/** What became of a file's records: '1,000 records, 998 new, 2 set aside'. */
export function countsSentence(counts: KindCounts): string {
  const some = fates.filter((fate) => counts[fate] > 0);
  return [
    `${counts.read.toLocaleString('en')} records`,
    ...some.map((fate) => `${counts[fate].toLocaleString('en')} ${fateNames[fate]}`),
  ].join(', ');
}
