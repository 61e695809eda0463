const fileSentences: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  empty: 'it is empty',
  'not-marc': 'it is neither ISO 2709 nor MARCXML',
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
  'no-terminator': 'record terminator is missing',
  junk: 'bytes between records',
  xml: 'XML is ill-formed',
  'unknown-library': 'copies or holdings of a library that is not known, given to --library',
  renumbered: 'number had another title before: taken as a new title',
};

export function warningSentence(warning: string): string {
  return warningSentences[warning] ?? warning;
}
